/// Counts the objects that it made and that live.
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

  /// How many live.
  private(set) var count = 0

  /// A new object.
  func token() -> Token { Token(self) }
}
