public import OpenCombine

extension Publishers {
  /// How `collect(_:options:)` groups elements.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// In arrays of the elements of each interval of a scheduler.
    case byTime(Context, Context.SchedulerTimeType.Stride)

    /// In arrays of the elements of each interval of a scheduler, and of that many elements.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher of arrays of the elements of each interval.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// An array of elements.
    public typealias Output = [Upstream.Output]
    /// The type of the failure.
    public typealias Failure = Upstream.Failure

    /// The publisher of the elements.
    public let upstream: Upstream
    /// How the elements are grouped.
    public let strategy: TimeGroupingStrategy<Context>
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher of arrays of the elements of `upstream`.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Subscribes to the publisher of the elements and starts the intervals.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(CollectingSubscriber(subscriber, strategy, options))
    }
  }
}

extension Publisher {
  /// Returns a publisher of arrays of the elements of each interval. Intervals without elements emit
  /// nothing; the elements that remain at the end are emitted before the completion.
  public func collect<Context: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<Context>,
    options: Context.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, Context> {
    .init(upstream: self, strategy: strategy, options: options)
  }
}

private final class CollectingSubscriber<Element, Downstream: Subscriber, Context: Scheduler>:
  Subscriber, Subscription
where Downstream.Input == [Element] {
  typealias Input = Element
  typealias Failure = Downstream.Failure

  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let strategy: Publishers.TimeGroupingStrategy<Context>
  private let options: Context.SchedulerOptions?
  private var elements: [Element] = []
  private var timer: (any Cancellable)?
  private var demand = Subscribers.Demand.none

  init(
    _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
    _ options: Context.SchedulerOptions?
  ) {
    self.downstream = downstream
    self.strategy = strategy
    self.options = options
  }

  func receive(subscription: any Subscription) {
    guard upstream == nil, let downstream else { return subscription.cancel() }
    upstream = subscription
    let (scheduler, interval) = schedule
    timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval,
      tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in self?.flush() }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Element) -> Subscribers.Demand {
    elements.append(input)
    if case .byTimeOrCount(_, _, let count) = strategy, elements.count >= count { flush() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .finished = completion { flush() }
    let downstream = downstream
    end()
    downstream?.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) { demand += more }

  func cancel() {
    let upstream = upstream
    end()
    upstream?.cancel()
  }

  /// Emits the collected elements; without demand, they remain for the next interval.
  private func flush() {
    guard let downstream, !elements.isEmpty, demand > .none else { return }
    let group = elements
    elements = []
    demand -= 1
    demand += downstream.receive(group)
  }

  private func end() {
    downstream = nil
    upstream = nil
    elements = []
    timer?.cancel()
    timer = nil
  }

  private var schedule: (Context, Context.SchedulerTimeType.Stride) {
    switch strategy {
    case .byTime(let scheduler, let interval): (scheduler, interval)
    case .byTimeOrCount(let scheduler, let interval, _): (scheduler, interval)
    }
  }
}
