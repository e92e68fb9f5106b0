/// An older name of `BehaviorRelay`, with a value that can be set; it completes when it goes.
@available(*, deprecated, message: "Use BehaviorRelay; accept(_:) sets its value")
public final class Variable<Element> {
  private let subject: BehaviorSubject<Element>

  /// The latest value; setting it hands it to all who subscribe.
  public var value: Element {
    didSet { subject.onNext(value) }
  }

  /// A variable whose value is `value`.
  public init(_ value: Element) {
    self.value = value
    subject = BehaviorSubject(value: value)
  }

  deinit { subject.onCompleted() }

  /// The values, the latest one first.
  public func asObservable() -> Observable<Element> { subject.asObservable() }
}
