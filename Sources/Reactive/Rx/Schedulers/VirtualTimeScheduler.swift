public import Foundation
import HeapModule
import VirtualTime

/// A scheduler with a clock of its own, which moves only when it is told to.
///
/// Its time has nothing to do with the stage's: work runs while `start` or `advanceTo` do, in the
/// order of its times and, at one time, in the order in which it was scheduled. Inside of a stage,
/// each piece of work counts as a turn of the stage's clock, so that a loop without end fails that
/// clock.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
  /// A time on the clock.
  public typealias VirtualTime = Converter.VirtualTimeUnit

  /// A span between two times.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  /// The time on the clock.
  public private(set) var clock: VirtualTime

  private let converter: Converter
  private var queue = Heap<Entry<Converter>>()
  private var nextSequence = 0
  private var isRunning = false

  /// A scheduler whose clock stands at `initialClock`.
  public init(initialClock: VirtualTime, converter: Converter) {
    (clock, self.converter) = (initialClock, converter)
  }

  /// The date that the time on the clock stands for.
  public var now: RxTime { converter.convertFromVirtualTime(clock) }

  /// Runs `action` with `state` at the time on the clock, once that runs.
  ///
  /// - Returns: What cancels the work, and disposes of what the action has returned.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
  }

  /// Runs `action` with `state` when `dueTime` has passed on the clock.
  ///
  /// - Returns: What cancels the work, and disposes of what the action has returned.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let seconds = Double(dueTime.wholeNanoseconds) / 1e9
    let time = converter.convertToVirtualTime(now.addingTimeInterval(seconds))
    return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
  }

  /// Runs `action` with `state` when `dueTime` has passed on the clock.
  ///
  /// - Returns: What cancels the work, and disposes of what the action has returned.
  public func scheduleRelativeVirtual<StateType>(
    _ state: StateType, dueTime: VirtualTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let time = converter.offsetVirtualTime(clock, offset: dueTime)
    return scheduleAbsoluteVirtual(state, time: time, action: action)
  }

  /// Runs `action` with `state` at `time`, or as soon as it can if that has passed.
  ///
  /// - Returns: What cancels the work, and disposes of what the action has returned.
  public func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let item = VirtualWork { action(state) }
    queue.insert(Entry(time: time, sequence: nextSequence, converter: converter, item: item))
    nextSequence += 1
    return item
  }

  /// The time at which work that is scheduled for `time` runs. A subclass may override it.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

  /// Runs all work that waits and all that this schedules. Does nothing while work runs.
  public func start() {
    guard !isRunning else { return }
    run { _ in true }
  }

  /// Runs all work up to `virtualTime`, and sets the clock to it. While work runs, that is a
  /// programming error.
  public func advanceTo(_ virtualTime: VirtualTime) {
    require(!isRunning, "advanceTo(_:) was called by work of the scheduler itself")
    run { converter.compareVirtualTime($0, virtualTime) != .greaterThan }
    clock = virtualTime
  }

  /// Sets the clock forward by `virtualInterval` without running work. A negative interval is a
  /// programming error.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    let time = converter.offsetVirtualTime(clock, offset: virtualInterval)
    require(
      converter.compareVirtualTime(time, clock) != .lessThan,
      "sleep(_:) cannot go back in time, by \(virtualInterval)")
    clock = time
  }

  /// Has `start` or `advanceTo` return after the work that runs.
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
  /// The times of the work that waits.
  public var debugDescription: String {
    let waiting = queue.unordered.filter { !$0.item.isDone }.sorted()
    return "\(waiting.map { $0.time })"
  }
}

/// A piece of work in the order in which it is to run.
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

/// Work that waits, or what it has returned.
private final class VirtualWork: Cancelable {
  private var action: (() -> any Disposable)?
  private var result: (any Disposable)?
  private(set) var isDisposed = false

  init(_ action: @escaping () -> any Disposable) {
    self.action = action
  }

  /// Whether it neither waits nor runs.
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
    (action, result) = (nil, nil)
    held?.dispose()
  }
}
