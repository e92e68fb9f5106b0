import DequeModule
public import Foundation
import VirtualTime

extension ObservableType {
  /// The same sequence, later: elements and completion come when `dueTime` has passed, in their
  /// order. An error passes at once, and what still waits is dropped.
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    lift { DelaySink($0, dueTime, scheduler) }
  }

  /// The same sequence, `seconds` later: elements and completion come when that time has passed, in
  /// their order. An error passes at once, and what still waits is dropped.
  public func delay(
    _ seconds: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    delay(.rounding(seconds), scheduler: scheduler)
  }
}

extension RxTimeInterval {
  /// `seconds`, rounded to the nanosecond.
  package static func rounding(_ seconds: TimeInterval) -> RxTimeInterval {
    .nanoseconds(Int(Instant.nanoseconds(seconds)))
  }
}

/// Sends events in their order, each as work of its own. Those that are due at one time follow each
/// other as fast as the scheduler lets them.
private final class DelaySink<Element>: HoldingSink<Element, Element> {
  /// How many events arrived at one time, and the timer that ends their wait.
  private struct Arrival {
    let time: RxTime
    let timer: any Disposable
    var count = 1
  }

  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private var waiting = Deque<Event<Element>>()
  private var arrivals = Deque<Arrival>()
  /// How many of the first events that wait have waited long enough.
  private var dueCount = 0
  private var isReleasing = false
  private var isSending = false
  private var failure: (any Error)?

  init(
    _ downstream: Receiver<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType
  ) {
    (self.dueTime, self.scheduler) = (dueTime, scheduler)
    super.init(downstream)
  }

  override func next(_ element: Element) { arrive(.next(element)) }

  override func completed() {
    arrive(.completed)
    detach()
  }

  override func error(_ error: any Error) {
    if isSending { failure = error } else { fail(error) }
  }

  override func dispose() {
    guard !isDisposed else { return }
    super.dispose()
    waiting.removeAll()
    let held = arrivals
    arrivals.removeAll()
    for arrival in held { arrival.timer.dispose() }
  }

  /// Adds `event` to what arrived at this time, starting a timer if it is the first.
  private func arrive(_ event: Event<Element>) {
    waiting.append(event)
    let now = scheduler.now
    if arrivals.last?.time == now {
      arrivals[arrivals.count - 1].count += 1
      return
    }
    let timer = SingleAssignmentDisposable()
    arrivals.append(Arrival(time: now, timer: timer))
    timer.setDisposable(
      scheduler.scheduleRelative((), dueTime: dueTime) { _ in
        self.endWait()
        return Disposables.create()
      })
  }

  /// What arrived first is due.
  private func endWait() {
    guard let arrival = arrivals.popFirst() else { return }
    dueCount += arrival.count
    if !isReleasing { sendFirst() }
  }

  /// Sends the first event that waits, and schedules the next one if that is due.
  private func sendFirst() {
    guard let event = waiting.popFirst() else { return }
    (isReleasing, isSending) = (true, true)
    dueCount -= 1
    send(event)
    isSending = false
    if let failure { return fail(failure) }
    if dueCount == 0 || isDisposed {
      isReleasing = false
    } else {
      holdTimer(.nanoseconds(0), on: scheduler) { self.sendFirst() }
    }
  }
}
