public import Foundation
import HeapModule
import VirtualTime

/// A scheduler with a separate clock, which advances only on request.
///
/// Its time is independent of the stage's: work runs inside `start` or `advanceTo`, in the order of
/// its times and, at the same time, in the order in which it was scheduled. On a stage, each piece
/// of work counts as a turn of the stage's clock, so that an endless loop fails that clock.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
  /// A time on the clock.
  public typealias VirtualTime = Converter.VirtualTimeUnit

  /// An interval between two times.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  /// The current time on the clock.
  public private(set) var clock: VirtualTime

  private let converter: Converter
  private var queue = Heap<Entry<Converter>>()
  private var nextSequence = 0
  private var isRunning = false

  /// Creates a scheduler whose clock starts at `initialClock`.
  public init(initialClock: VirtualTime, converter: Converter) {
    clock = initialClock
    self.converter = converter
  }

  /// The date that the clock's current time represents.
  public var now: RxTime { converter.convertFromVirtualTime(clock) }

  /// Runs `action` with `state` at the clock's current time, once the scheduler is running.
  ///
  /// - Returns: A disposable that cancels the work and disposes of the action's result.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
  }

  /// Runs `action` with `state` after `dueTime` on the clock.
  ///
  /// - Returns: A disposable that cancels the work and disposes of the action's result.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let seconds = Double(dueTime.wholeNanoseconds) / 1e9
    let time = converter.convertToVirtualTime(now.addingTimeInterval(seconds))
    return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
  }

  /// Runs `action` with `state` after `dueTime` on the clock.
  ///
  /// - Returns: A disposable that cancels the work and disposes of the action's result.
  public func scheduleRelativeVirtual<StateType>(
    _ state: StateType, dueTime: VirtualTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let time = converter.offsetVirtualTime(clock, offset: dueTime)
    return scheduleAbsoluteVirtual(state, time: time, action: action)
  }

  /// Runs `action` with `state` at `time`, or as soon as possible if that time has passed.
  ///
  /// - Returns: A disposable that cancels the work and disposes of the action's result.
  public func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let item = VirtualWork { action(state) }
    queue.insert(Entry(time: time, sequence: nextSequence, converter: converter, item: item))
    nextSequence += 1
    return item
  }

  /// Returns the time at which work that is scheduled for `time` runs. Subclasses can override this
  /// method.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

  /// Runs all waiting work and all work that it schedules. Does nothing if the scheduler is already
  /// running.
  public func start() {
    guard !isRunning else { return }
    run { _ in true }
  }

  /// Runs all work up to `virtualTime`, and sets the clock to it. Calling this method from work of
  /// the scheduler is a programming error.
  public func advanceTo(_ virtualTime: VirtualTime) {
    guard checkUse(!isRunning, "advanceTo(_:) can't be called from the scheduler's own work.")
    else { return }
    run { converter.compareVirtualTime($0, virtualTime) != .greaterThan }
    clock = virtualTime
  }

  /// Advances the clock by `virtualInterval` without running work. A negative interval is a
  /// programming error.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    let time = converter.offsetVirtualTime(clock, offset: virtualInterval)
    guard
      checkUse(
        converter.compareVirtualTime(time, clock) != .lessThan,
        "sleep(_:) received the negative interval \(virtualInterval). It must be 0 or more.")
    else { return }
    clock = time
  }

  /// Makes `start` or `advanceTo` return after the current work.
  public func stop() { isRunning = false }

  private func run(while isDue: (VirtualTime) -> Bool) {
    isRunning = true
    while isRunning, let next = queue.min {
      guard !next.item.isDone else {
        queue.removeMin()
        continue
      }
      guard isDue(next.time), VirtualClock.current?.admitTurn() ?? true else { break }
      queue.removeMin()
      if converter.compareVirtualTime(next.time, clock) == .greaterThan { clock = next.time }
      next.item.run()
    }
    isRunning = false
  }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
  /// The times of the waiting work.
  public var debugDescription: String {
    let waiting = queue.unordered.filter { !$0.item.isDone }.sorted()
    return "\(waiting.map { $0.time })"
  }
}

/// A piece of work, ordered by its time and then by its sequence number.
private struct Entry<Converter: VirtualTimeConverterType>: Comparable {
  let time: Converter.VirtualTimeUnit
  let sequence: Int
  let converter: Converter
  let item: VirtualWork

  static func < (left: Entry, right: Entry) -> Bool {
    switch left.converter.compareVirtualTime(left.time, right.time) {
    case .lessThan: true
    case .equal: left.sequence < right.sequence
    case .greaterThan: false
    }
  }

  static func == (left: Entry, right: Entry) -> Bool { left.sequence == right.sequence }
}

/// Waiting work, or the result that it returned.
private final class VirtualWork: Cancelable {
  private var action: (() -> any Disposable)?
  private var result: (any Disposable)?
  private(set) var isDisposed = false

  init(_ action: @escaping () -> any Disposable) {
    self.action = action
  }

  /// Whether the work is neither waiting nor running.
  var isDone: Bool { action == nil }

  func run() {
    guard let action else { return }
    self.action = nil
    let result = action()
    if isDisposed { result.dispose() } else { self.result = result }
  }

  func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    let held = result
    action = nil
    result = nil
    held?.dispose()
  }
}
