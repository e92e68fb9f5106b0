import Failures
import Processes

// The stages of a subscription, in order:
//
// 1. `Observable` describes a sequence. It holds no subscription state, so it can be subscribed to
//    any number of times.
// 2. `subscribe` creates a `Receiver`, the downstream end, and passes it to the observable's
//    `deliver(to:)`.
// 3. An operator's observable creates a `Sink`, which is a receiver with another receiver
//    downstream. It attaches the sink to the given receiver and calls `deliver(to:)` of its own
//    source with the sink. The chain of sinks grows upstream until it reaches a source that sends
//    events itself.
// 4. Events travel downstream through `next`, `error` and `completed`. Disposal travels upstream
//    through `dispose`: each receiver disposes of the subscription attached to it. A terminal event
//    is forwarded first, and disposal follows.
//
// A source of events checks its receiver's `isDisposed` before each event, so that an operator's
// closures never run after disposal.

/// An observable sequence, which pushes its events to each subscriber.
///
/// Observables and the parts of their subscriptions belong to one stage, and therefore to one
/// thread at a time; they have no locks and aren't `Sendable`.
public class Observable<Element>: ObservableType {
  init() {}

  /// Subscribes `observer` to the events of the sequence.
  ///
  /// - Returns: The subscription. Disposing of it stops the events and releases its resources.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    let outlet = ObserverReceiver(observer)
    deliver(to: SubscriptionLog.recording(outlet, isSource: false))
    return outlet
  }

  /// Returns the sequence itself.
  public func asObservable() -> Observable<Element> { self }

  /// Attaches a new subscription to `receiver` and begins to send it events.
  func deliver(to receiver: Receiver<Element>) {
    preconditionFailure("\(type(of: self)) must override deliver(to:)")
  }

  /// The parts of the sequence, which a tail-recursive sink subscribes to one by one instead of
  /// subscribing to the sequence.
  var succession: Succession<Element> { .single }
}

/// An observable whose subscriptions start on the trampoline: work that `start` schedules on the
/// current thread runs after the outermost `start` has returned.
class Producer<Element>: Observable<Element> {
  final override func deliver(to receiver: Receiver<Element>) {
    guard StackSpace.hasRoom else { return receiver.on(.error(Self.tooDeep)) }
    let trampoline = Trampoline.current
    if trampoline.isIdle {
      trampoline.run { start(receiver) }
    } else {
      start(receiver)
    }
  }

  /// The error for operators whose subscriptions don't fit on the stack: each calls the next.
  private static var tooDeep: FlipbookError {
    FlipbookError(
      .tooDeep, "A chain of operators is too long: a subscription to it exceeds the stack.",
      hint: "Check for a loop that applies an operator to the result of the previous one.")
  }

  /// Attaches a new subscription to `receiver` and begins to send it events.
  func start(_ receiver: Receiver<Element>) {
    preconditionFailure("\(type(of: self)) must override start(_:)")
  }
}

/// The observable of an operator with one source, which only adds a sink.
final class Lift<Input, Output>: Producer<Output> {
  private let source: Observable<Input>
  private let makeSink: (Receiver<Output>) -> Sink<Input, Output>

  init(
    _ source: Observable<Input>, _ makeSink: @escaping (Receiver<Output>) -> Sink<Input, Output>
  ) {
    self.source = source
    self.makeSink = makeSink
  }

  override func start(_ receiver: Receiver<Output>) {
    let sink = makeSink(receiver)
    receiver.attach(sink)
    source.deliver(to: sink)
  }
}

extension ObservableType {
  /// Returns an observable whose subscriptions receive this sequence through the sink that
  /// `makeSink` creates.
  func lift<Output>(
    _ makeSink: @escaping (Receiver<Output>) -> Sink<Element, Output>
  ) -> Observable<Output> {
    Lift(asObservable(), makeSink)
  }
}

/// A producer that starts with a closure, for operators with several sources or none.
final class Start<Element>: Producer<Element> {
  private let body: (Receiver<Element>) -> Void

  init(_ body: @escaping (Receiver<Element>) -> Void) {
    self.body = body
  }

  override func start(_ receiver: Receiver<Element>) { body(receiver) }
}
