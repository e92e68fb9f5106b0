import Foundation

/// A value that belongs to one stage, passed through an interface that requires `Sendable`.
///
/// Stages and their objects aren't `Sendable`, but the operation of a task must be. A stage's tasks
/// run on its own thread, so nothing is actually sent.
///
/// The value is accessible only in the context in which it was stored: while the same clock is
/// current, or, if there was none, on the same thread. Elsewhere it is nil.
package struct Confined<Value> {
  private let stored: Value
  private let home = Home.current

  package init(_ value: Value) {
    stored = value
  }

  /// The value, or nil in another context.
  package var value: Value? { Home.current == home ? stored : nil }
}

// `stored` is only read while its home is current. A clock is current on one thread at a time, the
// thread that it and all values of its stage belong to, so no two threads ever read it
// concurrently. Other threads can only copy and release the reference, which is atomic.
extension Confined: @unchecked Sendable {}

/// The context that a value belongs to.
private struct Home: Equatable {
  let clock: ObjectIdentifier?
  let thread: pthread_t?

  static var current: Home {
    if let clock = VirtualClock.current { return Home(clock: ObjectIdentifier(clock), thread: nil) }
    return Home(clock: nil, thread: pthread_self())
  }
}
