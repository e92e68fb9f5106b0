import DequeModule

/// A subject that keeps its last elements: new subscribers receive them first, followed by later
/// elements.
///
/// After its end, new subscribers receive the kept elements and the terminal event.
public final class ReplaySubject<Element>:
  Observable<Element>, SubjectType, Cancelable, ObserverType
{
  /// The subject as an observer.
  public typealias SubjectObserverType = ReplaySubject<Element>

  private let fanout = Fanout<Element>()
  private let bufferSize: Int
  private var buffer = Deque<Element>()
  private var end: Event<Element>?

  /// A Boolean value that indicates whether the subject was disposed of.
  public private(set) var isDisposed = false

  private init(bufferSize: Int) {
    self.bufferSize = bufferSize
    super.init()
  }

  /// Creates a subject that keeps the last `bufferSize` elements. A negative size is a programming
  /// error.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    checkUse(
      bufferSize >= 0,
      "ReplaySubject received the buffer size \(bufferSize). It must be 0 or more.")
    return ReplaySubject(bufferSize: max(bufferSize, 0))
  }

  /// Creates a subject that keeps all elements.
  public static func createUnbounded() -> ReplaySubject<Element> {
    ReplaySubject(bufferSize: .max)
  }

  /// A Boolean value that indicates whether the subject has subscribers.
  public var hasObservers: Bool { !fanout.isEmpty }

  /// Delivers `event` to all subscribers, and keeps its element.
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

  /// Returns this subject as an observer.
  public func asObserver() -> ReplaySubject<Element> { self }

  /// Releases all subscribers and elements. Later subscribers receive an error.
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
