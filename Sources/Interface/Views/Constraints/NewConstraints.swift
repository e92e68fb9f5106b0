import VirtualTime

/// The constraints that code has created in the latest turn.
///
/// UIKit returns new constraints autoreleased: code that stores one only in a weak property can still
/// activate it, until the run loop's turn ends.
final class NewConstraints: StageLocal {
  private unowned let clock: VirtualClock
  private var turn: UInt64 = 0
  private var constraints: [NSLayoutConstraint] = []

  init(on clock: VirtualClock) { self.clock = clock }

  /// Retains a constraint until one is created in a later turn.
  static func keep(_ constraint: NSLayoutConstraint) { current?.add(constraint) }

  private func add(_ constraint: NSLayoutConstraint) {
    guard turn != clock.turnCount else { return constraints.append(constraint) }
    turn = clock.turnCount
    // The deinitializers of subclasses can create constraints.
    let earlier = constraints
    constraints = [constraint]
    withExtendedLifetime(earlier) {}
  }
}
