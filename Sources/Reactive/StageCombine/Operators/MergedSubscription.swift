import DequeModule
import OpenCombine

/// The subscription of one subscriber to several publishers at once.
///
/// Elements are forwarded in the order of their arrival. While the demand is limited, each publisher
/// has at most one element that waits for it.
final class MergedSubscription<Downstream: Subscriber>: Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private var downstream: Downstream?
  private var subscribers: [MergedSubscriber<Downstream>] = []
  private var waiting = Deque<(element: Input, from: MergedSubscriber<Downstream>)>()
  private var demand = Subscribers.Demand.none
  private var remaining: Int
  private var isDraining = false

  /// Subscribes to each of `sources`, functions that pass a subscriber to a publisher.
  static func subscribe(
    _ downstream: Downstream, to sources: [(MergedSubscriber<Downstream>) -> Void]
  ) {
    let subscription = MergedSubscription(downstream, sources.count)
    downstream.receive(subscription: subscription)
    for source in sources where subscription.downstream != nil {
      let subscriber = MergedSubscriber(subscription)
      subscription.subscribers.append(subscriber)
      source(subscriber)
    }
    subscription.finishIfDone()
  }

  private init(_ downstream: Downstream, _ count: Int) {
    self.downstream = downstream
    remaining = count
  }

  /// The demand for a publisher that has no element that waits.
  fileprivate var demandPerSource: Subscribers.Demand {
    demand == .unlimited ? .unlimited : demand > .none ? .max(1) : .none
  }

  func request(_ more: Subscribers.Demand) {
    guard downstream != nil else { return }
    demand += more
    drain()
    for subscriber in subscribers { subscriber.request(demandPerSource) }
  }

  func cancel() {
    downstream = nil
    waiting = []
    let held = subscribers
    subscribers = []
    for subscriber in held { subscriber.cancel() }
  }

  fileprivate func receive(
    _ element: Input, from subscriber: MergedSubscriber<Downstream>
  ) {
    guard let downstream else { return }
    if demand == .none || !waiting.isEmpty {
      waiting.append((element, subscriber))
    } else {
      demand -= 1
      demand += downstream.receive(element)
    }
  }

  fileprivate func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished:
      remaining -= 1
      finishIfDone()
    case .failure:
      guard let downstream else { return }
      cancel()
      downstream.receive(completion: completion)
    }
  }

  private func drain() {
    guard !isDraining else { return }
    isDraining = true
    while demand > .none, let downstream, let (element, subscriber) = waiting.popFirst() {
      demand -= 1
      demand += downstream.receive(element)
      subscriber.request(demandPerSource)
    }
    isDraining = false
    finishIfDone()
  }

  private func finishIfDone() {
    guard remaining == 0, waiting.isEmpty, let downstream else { return }
    self.downstream = nil
    subscribers = []
    downstream.receive(completion: .finished)
  }
}

/// The subscriber to one of several publishers.
final class MergedSubscriber<Downstream: Subscriber>: Subscriber {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  /// The merged subscription, until the end or a cancellation.
  private var held: MergedSubscription<Downstream>?
  private var subscription: (any Subscription)?
  /// Whether an element was requested that hasn't arrived.
  private var isRequested = false
  private var isUnlimited = false

  fileprivate init(_ merged: MergedSubscription<Downstream>) { held = merged }

  fileprivate func request(_ demand: Subscribers.Demand) {
    guard let subscription, !isRequested, demand > .none else { return }
    isRequested = true
    isUnlimited = demand == .unlimited
    subscription.request(demand)
  }

  fileprivate func cancel() {
    let upstream = subscription
    subscription = nil
    held = nil
    upstream?.cancel()
  }

  func receive(subscription: any Subscription) {
    guard let held, self.subscription == nil else { return subscription.cancel() }
    self.subscription = subscription
    request(held.demandPerSource)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let held else { return .none }
    held.receive(input, from: self)
    if isUnlimited { return .none }
    let next = held.demandPerSource
    isRequested = next > .none
    isUnlimited = next == .unlimited
    return next
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let held = held
    subscription = nil
    self.held = nil
    held?.receive(completion: completion)
  }
}
