public import OpenCombine

extension Publishers {
  /// A publisher of the latest elements of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// The latest elements.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of the failure.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C

    /// Creates a publisher of the latest elements of these publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Subscribes to all publishers.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      a.combineLatest(b).combineLatest(c) { ($0.0, $0.1, $1) }.subscribe(subscriber)
    }
  }

  /// A publisher of the latest elements of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    /// The latest elements.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The type of the failure.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// One of the publishers.
    public let d: D

    /// Creates a publisher of the latest elements of these publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Subscribes to all publishers.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      a.combineLatest(b, c).combineLatest(d) { ($0.0, $0.1, $0.2, $1) }.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Returns a publisher of the latest elements of this publisher and the given ones: one for each
  /// element, after all have emitted.
  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> Publishers.CombineLatest3<Self, B, C>
  where Failure == B.Failure, Failure == C.Failure {
    .init(self, b, c)
  }

  /// Returns a publisher of the results of `transform` for the latest elements of this publisher and
  /// the given ones.
  public func combineLatest<B: Publisher, C: Publisher, Result>(
    _ b: B, _ c: C,
    _ transform: @escaping (Output, B.Output, C.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, Result>
  where Failure == B.Failure, Failure == C.Failure {
    combineLatest(b, c).map(transform)
  }

  /// Returns a publisher of the latest elements of this publisher and the given ones: one for each
  /// element, after all have emitted.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> Publishers.CombineLatest4<Self, B, C, D>
  where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
    .init(self, b, c, d)
  }

  /// Returns a publisher of the results of `transform` for the latest elements of this publisher and
  /// the given ones.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, Result>(
    _ b: B, _ c: C, _ d: D,
    _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, Result>
  where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
    combineLatest(b, c, d).map(transform)
  }
}
