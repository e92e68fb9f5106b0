extension ObservableType {
  /// A sequence that, once connected, hands the events of this one to `subject`, and those of
  /// `subject` to its subscribers.
  public func multicast<Subject: SubjectType>(
    _ subject: Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    Multicasting(asObservable()) { subject }
  }

  /// A sequence that, once connected, hands the events of this one to a subject, and those of the
  /// subject to its subscribers. `makeSubject` makes one for each connection.
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    Multicasting(asObservable(), makeSubject)
  }

  /// The sequence that `selector` makes of this one, for each subscription, with one subscription
  /// to the source for all uses of it: they receive what the subject that `subjectSelector` makes
  /// hands on. If a closure throws, the sequence fails.
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

/// The connectable sequence of a source and the subjects that its connections send to.
private final class Multicasting<Subject: SubjectType>: ConnectableObservable<Subject.Element> {
  typealias Input = Subject.Observer.Element

  private let source: Observable<Input>
  private let makeSubject: () -> Subject
  private var subject: Subject?
  private var connection: Connection<Subject>?

  init(_ source: Observable<Input>, _ makeSubject: @escaping () -> Subject) {
    (self.source, self.makeSubject) = (source, makeSubject)
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

  /// Forgets `ended` and its subject: who subscribes later waits for another connection.
  func forget(_ ended: Connection<Subject>) {
    if connection === ended { (connection, subject) = (nil, nil) }
  }

  private func currentSubject() -> Subject {
    if let subject { return subject }
    let made = makeSubject()
    subject = made
    return made
  }
}

/// Receives the source. It is gone before its subject hears of the end, so that who subscribes
/// again while hearing of that begins anew.
private final class Connection<Subject: SubjectType>: Receiver<Subject.Observer.Element> {
  private let observer: Subject.Observer
  private weak var parent: Multicasting<Subject>?

  init(_ observer: Subject.Observer, _ parent: Multicasting<Subject>) {
    (self.observer, self.parent) = (observer, parent)
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
