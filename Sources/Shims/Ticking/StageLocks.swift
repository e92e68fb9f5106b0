public import Foundation
import VirtualTime

/// A lock that work of a stage can hold while it sleeps or waits. Sources that `flipbook-port` rewrites use
/// it in place of `NSLock`.
///
/// A real one would stop the stage: what waits for it and what holds it take turns on threads of which
/// only one runs at a time. Outside of a stage, it is Foundation's own.
///
/// `@unchecked Sendable`: only threads of the stage, one at a time, use `hold`.
open class StageLock: NSObject, NSLocking, @unchecked Sendable {
  /// A name for messages.
  open var name: String?

  private let own = NSLock()
  private let hold = Hold(isRecursive: false)

  /// Creates a lock that nothing holds.
  public override init() {}

  /// Waits until nothing holds the lock, and holds it.
  open func lock() {
    if VirtualClock.current == nil { own.lock() } else { hold.take("NSLock.lock()") }
  }

  /// Releases the lock.
  open func unlock() {
    if VirtualClock.current == nil { own.unlock() } else { hold.release() }
  }

  /// Holds the lock, if nothing else does; returns whether it is held.
  open func `try`() -> Bool {
    VirtualClock.current == nil ? own.try() : hold.isTaken(until: .zero, "NSLock.try()")
  }

  /// Waits until nothing holds the lock, at most until `limit`; returns whether it is held.
  open func lock(before limit: Foundation.Date) -> Bool {
    VirtualClock.current == nil
      ? own.lock(before: limit) : hold.isTaken(until: Instant(limit), "NSLock.lock(before:)")
  }
}

/// A `StageLock` that the work that holds it can take again. Rewritten sources use it in place of
/// `NSRecursiveLock`.
open class StageRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
  /// A name for messages.
  open var name: String?

  private let own = NSRecursiveLock()
  private let hold = Hold(isRecursive: true)

  /// Creates a lock that nothing holds.
  public override init() {}

  /// Waits until no other work holds the lock, and holds it once more.
  open func lock() {
    if VirtualClock.current == nil { own.lock() } else { hold.take("NSRecursiveLock.lock()") }
  }

  /// Releases the lock once.
  open func unlock() {
    if VirtualClock.current == nil { own.unlock() } else { hold.release() }
  }

  /// Holds the lock once more, if no other work does; returns whether it is held.
  open func `try`() -> Bool {
    VirtualClock.current == nil ? own.try() : hold.isTaken(until: .zero, "NSRecursiveLock.try()")
  }

  /// Waits until no other work holds the lock, at most until `limit`; returns whether it is held.
  open func lock(before limit: Foundation.Date) -> Bool {
    VirtualClock.current == nil
      ? own.lock(before: limit)
      : hold.isTaken(until: Instant(limit), "NSRecursiveLock.lock(before:)")
  }
}

/// A `StageLock` with which work waits for the signals of other work. Rewritten sources use it in place of
/// `NSCondition`.
open class StageCondition: NSObject, NSLocking, @unchecked Sendable {
  /// A name for messages.
  open var name: String?

  private let own = NSCondition()
  private let hold = Hold(isRecursive: false)
  private var waits: [Wait] = []
  /// The number of signals for which a call on the main queue waits.
  private var missing = 0

  /// Creates a condition whose lock nothing holds.
  public override init() {}

  /// Waits until nothing holds the lock, and holds it.
  open func lock() {
    if VirtualClock.current == nil { own.lock() } else { hold.take("NSCondition.lock()") }
  }

  /// Releases the lock.
  open func unlock() {
    if VirtualClock.current == nil { own.unlock() } else { hold.release() }
  }

  /// Releases the lock, waits for a signal, and holds the lock again.
  open func wait() {
    guard VirtualClock.current != nil else { return own.wait() }
    if isSignalled(until: .distantFuture) { return }
    ClockMisuse.reportDeadlock("NSCondition.wait()", instead: "Continue where signal() is called.")
  }

  /// Does what `wait()` does until `limit`; returns whether there was a signal.
  open func wait(until limit: Foundation.Date) -> Bool {
    VirtualClock.current == nil ? own.wait(until: limit) : isSignalled(until: Instant(limit))
  }

  /// Lets the work that has waited longest go on.
  open func signal() {
    guard VirtualClock.current != nil else { return own.signal() }
    waits.removeAll(where: \.hasEnded)
    if waits.isEmpty { missing = max(missing - 1, 0) } else { waits.removeFirst().end() }
  }

  /// Lets all work that waits go on.
  open func broadcast() {
    guard VirtualClock.current != nil else { return own.broadcast() }
    for wait in waits { wait.end() }
    (waits, missing) = ([], 0)
  }

  private func isSignalled(until limit: Instant) -> Bool {
    hold.release()
    defer { hold.take("NSCondition.wait()") }
    if let coroutine = Coroutine.current {
      return Wait.suspend(coroutine, "NSCondition.wait", until: limit) { waits.append($0) }
    }
    missing += 1
    let expected = missing
    return BackgroundTurns.current?.runAhead(through: limit) { missing < expected } ?? false
  }
}

/// Whether a lock is held, and the calls that wait for it.
private final class Hold {
  private let isRecursive: Bool
  /// How often it is held, and, if it is recursive, by which work.
  private var count = 0
  private var holder: Coroutine?
  private var waits: [Wait] = []

  init(isRecursive: Bool) { self.isRecursive = isRecursive }

  func take(_ what: String) {
    if isTaken(until: .distantFuture, what) { return }
    ClockMisuse.reportDeadlock(what, instead: "Release the lock before it is taken again.")
  }

  func isTaken(until limit: Instant, _ what: String) -> Bool {
    while !isFree {
      if limit <= StageNow.instant { return false }
      guard let coroutine = Coroutine.current else {
        guard BackgroundTurns.current?.runAhead(through: limit, until: { isFree }) == true else {
          return false
        }
        break
      }
      guard Wait.suspend(coroutine, what, until: limit, { waits.append($0) }) else { return false }
    }
    count += 1
    holder = Coroutine.current
    return true
  }

  private var isFree: Bool { count == 0 || isRecursive && holder === Coroutine.current }

  func release() {
    count = max(count - 1, 0)
    guard count == 0 else { return }
    holder = nil
    waits.removeAll(where: \.hasEnded)
    if !waits.isEmpty { waits.removeFirst().end() }
  }
}
