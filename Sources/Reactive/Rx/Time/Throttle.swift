public import Foundation
import VirtualTime

extension ObservableType {
  /// Returns at most one element per `dueTime`. The first element is sent immediately. After that,
  /// if `latest` is true, the latest element of each interval is sent at the end of the interval;
  /// otherwise the first element after the interval is sent.
  ///
  /// The completion is sent after a waiting element; an error drops it.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    lift { ThrottleSink($0, dueTime, latest, scheduler) }
  }
}

private final class ThrottleSink<Element>: HoldingSink<Element, Element> {
  private let dueTime: Int64
  private let sendsLatest: Bool
  private let scheduler: any SchedulerType
  private var lastSent: RxTime?
  private var waiting: Element?
  private var sourceHasCompleted = false

  init(
    _ downstream: Receiver<Element>, _ dueTime: RxTimeInterval, _ sendsLatest: Bool,
    _ scheduler: any SchedulerType
  ) {
    self.dueTime = dueTime.wholeNanoseconds
    self.sendsLatest = sendsLatest
    self.scheduler = scheduler
    super.init(downstream)
  }

  override func next(_ element: Element) {
    let elapsed = lastSent.map {
      Instant.nanoseconds(scheduler.now.timeIntervalSince($0))
    }
    guard let elapsed, elapsed < dueTime else { return send(element) }
    guard sendsLatest else { return }
    let isFirst = waiting == nil
    waiting = element
    if isFirst {
      holdTimer(.nanoseconds(Int(dueTime - elapsed)), on: scheduler) { self.sendWaiting() }
    }
  }

  override func completed() {
    if waiting == nil { finish() } else { sourceHasCompleted = true }
  }

  private func send(_ element: Element) {
    waiting = nil
    forward(element)
    lastSent = scheduler.now
  }

  private func sendWaiting() {
    if let waiting { send(waiting) }
    if sourceHasCompleted { finish() }
  }
}
