/// The integers that `range`, `interval` and `timer` count with.
public typealias RxAbstractInteger = FixedWidthInteger

extension ObservableType where Element: RxAbstractInteger {
  /// A sequence of `count` integers from `start` on, each sent as a round of work on `scheduler`.
  ///
  /// A negative count, or a range that leaves the type's bounds, is a programming error.
  public static func range(
    start: Element, count: Element,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    require(count >= 0, "range(start:count:) cannot send \(count) elements")
    require(
      count == 0 || !start.addingReportingOverflow(count - 1).overflow,
      "range(start:count:) leaves the bounds of \(Element.self)")
    return looping(on: scheduler, isEndless: false) {
      var sent: Element = 0
      return {
        guard sent < count else { return nil }
        defer { sent += 1 }
        return start + sent
      }
    }
  }
}
