public import OpenCombine

extension Publisher {
  /// Returns a publisher of the elements of this publisher and the given one, in the order of
  /// their arrival.
  public func merge<B: Publisher>(
    with b: B
  ) -> Publishers.Merge<Self, B>
  where
    Output == B.Output, Failure == B.Failure
  {
    .init(self, b)
  }

  /// Returns a publisher of the elements of this publisher and the given ones, in the order of
  /// their arrival.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where
    Output == B.Output, Failure == B.Failure,
    Output == C.Output, Failure == C.Failure
  {
    .init(self, b, c)
  }

  /// Returns a publisher of the elements of this publisher and the given ones, in the order of
  /// their arrival.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    Output == B.Output, Failure == B.Failure,
    Output == C.Output, Failure == C.Failure,
    Output == D.Output, Failure == D.Failure
  {
    .init(self, b, c, d)
  }

  /// Returns a publisher of the elements of this publisher and the given ones, in the order of
  /// their arrival.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    Output == B.Output, Failure == B.Failure,
    Output == C.Output, Failure == C.Failure,
    Output == D.Output, Failure == D.Failure,
    Output == E.Output, Failure == E.Failure
  {
    .init(self, b, c, d, e)
  }

  /// Returns a publisher of the elements of this publisher and the given ones, in the order of
  /// their arrival.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    Output == B.Output, Failure == B.Failure,
    Output == C.Output, Failure == C.Failure,
    Output == D.Output, Failure == D.Failure,
    Output == E.Output, Failure == E.Failure,
    Output == F.Output, Failure == F.Failure
  {
    .init(self, b, c, d, e, f)
  }

  /// Returns a publisher of the elements of this publisher and the given ones, in the order of
  /// their arrival.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    Output == B.Output, Failure == B.Failure,
    Output == C.Output, Failure == C.Failure,
    Output == D.Output, Failure == D.Failure,
    Output == E.Output, Failure == E.Failure,
    Output == F.Output, Failure == F.Failure,
    Output == G.Output, Failure == G.Failure
  {
    .init(self, b, c, d, e, f, g)
  }

  /// Returns a publisher of the elements of this publisher and the given ones, in the order of
  /// their arrival.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    Output == B.Output, Failure == B.Failure,
    Output == C.Output, Failure == C.Failure,
    Output == D.Output, Failure == D.Failure,
    Output == E.Output, Failure == E.Failure,
    Output == F.Output, Failure == F.Failure,
    Output == G.Output, Failure == G.Failure,
    Output == H.Output, Failure == H.Failure
  {
    .init(self, b, c, d, e, f, g, h)
  }
}
