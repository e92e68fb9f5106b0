import Foundation

/// A value that belongs to one stage, carried through an interface that asks for `Sendable`.
///
/// Stages and all that belongs to them are not `Sendable`, and the operation of a task must be; since
/// a stage's tasks run on its own thread, nothing is really sent.
///
/// The value can only be taken out where it was put in: while the same clock is current, or, if
/// there was none, on the same thread. Elsewhere there is nothing to take.
package struct Confined<Value> {
  private let stored: Value
  private let home = Home.current

  package init(_ value: Value) {
    stored = value
  }

  /// The value; nil on a thread that it does not belong to.
  package var value: Value? { Home.current == home ? stored : nil }
}

// `stored` is only read where its home is current. A clock is current on one thread at a time, the
// one that it and all values of its stage belong to, so no two threads ever read it at once; what is
// left to other threads is to copy and drop the reference, which is atomic.
extension Confined: @unchecked Sendable {}

/// Where a value belongs.
private struct Home: Equatable {
  let clock: ObjectIdentifier?
  let thread: pthread_t?

  static var current: Home {
    if let clock = VirtualClock.current { return Home(clock: ObjectIdentifier(clock), thread: nil) }
    return Home(clock: nil, thread: pthread_self())
  }
}
