import os

/// A lock that guards a state, and may be copied: all copies are one lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // The state is read and written by who holds the lock alone.
  private final class Guarded {
    let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    var state: State

    init(_ state: State) {
      self.state = state
      lock.initialize(to: os_unfair_lock())
    }

    deinit { lock.deallocate() }
  }

  private let guarded: Guarded

  /// An open lock that guards `initialState`.
  public init(uncheckedState initialState: State) { guarded = Guarded(initialState) }

  /// An open lock that guards `initialState`.
  public init(initialState: State) where State: Sendable { guarded = Guarded(initialState) }

  /// Runs `body` with the state, one thread at a time.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    os_unfair_lock_lock(guarded.lock)
    defer { os_unfair_lock_unlock(guarded.lock) }
    return try body(&guarded.state)
  }

  /// Runs `body` with the state, one thread at a time.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked(body)
  }

  /// Runs `body` with the state if the lock is open; else nil.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    guard os_unfair_lock_trylock(guarded.lock) else { return nil }
    defer { os_unfair_lock_unlock(guarded.lock) }
    return try body(&guarded.state)
  }

  /// Takes the lock.
  fileprivate func take() { os_unfair_lock_lock(guarded.lock) }
  fileprivate func takeIfOpen() -> Bool { os_unfair_lock_trylock(guarded.lock) }
  fileprivate func open() { os_unfair_lock_unlock(guarded.lock) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// An open lock that guards nothing of its own.
  public init() { self.init(uncheckedState: ()) }

  /// Waits until the lock is open and takes it.
  public func lock() { take() }

  /// Takes the lock if it is open, and says whether it did.
  public func lockIfAvailable() -> Bool { takeIfOpen() }

  /// Opens the lock.
  public func unlock() { open() }

  /// Runs `body`, one thread at a time.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }
}
