public import OpenCombine
public import Rx

extension Publisher {
  /// Returns an observable that subscribes to this publisher with unlimited demand and forwards its
  /// events; disposal cancels the subscription.
  public func asObservable() -> Observable<Output> {
    Observable.create(start: { sink in
      let subscriber = ForwardingSubscriber<Output, Failure>(sink)
      self.subscribe(subscriber)
      return subscriber.cancel
    })
  }
}

extension Publisher where Failure == Never {
  /// Returns a sequence that subscribes to this publisher with unlimited demand and forwards its
  /// events; disposal cancels the subscription.
  public func asInfallible() -> Infallible<Output> {
    Infallible.create { observer in
      self.asObservable().subscribe { event in
        switch event {
        case .next(let element): observer(.next(element))
        case .error, .completed: observer(.completed)
        }
      }
    }
  }
}

/// Forwards a publisher's events to an observable's sink.
private final class ForwardingSubscriber<Input, Failure: Error>: Subscriber {
  private var sink: PushSink<Input>?
  private var subscription: (any Subscription)?

  init(_ sink: PushSink<Input>) { self.sink = sink }

  func receive(subscription: any Subscription) {
    guard sink != nil, self.subscription == nil else { return subscription.cancel() }
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    sink?.next(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let sink = sink
    self.sink = nil
    subscription = nil
    switch completion {
    case .finished: sink?.complete()
    case .failure(let error): sink?.fail(error)
    }
  }

  func cancel() {
    sink = nil
    let held = subscription
    subscription = nil
    held?.cancel()
  }
}
