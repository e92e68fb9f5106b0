// The kernel, in the order in which a subscription is made:
//
// 1. `Observable` is a recipe. It holds no state of a subscription, so it can be subscribed to any
//    number of times.
// 2. `subscribe` makes a `Receiver`, the downstream end, and asks the observable to deliver to it.
// 3. An operator's observable makes a `Sink` – a receiver that has a receiver downstream – attaches
//    it to the receiver it was given and has its own source deliver to the sink. So a chain of
//    sinks grows upstream, until a source without a source begins to send.
// 4. Events run downstream through `next`, `error`, `completed`; disposal runs upstream through
//    `dispose`, each receiver disposing what is attached to it. A terminal event is handed on first
//    and disposes afterwards.
//
// Whoever originates events asks its receiver's `isDisposed` before each of them, so that an
// operator's closures never run after disposal.

/// An observable sequence: a recipe that pushes events to each subscriber.
///
/// Observables and all that subscriptions are made of belong to one stage, and so to one thread at
/// a time; they are not locked and not `Sendable`.
public class Observable<Element>: ObservableType {
  init() {}

  /// Has `observer` receive the events of the sequence.
  ///
  /// - Returns: The subscription: disposing it stops the events and frees what it holds.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    let outlet = Outlet(observer)
    deliver(to: SubscriptionLog.recording(outlet, isSource: false))
    return outlet
  }

  /// The sequence itself.
  public func asObservable() -> Observable<Element> { self }

  /// Attaches a new subscription to `receiver` and begins to send it events.
  func deliver(to receiver: Receiver<Element>) {
    preconditionFailure("\(type(of: self)) must override deliver(to:)")
  }

  /// What a tail-recursive sink may take apart instead of subscribing to it.
  var succession: Succession<Element> { .itself }
}

/// An observable that is subscribed to on the trampoline: what its start schedules on the current
/// thread runs after the outermost start has returned.
class Producer<Element>: Observable<Element> {
  final override func deliver(to receiver: Receiver<Element>) {
    let trampoline = Trampoline.current
    if trampoline.isIdle {
      trampoline.run { start(receiver) }
    } else {
      start(receiver)
    }
  }

  /// Attaches a new subscription to `receiver` and begins to send it events.
  func start(_ receiver: Receiver<Element>) {
    preconditionFailure("\(type(of: self)) must override start(_:)")
  }
}

/// The observable of an operator with one source: all it adds is a sink.
final class Lift<Input, Output>: Producer<Output> {
  private let source: Observable<Input>
  private let makeSink: (Receiver<Output>) -> Sink<Input, Output>

  init(
    _ source: Observable<Input>, _ makeSink: @escaping (Receiver<Output>) -> Sink<Input, Output>
  ) {
    (self.source, self.makeSink) = (source, makeSink)
  }

  override func start(_ receiver: Receiver<Output>) {
    let sink = makeSink(receiver)
    receiver.attach(sink)
    source.deliver(to: sink)
  }
}

extension ObservableType {
  /// The observable whose subscriptions put the sink that `makeSink` makes behind this sequence.
  func lift<Output>(
    _ makeSink: @escaping (Receiver<Output>) -> Sink<Element, Output>
  ) -> Observable<Output> {
    Lift(asObservable(), makeSink)
  }
}

/// A producer whose start is a closure, for operators with several sources or none.
final class Start<Element>: Producer<Element> {
  private let body: (Receiver<Element>) -> Void

  init(_ body: @escaping (Receiver<Element>) -> Void) {
    self.body = body
  }

  override func start(_ receiver: Receiver<Element>) { body(receiver) }
}
