/// Creates objects and counts those that still exist.
final class LeakProbe {
  /// An object that closures can capture.
  final class Token {
    private let probe: LeakProbe

    fileprivate init(_ probe: LeakProbe) {
      self.probe = probe
      probe.count += 1
    }

    deinit { probe.count -= 1 }
  }

  /// The number of objects that exist.
  private(set) var count = 0

  /// Creates an object.
  func token() -> Token { Token(self) }
}
