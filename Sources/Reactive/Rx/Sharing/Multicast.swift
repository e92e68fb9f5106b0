extension ObservableType {
  /// Returns a sequence that, once connected, sends the events of this sequence to `subject` and
  /// the events of `subject` to its subscribers.
  public func multicast<Subject: SubjectType>(
    _ subject: Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    Multicasting(asObservable()) { subject }
  }

  /// Returns a sequence that, once connected, sends the events of this sequence to a subject and
  /// the events of the subject to its subscribers. `makeSubject` is called for each connection.
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    Multicasting(asObservable(), makeSubject)
  }

  /// Returns the sequence that `selector` creates from this one for each subscription. All uses of
  /// the source within `selector` share one subscription: they receive the events of the subject
  /// that `subjectSelector` returns. If a closure throws, the sequence fails.
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    let source = asObservable()
    return Start { receiver in
      let sink = PassingSink(receiver)
      receiver.attach(sink)
      do {
        let subject = try subjectSelector()
        let connectable = Multicasting(source) { subject }
        try selector(connectable).deliver(to: sink)
        if !sink.isDisposed { sink.hold(connectable.connect()) }
      } catch {
        sink.fail(error)
      }
    }
  }
}

/// The connectable sequence of a source, and the subjects of its connections.
private final class Multicasting<Subject: SubjectType>: ConnectableObservable<Subject.Element> {
  typealias Input = Subject.Observer.Element

  private let source: Observable<Input>
  private let makeSubject: () -> Subject
  private var subject: Subject?
  private var connection: Connection<Subject>?

  init(_ source: Observable<Input>, _ makeSubject: @escaping () -> Subject) {
    self.source = source
    self.makeSubject = makeSubject
    super.init()
  }

  override func connect() -> any Disposable {
    if let connection { return connection }
    let connection = Connection(currentSubject().asObserver(), self)
    self.connection = connection
    source.deliver(to: connection)
    return connection
  }

  override func deliver(to receiver: Receiver<Subject.Element>) {
    currentSubject().asObservable().deliver(to: receiver)
  }

  /// Removes `ended` and its subject: later subscribers wait for a new connection.
  func forget(_ ended: Connection<Subject>) {
    guard connection === ended else { return }
    connection = nil
    subject = nil
  }

  private func currentSubject() -> Subject {
    if let subject { return subject }
    let newSubject = makeSubject()
    subject = newSubject
    return newSubject
  }
}

/// Receives the source's events. It is removed before its subject receives the terminal event, so
/// that an observer that subscribes again in response starts a new connection.
private final class Connection<Subject: SubjectType>: Receiver<Subject.Observer.Element> {
  private let observer: Subject.Observer
  private weak var parent: Multicasting<Subject>?

  init(_ observer: Subject.Observer, _ parent: Multicasting<Subject>) {
    self.observer = observer
    self.parent = parent
  }

  override func next(_ element: Subject.Observer.Element) { observer.onNext(element) }

  override func error(_ error: any Error) {
    dispose()
    observer.onError(error)
  }

  override func completed() {
    dispose()
    observer.onCompleted()
  }

  override func dispose() {
    guard !isDisposed else { return }
    parent?.forget(self)
    super.dispose()
  }
}
