/// A subject that hands on its last element, and only when it completes.
///
/// After its end it hands that element and its end to new subscribers. If it fails, only the error.
public final class AsyncSubject<Element>:
  Observable<Element>, SubjectType, Cancelable, ObserverType
{
  /// The subject as an observer.
  public typealias SubjectObserverType = AsyncSubject<Element>

  private let fanout = Fanout<Element>()
  private var latest: Element?
  private var end: Event<Element>?

  /// Whether it was disposed.
  public private(set) var isDisposed = false

  /// A subject without subscribers.
  public override init() { super.init() }

  /// Whether somebody subscribes.
  public var hasObservers: Bool { !fanout.isEmpty }

  /// Keeps the element of a next event; hands the last one on at the completion.
  public func on(_ event: Event<Element>) {
    guard end == nil, !isDisposed else { return }
    if case .next(let element) = event {
      latest = element
      return
    }
    end = event
    if event.isCompleted {
      if let latest { fanout.next(latest) }
    } else {
      latest = nil
    }
    fanout.end(event)
  }

  /// This subject, to send to.
  public func asObserver() -> AsyncSubject<Element> { self }

  /// Lets all subscribers and the element go. Who subscribes later receives an error.
  public func dispose() {
    isDisposed = true
    (end, latest) = (nil, nil)
    fanout.removeAll()
  }

  override func deliver(to receiver: Receiver<Element>) {
    if isDisposed {
      receiver.on(.error(RxError.disposed(object: self)))
    } else if let end {
      if let latest { receiver.on(.next(latest)) }
      receiver.on(end)
    } else {
      fanout.add(receiver)
    }
  }
}
