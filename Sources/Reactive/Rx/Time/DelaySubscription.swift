public import Foundation

extension ObservableType {
  /// Returns the same sequence, which subscribes to its source after `dueTime`.
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

  /// Returns the same sequence, which subscribes to its source after `seconds`.
  public func delaySubscription(
    _ seconds: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    delaySubscription(.rounding(seconds), scheduler: scheduler)
  }
}
