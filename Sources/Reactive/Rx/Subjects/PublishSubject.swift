/// A subject that delivers each event to its current subscribers.
///
/// After its end, new subscribers receive its terminal event.
public final class PublishSubject<Element>:
  Observable<Element>, SubjectType, Cancelable, ObserverType
{
  /// The subject as an observer.
  public typealias SubjectObserverType = PublishSubject<Element>

  private let fanout = Fanout<Element>()
  private var end: Event<Element>?

  /// A Boolean value that indicates whether the subject was disposed of.
  public private(set) var isDisposed = false

  /// Creates a subject without subscribers.
  public override init() { super.init() }

  /// A Boolean value that indicates whether the subject has subscribers.
  public var hasObservers: Bool { !fanout.isEmpty }

  /// Delivers `event` to all subscribers.
  public func on(_ event: Event<Element>) {
    guard end == nil, !isDisposed else { return }
    if case .next(let element) = event {
      fanout.next(element)
    } else {
      end = event
      fanout.end(event)
    }
  }

  /// Returns this subject as an observer.
  public func asObserver() -> PublishSubject<Element> { self }

  /// Releases all subscribers. Later subscribers receive an error.
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
