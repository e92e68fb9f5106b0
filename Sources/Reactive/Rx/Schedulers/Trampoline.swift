import DequeModule
import Foundation
import VirtualTime

/// The queue of `CurrentThreadScheduler`: work that is scheduled while other work is running waits
/// until that work has returned.
///
/// Each clock has a trampoline, so that a stage that runs inside another stage's work doesn't wait
/// for it. Outside a stage, each thread has one.
final class Trampoline {
  /// Waiting work: a step that is repeated until it returns false.
  private final class Item: Cancelable {
    let isCounted: Bool
    var step: (() -> Bool)?

    init(isCounted: Bool, step: @escaping () -> Bool) {
      self.isCounted = isCounted
      self.step = step
    }

    var isDisposed: Bool { step == nil }

    func dispose() { step = nil }
  }

  private var queue = Deque<Item>()

  /// Whether no work is running.
  private(set) var isIdle = true

  /// Runs `body` as the outermost work, followed by all work that it schedules.
  func run<Result>(_ body: () -> Result) -> Result {
    isIdle = false
    let result = body()
    while let item = queue.popFirst() { run(item) }
    isIdle = true
    return result
  }

  /// Repeats `step`, after all waiting work, until it returns false. If `isCounted` is true, each
  /// round counts as a turn of the clock.
  func schedule(isCounted: Bool, _ step: @escaping () -> Bool) -> any Cancelable {
    let item = Item(isCounted: isCounted, step: step)
    if isIdle { run { run(item) } } else { queue.append(item) }
    return item
  }

  private func run(_ item: Item) {
    let clock = item.isCounted ? VirtualClock.current : nil
    while let step = item.step {
      if let clock, !clock.admitTurn() { return item.dispose() }
      guard step() else { return item.dispose() }
      if !queue.isEmpty { return queue.append(item) }
    }
  }
}

extension Trampoline: StageLocal {
  convenience init(on clock: VirtualClock) { self.init() }

  /// The trampoline of the current clock, or of the thread if there is no clock.
  static var current: Trampoline {
    if let clock = VirtualClock.current { return of(clock) }
    if let pointer = pthread_getspecific(threadKey) {
      return Unmanaged<Trampoline>.fromOpaque(pointer).takeUnretainedValue()
    }
    let trampoline = Trampoline()
    pthread_setspecific(threadKey, Unmanaged.passRetained(trampoline).toOpaque())
    return trampoline
  }

  private static let threadKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<Trampoline>.fromOpaque(pointer).release() }
    }
    return key
  }()
}
