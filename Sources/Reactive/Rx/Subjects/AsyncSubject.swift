/// A subject that sends only its last element, when it completes.
///
/// After its end, new subscribers receive that element and the completion, or only the error if it
/// failed.
public final class AsyncSubject<Element>:
  Observable<Element>, SubjectType, Cancelable, ObserverType
{
  /// The subject as an observer.
  public typealias SubjectObserverType = AsyncSubject<Element>

  private let fanout = Fanout<Element>()
  private var latest: Element?
  private var end: Event<Element>?

  /// A Boolean value that indicates whether the subject was disposed of.
  public private(set) var isDisposed = false

  /// Creates a subject without subscribers.
  public override init() { super.init() }

  /// A Boolean value that indicates whether the subject has subscribers.
  public var hasObservers: Bool { !fanout.isEmpty }

  /// Keeps the element of a next event, and sends the last one at the completion.
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

  /// Returns this subject as an observer.
  public func asObserver() -> AsyncSubject<Element> { self }

  /// Releases all subscribers and the element. Later subscribers receive an error.
  public func dispose() {
    isDisposed = true
    end = nil
    latest = nil
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
