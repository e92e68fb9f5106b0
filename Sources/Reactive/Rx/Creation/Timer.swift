extension ObservableType where Element: RxAbstractInteger {
  /// Returns a sequence that counts from 0 and sends an integer after every `period`.
  public static func interval(
    _ period: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }

  /// Returns a sequence that sends 0 after `dueTime`. Without a `period`, it then completes; with
  /// one, it continues to count after every period.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Start { receiver in
      let sink = Sink<Never, Element>(receiver)
      receiver.attach(sink)
      if let period {
        sink.attach(
          scheduler.schedulePeriodic(0 as Element, startAfter: dueTime, period: period) { count in
            sink.forward(count)
            return count &+ 1
          })
      } else {
        sink.attach(
          scheduler.scheduleRelative((), dueTime: dueTime) { _ in
            sink.forward(0)
            sink.finish()
            return Disposables.create()
          })
      }
    }
  }
}
