public import Ticking

/// The static members of `RunLoop`.
public struct RunLoopName: Sendable {
  /// The current stage's clock.
  public var main: StageRunLoop { .shared }

  /// The current stage's clock.
  public var current: StageRunLoop { .shared }
}
