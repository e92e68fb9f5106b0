import DequeModule

/// A subject that keeps its last elements: new subscribers receive them first, then what follows.
///
/// After its end it hands the elements it keeps, and that end, to new subscribers.
public final class ReplaySubject<Element>:
  Observable<Element>, SubjectType, Cancelable, ObserverType
{
  /// The subject as an observer.
  public typealias SubjectObserverType = ReplaySubject<Element>

  private let fanout = Fanout<Element>()
  private let bufferSize: Int
  private var buffer = Deque<Element>()
  private var end: Event<Element>?

  /// Whether it was disposed.
  public private(set) var isDisposed = false

  private init(bufferSize: Int) {
    self.bufferSize = bufferSize
    super.init()
  }

  /// A subject that keeps the last `bufferSize` elements. A negative size is a programming error.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    require(bufferSize >= 0, "A ReplaySubject cannot keep \(bufferSize) elements")
    return ReplaySubject(bufferSize: bufferSize)
  }

  /// A subject that keeps all elements.
  public static func createUnbounded() -> ReplaySubject<Element> {
    ReplaySubject(bufferSize: .max)
  }

  /// Whether somebody subscribes.
  public var hasObservers: Bool { !fanout.isEmpty }

  /// Hands `event` to all who subscribe, and keeps its element.
  public func on(_ event: Event<Element>) {
    guard end == nil, !isDisposed else { return }
    if case .next(let element) = event {
      buffer.append(element)
      if buffer.count > bufferSize { _ = buffer.popFirst() }
      fanout.next(element)
    } else {
      end = event
      fanout.end(event)
    }
  }

  /// This subject, to send to.
  public func asObserver() -> ReplaySubject<Element> { self }

  /// Lets all subscribers and elements go. Who subscribes later receives an error.
  public func dispose() {
    isDisposed = true
    end = nil
    buffer.removeAll()
    fanout.removeAll()
  }

  override func deliver(to receiver: Receiver<Element>) {
    if isDisposed { return receiver.on(.error(RxError.disposed(object: self))) }
    let kept = buffer
    for element in kept { receiver.on(.next(element)) }
    if let end { receiver.on(end) } else { fanout.add(receiver) }
  }
}
