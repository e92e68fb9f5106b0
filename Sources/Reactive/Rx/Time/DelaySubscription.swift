public import Foundation

extension ObservableType {
  /// The same sequence, subscribed to when `dueTime` has passed.
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Start { receiver in
      receiver.attach(
        scheduler.scheduleRelative((), dueTime: dueTime) { _ in
          source.deliver(to: receiver)
          return Disposables.create()
        })
    }
  }

  /// The same sequence, subscribed to `seconds` later.
  public func delaySubscription(
    _ seconds: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    delaySubscription(.rounding(seconds), scheduler: scheduler)
  }
}
