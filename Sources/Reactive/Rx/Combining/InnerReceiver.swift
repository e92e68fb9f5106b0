/// A sink that subscribes to further sequences, which its elements stand for.
class OuterSink<Input, Output>: Sink<Input, Output> {
  /// The inner sequence in `slot` has completed and is disposed of.
  func innerCompleted(_ slot: Int) {
    preconditionFailure("\(type(of: self)) must override innerCompleted(_:)")
  }
}

/// Receives an inner sequence: its elements and errors are the outer sink's, what its completion
/// means is for that to say.
final class InnerReceiver<Input, Output>: Receiver<Output> {
  private let outer: OuterSink<Input, Output>
  private let slot: Int

  init(_ outer: OuterSink<Input, Output>, slot: Int = 0) {
    (self.outer, self.slot) = (outer, slot)
  }

  override func next(_ element: Output) { outer.forward(element) }

  override func error(_ error: any Error) { outer.fail(error) }

  override func completed() {
    dispose()
    outer.innerCompleted(slot)
  }
}
