/// A sink that subscribes to the inner sequences of its elements.
class OuterSink<Input, Output>: Sink<Input, Output> {
  /// Called when the inner sequence in `slot` has completed and been disposed of.
  func innerCompleted(_ slot: Int) {
    preconditionFailure("\(type(of: self)) must override innerCompleted(_:)")
  }
}

/// Receives an inner sequence. Elements and errors are forwarded to the outer sink, which decides
/// what to do on completion.
final class InnerReceiver<Input, Output>: Receiver<Output> {
  private let outer: OuterSink<Input, Output>
  private let slot: Int

  init(_ outer: OuterSink<Input, Output>, slot: Int = 0) {
    self.outer = outer
    self.slot = slot
  }

  override func next(_ element: Output) { outer.forward(element) }

  override func error(_ error: any Error) { outer.fail(error) }

  override func completed() {
    dispose()
    outer.innerCompleted(slot)
  }
}
