import DequeModule
import Foundation
import VirtualTime

/// The queue behind `CurrentThreadScheduler`: work that is scheduled while other work runs waits
/// until that has returned.
///
/// Each clock has one, so that a stage that runs inside another one's work does not wait for it.
/// Outside of a stage, each thread has one.
final class Trampoline {
  /// Work that waits: a step that is repeated until it says false.
  private final class Item: Cancelable {
    let isCounted: Bool
    var step: (() -> Bool)?

    init(isCounted: Bool, step: @escaping () -> Bool) {
      (self.isCounted, self.step) = (isCounted, step)
    }

    var isDisposed: Bool { step == nil }

    func dispose() { step = nil }
  }

  private var queue = Deque<Item>()

  /// Whether nothing runs.
  private(set) var isIdle = true

  /// Runs `body` as the outermost work, then all that it has scheduled.
  func run<Result>(_ body: () -> Result) -> Result {
    isIdle = false
    let result = body()
    while let item = queue.popFirst() { run(item) }
    isIdle = true
    return result
  }

  /// Repeats `step`, after all work that waits, until it says false. With `isCounted`, each round
  /// counts as a turn of the clock.
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

  /// The one of the current clock, or of the thread.
  static var current: Trampoline {
    if let clock = VirtualClock.current { return of(clock) }
    if let pointer = pthread_getspecific(threadKey) {
      return Unmanaged<Trampoline>.fromOpaque(pointer).takeUnretainedValue()
    }
    let made = Trampoline()
    pthread_setspecific(threadKey, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  private static let threadKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<Trampoline>.fromOpaque(pointer).release() }
    }
    return key
  }()
}
