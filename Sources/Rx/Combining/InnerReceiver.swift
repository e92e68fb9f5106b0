/// Receives a further sequence on behalf of a sink: elements and errors are the sink's, what the
/// completion means is told by a closure.
final class InnerReceiver<Input, Output>: Receiver<Output> {
  private let sink: Sink<Input, Output>
  private let whenCompleted: () -> Void

  init(_ sink: Sink<Input, Output>, whenCompleted: @escaping () -> Void) {
    (self.sink, self.whenCompleted) = (sink, whenCompleted)
  }

  override func next(_ element: Output) { sink.forward(element) }

  override func error(_ error: any Error) { sink.fail(error) }

  override func completed() {
    dispose()
    whenCompleted()
  }
}
