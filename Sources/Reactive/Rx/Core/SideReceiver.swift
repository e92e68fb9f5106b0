/// Receives a sink's second source and passes its events to a closure, which is released on
/// disposal.
///
/// The closure holds the sink and the sink holds this receiver, so that either of the two sources
/// keeps both alive; disposal breaks the reference cycle.
final class SideReceiver<Element>: Receiver<Element> {
  private var handle: ((Event<Element>) -> Void)?

  init(_ handle: @escaping (Event<Element>) -> Void) {
    self.handle = handle
  }

  override func next(_ element: Element) { handle?(.next(element)) }

  override func error(_ error: any Error) {
    handle?(.error(error))
    dispose()
  }

  override func completed() {
    handle?(.completed)
    dispose()
  }

  override func dispose() {
    super.dispose()
    handle = nil
  }
}
