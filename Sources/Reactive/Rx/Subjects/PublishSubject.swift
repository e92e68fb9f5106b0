/// A subject that hands each event to all who subscribe at that time.
///
/// After its end it hands that end to new subscribers.
public final class PublishSubject<Element>:
  Observable<Element>, SubjectType, Cancelable, ObserverType
{
  /// The subject as an observer.
  public typealias SubjectObserverType = PublishSubject<Element>

  private let fanout = Fanout<Element>()
  private var end: Event<Element>?

  /// Whether it was disposed.
  public private(set) var isDisposed = false

  /// A subject without subscribers.
  public override init() { super.init() }

  /// Whether somebody subscribes.
  public var hasObservers: Bool { !fanout.isEmpty }

  /// Hands `event` to all who subscribe.
  public func on(_ event: Event<Element>) {
    guard end == nil, !isDisposed else { return }
    if case .next(let element) = event {
      fanout.next(element)
    } else {
      end = event
      fanout.end(event)
    }
  }

  /// This subject, to send to.
  public func asObserver() -> PublishSubject<Element> { self }

  /// Lets all subscribers go. Who subscribes later receives an error.
  public func dispose() {
    isDisposed = true
    end = nil
    fanout.removeAll()
  }

  override func deliver(to receiver: Receiver<Element>) {
    if let end {
      receiver.on(end)
    } else if isDisposed {
      receiver.on(.error(RxError.disposed(object: self)))
    } else {
      fanout.add(receiver)
    }
  }
}
