public import Ticking

/// The run loop of a stage.
public struct RunLoopName: Sendable {
  /// The clock of the stage that is current.
  public var main: StageRunLoop { .shared }

  /// The clock of the stage that is current.
  public var current: StageRunLoop { .shared }
}
