import DequeModule
public import Foundation
import VirtualTime

extension ObservableType {
  /// Returns the same sequence, delayed: elements and the completion are sent after `dueTime`, in
  /// their original order. An error is passed on immediately, and waiting elements are dropped.
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    lift { DelaySink($0, dueTime, scheduler) }
  }

  /// Returns the same sequence, delayed by `seconds`: elements and the completion are sent after
  /// that time, in their original order. An error is passed on immediately, and waiting elements
  /// are dropped.
  public func delay(
    _ seconds: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    delay(.rounding(seconds), scheduler: scheduler)
  }
}

extension RxTimeInterval {
  /// Returns `seconds` rounded to the nearest nanosecond.
  package static func rounding(_ seconds: TimeInterval) -> RxTimeInterval {
    .nanoseconds(Int(Instant.nanoseconds(seconds)))
  }
}

/// Sends events in their original order, each in its own work item. Events that are due at the same
/// time follow each other as fast as the scheduler allows.
private final class DelaySink<Element>: HoldingSink<Element, Element> {
  /// The number of events that arrived at one time, and the timer for their delay.
  private struct Arrival {
    let time: RxTime
    let timer: any Disposable
    var count = 1
  }

  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private var waiting = Deque<Event<Element>>()
  private var arrivals = Deque<Arrival>()
  /// The number of waiting events that are due.
  private var dueCount = 0
  private var isReleasing = false
  private var isSending = false
  private var failure: (any Error)?

  init(
    _ downstream: Receiver<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType
  ) {
    self.dueTime = dueTime
    self.scheduler = scheduler
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

  /// Adds `event` to the events that arrived at the current time, starting a timer if it is the
  /// first.
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

  /// Marks the events of the first arrival as due.
  private func endWait() {
    guard let arrival = arrivals.popFirst() else { return }
    dueCount += arrival.count
    if !isReleasing { sendFirst() }
  }

  /// Sends the first waiting event, and schedules the next one if it is due.
  private func sendFirst() {
    guard let event = waiting.popFirst() else { return }
    isReleasing = true
    isSending = true
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
