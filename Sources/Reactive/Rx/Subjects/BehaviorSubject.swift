/// A subject that has a value: new subscribers receive it first, then what follows.
///
/// After its end it hands that end to new subscribers.
public final class BehaviorSubject<Element>:
  Observable<Element>, SubjectType, Cancelable, ObserverType
{
  /// The subject as an observer.
  public typealias SubjectObserverType = BehaviorSubject<Element>

  private let fanout = Fanout<Element>()
  private var latest: Element
  private var end: Event<Element>?

  /// Whether it was disposed.
  public private(set) var isDisposed = false

  /// A subject whose value is `value`.
  public init(value: Element) {
    latest = value
    super.init()
  }

  /// Whether somebody subscribes.
  public var hasObservers: Bool { !fanout.isEmpty }

  /// The latest element. Throws the error that ended the subject, or `RxError.disposed`.
  public func value() throws -> Element {
    if isDisposed { throw RxError.disposed(object: self) }
    if let error = end?.error { throw error }
    return latest
  }

  /// Hands `event` to all who subscribe, and keeps its element as the value.
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

  /// This subject, to send to.
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// Lets all subscribers go. Who subscribes later receives an error.
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
