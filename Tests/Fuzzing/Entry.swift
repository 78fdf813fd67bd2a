import Glibc

/// Where libFuzzer starts: chooses the target that `FUZZ_TARGET` names.
///
/// Without one the program lists its targets and ends; `Scripts/fuzz` asks it for them.
@c(LLVMFuzzerInitialize)
public func initialize(_: UnsafeMutableRawPointer?, _: UnsafeMutableRawPointer?) -> CInt {
  guard FuzzTarget.chosen == nil else { return 0 }
  for target in FuzzTarget.all { print(target.name) }
  exit(getenv(FuzzTarget.variable) == nil ? 0 : 64)
}

/// What libFuzzer calls with each input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzTarget.chosen?.body(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
