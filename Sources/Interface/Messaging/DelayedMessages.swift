public import Foundation
import VirtualTime

/// The messages that a stage will send later.
final class DelayedMessages: StageLocal {
  struct Pending {
    let receiver: AnyObject
    let selector: Selector
    let argument: Any?
    weak var work: VirtualClock.Work?
  }

  private unowned let clock: VirtualClock
  private var pending: [Int: Pending] = [:]
  private var nextNumber = 0

  init(on clock: VirtualClock) { self.clock = clock }

  func add(_ selector: Selector, to receiver: AnyObject, _ argument: Any?, after delay: Double) {
    let number = nextNumber
    nextNumber += 1
    let seconds = delay.isFinite ? max(delay, 0) : 0
    let work = clock.schedule(at: clock.now.advanced(bySeconds: seconds)) { [unowned self] in
      guard let message = pending.removeValue(forKey: number) else { return }
      Message.send(message.selector, to: message.receiver, [message.argument])
    }
    pending[number] = Pending(
      receiver: receiver, selector: selector, argument: argument, work: work)
  }

  func cancel(_ receiver: AnyObject, where isCancelled: (Pending) -> Bool) {
    for (number, message) in pending where message.receiver === receiver && isCancelled(message) {
      pending[number] = nil
      if let work = message.work { clock.cancel(work) }
    }
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Sends a message after `delay` seconds of the stage's clock. The object and the argument are
  /// retained until then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    PortedReceiver(self).perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Sends a message after `delay` seconds of the stage's clock. A stage has one run loop, so
  /// `modes` is ignored.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Sends a message immediately, or at the clock's next turn if `wait` is false.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    PortedReceiver(self).performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
  }

  /// Sends a message immediately, or at the clock's next turn if `wait` is false. A stage has one run loop,
  /// so `modes` is ignored.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool, modes: [String]?
  ) {
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
  }

  /// Sends a message immediately, or at the clock's next turn if `wait` is false: all threads share the
  /// stage's time.
  public func perform(
    _ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool
  ) {
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
  }

  /// Sends a message as work of a background queue, after the work that is running or waiting.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    PortedReceiver(self).performSelector(inBackground: aSelector, with: arg)
  }

  /// Cancels all delayed messages to `aTarget`.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    guard let clock = VirtualClock.current else { return }
    DelayedMessages.of(clock).cancel(ClassReceivers.receiver(aTarget)) { _ in true }
  }

  /// Cancels the delayed messages to `aTarget` with this selector and an equal argument.
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    guard let clock = VirtualClock.current else { return }
    DelayedMessages.of(clock).cancel(ClassReceivers.receiver(aTarget)) { message in
      message.selector == aSelector
        && KeyedConversion.areEqual(message.argument, anArgument)
    }
  }
}
