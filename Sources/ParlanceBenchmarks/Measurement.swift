/// How long a piece of work took, over repeated runs.
struct Measurement {
  /// The time of one operation in each run, shortest first.
  private let times: [Duration]

  /// Runs work again and again, after one run that is not counted.
  ///
  /// - Parameters:
  ///   - runs: how often the clock is read.
  ///   - count: how many operations one run of the body is.
  ///   - body: the work; returns how much it made, so that no optimiser can leave it out.
  init(runs: Int = 15, count: Int = 1, _ body: () throws -> Int) rethrows {
    var made = try body()
    var times: [Duration] = []
    for _ in 0..<runs {
      let start = ProcessorTime.now
      made &+= try body()
      times.append(ProcessorTime.now - start)
    }
    precondition(made != 0, "the work made nothing")
    self.init(times: times.map { $0 / count })
  }

  /// Takes times that were measured elsewhere; there is at least one.
  init(times: [Duration]) {
    precondition(!times.isEmpty)
    self.times = times.sorted()
  }

  var minimum: Duration { times[0] }

  var median: Duration { times[times.count / 2] }
}

extension Duration {
  /// In the unit that suits it, with three digits: `412 µs`, `1.25 ms`.
  var measure: String {
    let nanoseconds = self / .nanoseconds(1)
    let (value, unit) =
      switch nanoseconds {
      case ..<1e3: (nanoseconds, "ns")
      case ..<1e6: (nanoseconds / 1e3, "µs")
      case ..<1e9: (nanoseconds / 1e6, "ms")
      default: (nanoseconds / 1e9, "s")
      }
    return value.digits + " " + unit
  }
}

extension Double {
  /// Three significant digits, none of them after the whole part of a large number.
  var digits: String {
    let places = self < 10 ? 2 : self < 100 ? 1 : 0
    let scale = places == 2 ? 100.0 : places == 1 ? 10.0 : 1.0
    let text = String((self * scale).rounded() / scale)
    return places == 0 ? String(text.prefix { $0 != "." }) : text
  }
}
