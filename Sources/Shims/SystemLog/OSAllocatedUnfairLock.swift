// Files that import only Foundation or UIKit see `os_unfair_lock` and its functions, as with Apple's
// modules.
@_exported public import os.lock

/// A lock that guards a state. Copies share one lock and one state.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Only the holder of the lock reads and writes the state.
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

  /// Creates an unlocked lock that guards `initialState`.
  public init(uncheckedState initialState: State) { guarded = Guarded(initialState) }

  /// Creates an unlocked lock that guards `initialState`.
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

  /// Runs `body` with the state if the lock is available; otherwise returns nil.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    guard os_unfair_lock_trylock(guarded.lock) else { return nil }
    defer { os_unfair_lock_unlock(guarded.lock) }
    return try body(&guarded.state)
  }

  /// Acquires the lock.
  fileprivate func take() { os_unfair_lock_lock(guarded.lock) }
  fileprivate func takeIfOpen() -> Bool { os_unfair_lock_trylock(guarded.lock) }
  fileprivate func open() { os_unfair_lock_unlock(guarded.lock) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates an unlocked lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Acquires the lock, waiting until it is available.
  public func lock() { take() }

  /// Acquires the lock if it is available, and returns whether it did.
  public func lockIfAvailable() -> Bool { takeIfOpen() }

  /// Releases the lock.
  public func unlock() { open() }

  /// Runs `body`, one thread at a time.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }
}
