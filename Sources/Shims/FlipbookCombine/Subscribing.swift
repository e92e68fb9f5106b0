public import OpenCombine
public import StageCombine

// Combine's functions that subscribe, each with a row in the stage's trace. Swift prefers them to
// those of OpenCombine, because files see OpenCombine only through this module.

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<Downstream: Subscriber>(_ subscriber: Downstream)
  where Failure == Downstream.Failure, Output == Downstream.Input {
    attach(subscriber, by: "subscribe")
  }

  /// Attaches a subject, which sends the events on. The subscription ends when the result is
  /// deallocated.
  public func subscribe<Downstream: Subject>(_ subject: Downstream) -> AnyCancellable
  where Failure == Downstream.Failure, Output == Downstream.Output {
    attach(subject)
  }

  /// Subscribes with unlimited demand and calls the closures. The subscription ends when the result
  /// is deallocated.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping ((Output) -> Void)
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    attach(sink, by: "sink")
    return AnyCancellable(sink)
  }

  /// The elements as an asynchronous sequence, for `for try await`. Each iteration subscribes and demands
  /// one element for each that it requests. It throws the publisher's failure, and ends without an error
  /// if its task is cancelled.
  public var values: PublisherElements<Self> { PublisherElements(self) }
}

extension Publisher where Failure == Never {
  /// The elements as an asynchronous sequence, for `for await`. Each iteration subscribes and demands one
  /// element for each that it requests. It ends if its task is cancelled.
  public var values: PublisherElements<Self> { PublisherElements(self) }

  /// Subscribes with unlimited demand and calls the closure with each element. The subscription ends
  /// when the result is deallocated.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Assigns each element to a property of an object, which is retained. The subscription ends when
  /// the result is deallocated.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    attach(assign, by: "assign")
    return AnyCancellable(assign)
  }

  /// Assigns each element to a published property, until its object is deallocated.
  public func assign(to published: inout Published<Output>.Publisher) {
    attach(to: &published)
  }
}
