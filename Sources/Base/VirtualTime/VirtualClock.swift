import Failures
import Foundation
import HeapModule

/// The clock of one stage: a queue of work in (time, sequence) order and the current instant.
///
/// Time doesn't advance while work runs; it jumps from one piece of work to the next. The wall
/// clock is never read. A clock belongs to one thread at a time and has no locks.
package final class VirtualClock {
  /// A piece of scheduled work.
  package final class Work {
    package let instant: Instant
    /// The counter of pending work; nil for work that doesn't keep the film running.
    private let waiting: Waiting?
    fileprivate var action: (() -> Void)?

    fileprivate init(instant: Instant, waiting: Waiting?, action: @escaping () -> Void) {
      self.instant = instant
      self.waiting = waiting
      self.action = action
      waiting?.count += 1
    }

    /// Whether the work is pending: neither run nor cancelled.
    package var isPending: Bool { action != nil }

    /// Cancels the work if it hasn't run; otherwise does nothing.
    package func cancel() { _ = take() }

    /// Returns the action to run and marks the work as no longer pending.
    fileprivate func take() -> (() -> Void)? {
      guard let action else { return nil }
      self.action = nil
      waiting?.count -= 1
      return action
    }
  }

  /// The number of pending pieces of work. A separate class, so that work can be cancelled without
  /// its clock.
  fileprivate final class Waiting {
    var count = 0
  }

  /// The current instant.
  package private(set) var now: Instant = .zero

  /// The number of pieces of work that may run at one instant before the clock reports an endless
  /// loop.
  package var turnLimit: Int = 5_000_000

  /// The other state of the stage.
  package let context = StageContext()

  /// The first failure, reported by work through `fail(_:)` or detected by the clock itself.
  package private(set) var failure: (any Error)?

  /// Looks up the line of the film that led to `failure`, if the calls were recorded.
  package private(set) var failureLine: LineLookup?

  /// The number of turns so far: pieces of work started, and outermost calls of `asCurrent`.
  package private(set) var turnCount: UInt64 = 0

  /// The number of pending pieces of work, except those that don't keep the film running.
  package var pendingCount: Int { waiting.count }

  /// Whether no work is pending, except work that doesn't keep the film running. An idle film no
  /// longer changes.
  package var isIdle: Bool { pendingCount == 0 }

  /// Runs after each piece of work, unless it is nil: for what can only be found by looking again,
  /// such as objects that have been deallocated meanwhile.
  package var afterTurn: (() -> Void)?

  private let waiting = Waiting()
  private var queue = Heap<Entry>()
  private var nextSequence: UInt64 = 0
  private var turns = 0
  private var listeners: [Listener] = []
  private var retained: [AnyObject] = []

  package init() {
    TaskHooks.install()
    StageRandom.replaceSystemGenerator()
  }

  /// Schedules `action` for `instant`, or for the current instant if that has passed. It runs after
  /// all work that was scheduled earlier for the same instant.
  ///
  /// Work that is only useful while there are frames, such as redrawing unchanged contents,
  /// shouldn't keep a film running: if `keepsFilmRunning` is false, it isn't counted as pending and
  /// doesn't delay the end of the film.
  @discardableResult
  package func schedule(
    at instant: Instant, keepsFilmRunning: Bool = true, _ action: @escaping () -> Void
  ) -> Work {
    let work = Work(
      instant: max(instant, now), waiting: keepsFilmRunning ? waiting : nil, action: action)
    queue.insert(Entry(instant: work.instant, sequence: nextSequence, work: work))
    nextSequence += 1
    return work
  }

  /// Cancels `work` if it hasn't run; otherwise does nothing.
  package func cancel(_ work: Work) { work.cancel() }

  /// The instant of the next pending work, or nil if there is none.
  package var nextInstant: Instant? {
    dropCancelled()
    return queue.min?.instant
  }

  /// Runs, in order, all work due at or before `instant`, including work added meanwhile, then
  /// advances to `instant`. Stops early, at the current instant, on a failure.
  package func run(through instant: Instant) {
    asCurrent {
      while failure == nil, let next = nextInstant, next <= instant { runNext() }
    }
    if failure == nil { moveForward(to: instant) }
  }

  /// Runs the next piece of work, at its instant. Returns false if none is pending or the clock has
  /// failed.
  @discardableResult
  package func runNext() -> Bool {
    dropCancelled()
    guard failure == nil, let entry = queue.popMin(), let action = entry.work.take() else {
      return false
    }
    moveForward(to: entry.instant)
    turnCount += 1
    if admitTurn() { asCurrent(action) }
    if !retained.isEmpty { asCurrent(releaseRetained) }
    if let afterTurn { asCurrent(afterTurn) }
    return true
  }

  /// Retains an object until the end of the turn, as an autorelease pool does.
  package func retainInTurn(_ object: AnyObject) { retained.append(object) }

  /// Releases the objects of the turn, including those that deinitializers add.
  private func releaseRetained() {
    while !retained.isEmpty {
      let objects = retained
      retained = []
      withExtendedLifetime(objects) {}
    }
  }

  /// Counts one more piece of work at this instant. Returns false, with `failure` set, if the count
  /// exceeds `turnLimit`. Code that loops without time passing calls this before each iteration.
  package func admitTurn() -> Bool {
    turns += 1
    if turns > turnLimit { fail(FlipbookError.zeroTimeLoop(at: now, turnLimit: turnLimit)) }
    return failure == nil
  }

  /// Records that the film can't continue. Only the first failure is kept, and no work runs after
  /// it. With `notesCalls`, the call stack is recorded too, because it contains the call that
  /// caused the failure.
  package func fail(_ error: any Error, notesCalls: Bool = false) {
    guard failure == nil else { return }
    failure = error
    failureLine = notesCalls ? context.callRecorder?.noteCalls() : nil
  }

  /// Registers `body`, which runs with this clock current when the clock ends, unless `object` has
  /// been deallocated by then. `body` releases the closures that `object` holds; `object` may
  /// belong to another clock by then.
  package func atEnd<Object: AnyObject>(
    of object: Object, _ body: @escaping (Object) -> Void
  ) {
    // Remove deallocated objects before the array would have to grow.
    if listeners.count == listeners.capacity { listeners.removeAll { $0.object == nil } }
    listeners.append(
      Listener(object: object) { [weak object] in if let object { body(object) } })
  }

  /// Ends the clock: cancels pending work, and makes registered objects release the closures they
  /// hold. A film's objects are referenced by work on the clock and by each other, so they would
  /// leak otherwise.
  package func end() {
    let (entries, ending) = (queue.unordered, listeners)
    queue = Heap()
    listeners = []
    afterTurn = nil
    asCurrent {
      for entry in entries { entry.work.cancel() }
      for listener in ending { listener.letGo() }
      releaseRetained()
    }
  }

  private struct Listener {
    weak var object: AnyObject?
    let letGo: () -> Void
  }

  private func moveForward(to instant: Instant) {
    guard instant > now else { return }
    now = instant
    turns = 0
  }

  private func dropCancelled() {
    while let first = queue.min, !first.work.isPending { queue.removeMin() }
  }

  /// Work in the order in which it runs. The keys are stored in the heap itself, because reading
  /// them through each `Work` reference would dominate the cost.
  private struct Entry: Comparable {
    let instant: Instant
    let sequence: UInt64
    let work: Work

    static func < (left: Entry, right: Entry) -> Bool {
      left.instant == right.instant
        ? left.sequence < right.sequence : left.instant < right.instant
    }

    static func == (left: Entry, right: Entry) -> Bool { left.sequence == right.sequence }
  }

  // Breaks the cycle between work and the objects that schedule it, which its action may hold.
  deinit {
    for entry in queue.unordered { entry.work.action = nil }
  }
}

// The current clock, which `MainScheduler.instance` and `UIView.animate` use without being passed
// one.
extension VirtualClock {
  /// The clock of the stage that is current on this thread.
  package static var current: VirtualClock? {
    guard let pointer = pthread_getspecific(ambientKey) else { return nil }
    return Unmanaged<VirtualClock>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Runs `body` with this clock current on this thread, then restores the previous one.
  package func asCurrent<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = pthread_getspecific(Self.ambientKey)
    let isOutermost = before != Unmanaged.passUnretained(self).toOpaque()
    if isOutermost { turnCount += 1 }
    pthread_setspecific(Self.ambientKey, Unmanaged.passUnretained(self).toOpaque())
    defer {
      if isOutermost, !retained.isEmpty { releaseRetained() }
      pthread_setspecific(Self.ambientKey, before)
    }
    return try body()
  }

  /// Makes the clock at an address the current one of this thread, which it must outlive, except while
  /// the thread waits.
  static func bind(_ clock: UnsafeMutableRawPointer) { pthread_setspecific(ambientKey, clock) }

  private static let ambientKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
}
