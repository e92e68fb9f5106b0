/// An older form of `BehaviorRelay` with a settable value; it completes when it is deallocated.
@available(*, deprecated, message: "Use BehaviorRelay; accept(_:) sets its value")
public final class Variable<Element> {
  private let subject: BehaviorSubject<Element>

  /// The current value; setting it delivers it to all subscribers.
  public var value: Element {
    didSet { subject.onNext(value) }
  }

  /// Creates a variable with the initial value `value`.
  public init(_ value: Element) {
    self.value = value
    subject = BehaviorSubject(value: value)
  }

  deinit { subject.onCompleted() }

  /// Returns a sequence that sends the current value on subscription, followed by later ones.
  public func asObservable() -> Observable<Element> { subject.asObservable() }
}
