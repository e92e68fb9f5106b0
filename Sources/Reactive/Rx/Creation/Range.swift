/// The integer types that `range`, `interval` and `timer` count with.
public typealias RxAbstractInteger = FixedWidthInteger

extension ObservableType where Element: RxAbstractInteger {
  /// Returns a sequence of `count` consecutive integers that starts with `start`, each sent as a
  /// separate piece of work on `scheduler`.
  ///
  /// A negative count, or a range that exceeds the type's bounds, is a programming error.
  public static func range(
    start: Element, count: Element,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    guard
      checkUse(
        count >= 0, "range(start:count:) received the count \(count). It must be 0 or more."
      ),
      checkUse(
        count == 0 || !start.addingReportingOverflow(count - 1).overflow,
        "range(start:count:) exceeds the bounds of \(Element.self): start \(start), count \(count)."
      )
    else { return .empty() }
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
