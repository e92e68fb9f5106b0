/// A sequence whose subscriptions keep something alive: each retains `references` while it lasts.
final class AddRef<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let references: RefCountDisposable

  init(_ source: Observable<Element>, _ references: RefCountDisposable) {
    (self.source, self.references) = (source, references)
  }

  override func start(_ receiver: Receiver<Element>) {
    let sink = PassingSink(receiver)
    receiver.attach(sink)
    sink.hold(references.retain())
    source.deliver(to: sink)
  }
}
