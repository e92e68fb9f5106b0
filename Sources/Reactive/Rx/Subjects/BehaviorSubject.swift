/// A subject with a current value: new subscribers receive it first, followed by later elements.
///
/// After its end, new subscribers receive its terminal event.
public final class BehaviorSubject<Element>:
  Observable<Element>, SubjectType, Cancelable, ObserverType
{
  /// The subject as an observer.
  public typealias SubjectObserverType = BehaviorSubject<Element>

  private let fanout = Fanout<Element>()
  private var latest: Element
  private var end: Event<Element>?

  /// A Boolean value that indicates whether the subject was disposed of.
  public private(set) var isDisposed = false

  /// Creates a subject with the initial value `value`.
  public init(value: Element) {
    latest = value
    super.init()
  }

  /// A Boolean value that indicates whether the subject has subscribers.
  public var hasObservers: Bool { !fanout.isEmpty }

  /// Returns the latest element. Throws the error that ended the subject, or `RxError.disposed`.
  public func value() throws -> Element {
    if isDisposed { throw RxError.disposed(object: self) }
    if let error = end?.error { throw error }
    return latest
  }

  /// Delivers `event` to all subscribers, and keeps its element as the value.
  public func on(_ event: Event<Element>) {
    guard end == nil, !isDisposed else { return }
    if case .next(let element) = event {
      latest = element
      fanout.next(element)
    } else {
      end = event
      fanout.end(event)
    }
  }

  /// Returns this subject as an observer.
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// Releases all subscribers. Later subscribers receive an error.
  public func dispose() {
    isDisposed = true
    end = nil
    fanout.removeAll()
  }

  override func deliver(to receiver: Receiver<Element>) {
    if isDisposed {
      receiver.on(.error(RxError.disposed(object: self)))
    } else if let end {
      receiver.on(end)
    } else {
      let value = latest
      fanout.add(receiver)
      receiver.on(.next(value))
    }
  }
}
