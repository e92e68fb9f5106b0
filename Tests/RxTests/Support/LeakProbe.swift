/// Creates tokens and counts those that haven't been deallocated.
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

  /// The number of live tokens.
  private(set) var count = 0

  /// Creates a token.
  func token() -> Token { Token(self) }
}
