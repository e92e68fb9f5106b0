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

private final class DelaySink<Element>: Sink<Element, Element> {
  /// What arrived at one time, and the timer that releases it.
  private struct Arrival {
    let time: RxTime
    var elements: [Element] = []
    var isCompleted = false
    var timer: (any Disposable)?
  }

  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private var arrivals = Deque<Arrival>()

  init(
    _ downstream: Receiver<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType
  ) {
    (self.dueTime, self.scheduler) = (dueTime, scheduler)
    super.init(downstream)
  }

  override func next(_ element: Element) { arrive { $0.elements.append(element) } }

  override func completed() {
    arrive { $0.isCompleted = true }
    detach()
  }

  override func dispose() {
    guard !isDisposed else { return }
    super.dispose()
    let waiting = arrivals
    arrivals.removeAll()
    for arrival in waiting { arrival.timer?.dispose() }
  }

  /// Adds to what arrived at this time, starting a timer if it is the first.
  private func arrive(_ add: (inout Arrival) -> Void) {
    let now = scheduler.now
    if arrivals.last?.time == now {
      add(&arrivals[arrivals.count - 1])
    } else {
      var arrival = Arrival(time: now)
      add(&arrival)
      arrivals.append(arrival)
      let timer = scheduler.scheduleRelative((), dueTime: dueTime) { _ in
        self.release()
        return Disposables.create()
      }
      arrivals[arrivals.count - 1].timer = timer
    }
  }

  /// Sends what arrived first.
  private func release() {
    guard let arrival = arrivals.popFirst() else { return }
    for element in arrival.elements { forward(element) }
    if arrival.isCompleted { finish() }
  }
}
