/// A sequence whose subscriptions retain `references` until they end.
final class AddRef<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let references: RefCountDisposable

  init(_ source: Observable<Element>, _ references: RefCountDisposable) {
    self.source = source
    self.references = references
  }

  override func start(_ receiver: Receiver<Element>) {
    let sink = PassingSink(receiver)
    receiver.attach(sink)
    sink.hold(references.retain())
    source.deliver(to: sink)
  }
}
