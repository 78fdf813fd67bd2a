/// Reads the texts and dictionaries of a binary property list (CoreFoundation, `CFBinaryPList.c`).
///
/// Objects refer to each other by number, so a few bytes can describe a circle, or a tree without
/// end: depth and number of the objects that are visited are limited.
struct BinaryPropertyList {
  static let magic = Array("bplist".utf8)
  private static let maximumDepth = 32
  private static let maximumObjects = 1_000_000

  private let bytes: [UInt8]
  private var offsetSize = 0
  private var referenceSize = 0
  private var objectCount = 0
  private var offsetTable = 0
  private var visited = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The outermost object; nil for a file that is damaged.
  mutating func read() -> PropertyList? {
    // The last 32 bytes tell the sizes of numbers, how many objects there are, and where.
    let trailer = bytes.count - 32
    guard trailer >= 8 else { return nil }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = number(at: trailer + 8, size: 8), let top = number(at: trailer + 16, size: 8),
      let table = number(at: trailer + 24, size: 8)
    else { return nil }
    (objectCount, offsetTable) = (count, table)
    return object(top, depth: 0)
  }

  private mutating func object(_ reference: Int, depth: Int) -> PropertyList? {
    visited += 1
    guard depth < Self.maximumDepth, visited < Self.maximumObjects, reference < objectCount,
      let position = product(reference, offsetSize, plus: offsetTable),
      let offset = number(at: position, size: offsetSize), offset < bytes.count
    else { return nil }
    let marker = bytes[offset]
    switch marker >> 4 {
    case 0x5: return text(at: offset, unitSize: 1)
    case 0x6: return text(at: offset, unitSize: 2)
    case 0xD: return dictionary(at: offset, depth: depth)
    case 0x1: return .other(name: "integer", text: "")
    case 0x2: return .other(name: "real", text: "")
    case 0x3: return .other(name: "date", text: "")
    case 0x4: return .other(name: "data", text: "")
    case 0xA: return .other(name: "array", text: "")
    default: return .other(name: "object", text: "")
    }
  }

  private mutating func dictionary(at offset: Int, depth: Int) -> PropertyList? {
    guard let (count, start) = count(at: offset),
      let valueStart = product(count, referenceSize, plus: start),
      let end = product(count, referenceSize, plus: valueStart), end <= bytes.count
    else { return nil }
    var members: [PropertyList.Member] = []
    for index in 0..<count {
      guard let key = number(at: start + index * referenceSize, size: referenceSize),
        let value = number(at: valueStart + index * referenceSize, size: referenceSize),
        case .text(let name) = object(key, depth: depth + 1),
        let object = object(value, depth: depth + 1)
      else { return nil }
      members.append(.init(key: name, value: object, place: nil, valuePlace: nil))
    }
    return .dictionary(members)
  }

  private func text(at offset: Int, unitSize: Int) -> PropertyList? {
    guard let (count, start) = count(at: offset), let end = product(count, unitSize, plus: start),
      end <= bytes.count
    else { return nil }
    if unitSize == 1 { return .text(String(decoding: bytes[start..<end], as: UTF8.self)) }
    let units = stride(from: start, to: end, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return .text(String(decoding: units, as: UTF16.self))
  }

  // MARK: - Numbers

  /// The number of an object's elements and where they start.
  private func count(at offset: Int) -> (count: Int, start: Int)? {
    let low = Int(bytes[offset] & 0x0F)
    guard low == 0x0F else { return (low, offset + 1) }
    // A larger count follows as an integer object.
    guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 0x1 else { return nil }
    let size = 1 << Int(bytes[offset + 1] & 0x0F)
    guard size <= 8, let count = number(at: offset + 2, size: size) else { return nil }
    return (count, offset + 2 + size)
  }

  /// A big-endian number; nil where the file ends or no offset is so large.
  private func number(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    let value = bytes[offset..<(offset + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }

  private func product(_ count: Int, _ size: Int, plus start: Int) -> Int? {
    let (product, overflow) = count.multipliedReportingOverflow(by: size)
    return overflow || product > bytes.count ? nil : product + start
  }
}
