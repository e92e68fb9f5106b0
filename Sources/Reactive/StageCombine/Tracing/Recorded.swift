package import OpenCombine
import Rx

// Subscriptions with a row in the stage's trace. The functions with Combine's names are in the module
// that films import; here, they are OpenCombine's.
extension Publisher {
  /// Attaches a subscriber; `function` is the name of the film's call in the trace.
  package func attach<Downstream: Subscriber>(_ subscriber: Downstream, by function: String)
  where Failure == Downstream.Failure, Output == Downstream.Input {
    if let recorded = recorded(by: function) {
      recorded.subscribe(subscriber)
    } else {
      subscribe(subscriber)
    }
  }

  /// Attaches a subject.
  package func attach<Downstream: Subject>(_ subject: Downstream) -> AnyCancellable
  where Failure == Downstream.Failure, Output == Downstream.Output {
    recorded(by: "subscribe")?.subscribe(subject) ?? subscribe(subject)
  }

  /// Returns a publisher that adds the events of one subscription to the stage's trace; nil if the
  /// stage isn't traced.
  fileprivate func recorded(by function: String) -> Publishers.HandleEvents<Self>? {
    guard let log = SubscriptionLog.begin(Output.self, function: function) else { return nil }
    return handleEvents(
      receiveOutput: { log.record(.next($0)) },
      receiveCompletion: { completion in
        switch completion {
        case .finished: log.record(.completed)
        case .failure(let error): log.record(.error(error))
        }
      },
      receiveCancel: log.dispose)
  }
}

extension Publisher where Failure == Never {
  /// Assigns the elements to a published property until its object is deallocated.
  package func attach(to published: inout Published<Output>.Publisher) {
    if let recorded = recorded(by: "assign") {
      recorded.assign(to: &published)
    } else {
      assign(to: &published)
    }
  }
}
