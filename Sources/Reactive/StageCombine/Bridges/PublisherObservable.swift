public import OpenCombine
public import Rx

extension Publisher {
  /// Returns an observable that subscribes to this publisher with unlimited demand and forwards its
  /// events; disposal cancels the subscription.
  public func asObservable() -> Observable<Output> {
    Observable.create { observer in
      let subscriber = ForwardingSubscriber<Output, Failure>(observer)
      self.subscribe(subscriber)
      return subscriber
    }
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

/// Forwards a publisher's events to an observer.
private final class ForwardingSubscriber<Input, Failure: Error>: Subscriber, Disposable {
  private var observer: AnyObserver<Input>?
  private var subscription: (any Subscription)?

  init(_ observer: AnyObserver<Input>) { self.observer = observer }

  func receive(subscription: any Subscription) {
    guard observer != nil, self.subscription == nil else { return subscription.cancel() }
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    observer?.onNext(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let observer = observer
    self.observer = nil
    subscription = nil
    switch completion {
    case .finished: observer?.onCompleted()
    case .failure(let error): observer?.onError(error)
    }
  }

  func dispose() {
    observer = nil
    let held = subscription
    subscription = nil
    held?.cancel()
  }
}
