import VirtualTime

/// The seconds that the current stage's clock has reached, from 0 at its start; 0 outside of a stage.
public func CACurrentMediaTime() -> CFTimeInterval {
  VirtualClock.current?.now.seconds ?? 0
}
