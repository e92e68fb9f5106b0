import Failures
import Foundation
import HeapModule

/// The clock of one stage: a queue of work in (time, sequence) order and the instant it has reached.
///
/// Time stands still while work runs and jumps from one piece of work to the next; nothing here
/// reads the wall clock. A clock belongs to one thread at a time and is not locked.
package final class VirtualClock {
  /// Work that waits for its instant.
  package final class Work {
    package let instant: Instant
    /// Counts it while it waits; nil for work that keeps nothing going.
    private let waiting: Waiting?
    fileprivate var action: (() -> Void)?

    fileprivate init(instant: Instant, waiting: Waiting?, action: @escaping () -> Void) {
      (self.instant, self.waiting, self.action) = (instant, waiting, action)
      waiting?.count += 1
    }

    /// Whether it still waits: neither run nor cancelled.
    package var isPending: Bool { action != nil }

    /// Takes it back if it has not run; later, or twice, it does nothing.
    package func cancel() { _ = take() }

    /// What is to run, which waits no more.
    fileprivate func take() -> (() -> Void)? {
      guard let action else { return nil }
      self.action = nil
      waiting?.count -= 1
      return action
    }
  }

  /// How much work waits: of a class of its own, so that work can be cancelled without its clock.
  fileprivate final class Waiting {
    var count = 0
  }

  /// The instant that has been reached.
  package private(set) var now: Instant = .zero

  /// How much work may run at one instant before the clock takes it for an endless loop.
  package var turnLimit: Int = 5_000_000

  /// What else belongs to its stage.
  package let context = StageContext()

  /// The first failure that work reported with `fail(_:)`, or the clock found by itself.
  package private(set) var failure: (any Error)?

  /// Looks up the line that led to `failure`, where the calls say who has made the mistake.
  package private(set) var failureLine: LineLookup?

  /// How many turns the clock has made: pieces of work begun, and outer calls of `asCurrent`.
  package private(set) var turnCount: UInt64 = 0

  /// How many pieces of work wait, those aside that keep nothing going.
  package var pendingCount: Int { waiting.count }

  /// Whether no work waits, that aside that keeps nothing going: of itself nothing more will happen.
  package var isIdle: Bool { pendingCount == 0 }

  private let waiting = Waiting()
  private var queue = Heap<Entry>()
  private var nextSequence: UInt64 = 0
  private var turns = 0
  private var listeners: [Listener] = []

  package init() {}

  /// Schedules `action` for `instant`, or for now if that has passed; it runs after all work that
  /// was scheduled for the same instant before.
  ///
  /// What is only done as long as there are frames, such as drawing the same again, doesn't keep a film
  /// going: with `keepsGoing` false it counts neither as waiting nor against the film's rest.
  @discardableResult
  package func schedule(
    at instant: Instant, keepsGoing: Bool = true, _ action: @escaping () -> Void
  ) -> Work {
    let work = Work(
      instant: max(instant, now), waiting: keepsGoing ? waiting : nil, action: action)
    queue.insert(Entry(instant: work.instant, sequence: nextSequence, work: work))
    nextSequence += 1
    return work
  }

  /// Takes back `work` that has not run; later, or twice, it does nothing.
  package func cancel(_ work: Work) { work.cancel() }

  /// The instant of the next work that waits, or nil when there is none.
  package var nextInstant: Instant? {
    dropCancelled()
    return queue.min?.instant
  }

  /// Runs, in order, all work due at or before `instant`, work that this work adds included, and
  /// stands at `instant` afterwards. Stops early, where it is, on a failure.
  package func run(through instant: Instant) {
    asCurrent {
      while failure == nil, let next = nextInstant, next <= instant { runNext() }
    }
    if failure == nil { moveForward(to: instant) }
  }

  /// Runs the next piece of work, at its instant. False when none waits or the clock has failed.
  @discardableResult
  package func runNext() -> Bool {
    dropCancelled()
    guard failure == nil, let entry = queue.popMin(), let action = entry.work.take() else {
      return false
    }
    moveForward(to: entry.instant)
    turnCount += 1
    if admitTurn() { asCurrent(action) }
    return true
  }

  /// Counts one more piece of work at this instant; false, with `failure` set, once there were more
  /// than `turnLimit`. Whatever loops without time passing asks here before each round.
  package func admitTurn() -> Bool {
    turns += 1
    if turns > turnLimit { fail(FlipbookError.zeroTimeLoop(at: now, turnLimit: turnLimit)) }
    return failure == nil
  }

  /// Records that the film cannot continue. The first failure counts; no work runs after it. With
  /// `notesCalls` the calls at work are noted too, for whoever made the mistake is among them.
  package func fail(_ error: any Error, notesCalls: Bool = false) {
    guard failure == nil else { return }
    failure = error
    failureLine = notesCalls ? context.callRecorder?.noteCalls() : nil
  }

  /// Has `object`, if it is still there when the clock is over, let go of what it was given to call:
  /// `body` does that, with this clock current. It may run by another one by then.
  package func atEnd<Object: AnyObject>(
    of object: Object, _ body: @escaping (Object) -> Void
  ) {
    // Those that have gone make room before there are twice as many.
    if listeners.count == listeners.capacity { listeners.removeAll { $0.object == nil } }
    listeners.append(
      Listener(object: object) { [weak object] in if let object { body(object) } })
  }

  /// Ends it for good: takes back what waits, and has objects let go of what they were given to call.
  /// What a film makes waits on its clock and holds each other, and would never go.
  package func end() {
    let (entries, ending) = (queue.unordered, listeners)
    (queue, listeners) = (Heap(), [])
    asCurrent {
      for entry in entries { entry.work.cancel() }
      for listener in ending { listener.letGo() }
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

  /// Work in the order in which it is to run. The keys stand beside each other in the heap, since
  /// asking each piece of work for its own is what would cost the most.
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

  // What schedules work may hold it, and be held by its action.
  deinit {
    for entry in queue.unordered { entry.work.action = nil }
  }
}

// The ambient clock: what `MainScheduler.instance` or `UIView.animate` find without being handed it.
extension VirtualClock {
  /// The clock of the stage that is current on this thread.
  package static var current: VirtualClock? {
    guard let pointer = pthread_getspecific(ambientKey) else { return nil }
    return Unmanaged<VirtualClock>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Runs `body` with this clock current on this thread, then puts back the one before.
  package func asCurrent<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = pthread_getspecific(Self.ambientKey)
    if before != Unmanaged.passUnretained(self).toOpaque() { turnCount += 1 }
    pthread_setspecific(Self.ambientKey, Unmanaged.passUnretained(self).toOpaque())
    defer { pthread_setspecific(Self.ambientKey, before) }
    return try body()
  }

  private static let ambientKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
}
