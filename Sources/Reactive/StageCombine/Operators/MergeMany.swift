public import OpenCombine

extension Publishers {
  /// A publisher of the elements of any number of publishers, in the order of their arrival.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The type of the failure.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher of the elements of these publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Creates a publisher of the elements of these publishers.
    public init<Upstreams: Swift.Sequence>(_ upstream: Upstreams)
    where Upstreams.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Subscribes to all publishers.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      MergedSubscription.subscribe(
        subscriber, to: publishers.map { publisher in { publisher.subscribe($0) } })
    }

    /// Returns a publisher that includes the elements of another one.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }
}

extension Publisher {
  /// Returns a publisher of the elements of this and another publisher of the same type.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { .init(self, other) }
}
