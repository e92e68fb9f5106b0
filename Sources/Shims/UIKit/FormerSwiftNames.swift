// Names of Swift's library that later versions of the compiler refuse, so that code of Swift 3 and 4
// compiles.

extension UnsafeMutableRawPointer {
  /// The former name of `allocate(byteCount:alignment:)`.
  public static func allocate(bytes size: Int, alignedTo: Int) -> UnsafeMutableRawPointer {
    allocate(byteCount: size, alignment: alignedTo)
  }

  /// The former name of `deallocate()`.
  public func deallocate(bytes _: Int, alignedTo _: Int) { deallocate() }
}

extension UnsafeMutablePointer {
  /// The former name of `deallocate()`.
  public func deallocate(capacity _: Int) { deallocate() }

  /// The former name of `initialize(repeating:count:)`.
  public func initialize(to newValue: Pointee, count: Int) {
    initialize(repeating: newValue, count: count)
  }
}

extension Range where Bound: Strideable, Bound.Stride: SignedInteger {
  /// Returns the range itself: `CountableRange(0..<7)` was a type of its own before Swift 4.2.
  public init(_ other: Range<Bound>) { self = other }
}

extension ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger {
  /// Returns the range itself; see `CountableRange`.
  public init(_ other: ClosedRange<Bound>) { self = other }
}
