public import Foundation

/// Core Image's list of numbers, which filters use for points, rectangles and weights.
///
/// A vector converts to and from Core Graphics types.
public final class CIVector: NSObject, NSCopying, Sendable {
  private let numbers: [CGFloat]

  private init(_ numbers: [CGFloat]) { self.numbers = numbers }

  /// Creates a vector from `count` numbers.
  public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: values, count: max(count, 0))))
  }

  /// Creates the vector (x).
  public convenience init(x: CGFloat) { self.init([x]) }

  /// Creates the vector (x, y).
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }

  /// Creates the vector (x, y, z).
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }

  /// Creates the vector (x, y, z, w).
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }

  /// Creates the vector (x, y) from a point.
  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }

  /// Creates the vector (x, y, width, height) from a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  /// Creates the vector (a, b, c, d, tx, ty) from a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init([
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ])
  }

  /// Creates a vector from text such as `[1 2 3]`; parts that aren't numbers become 0.
  public convenience init(string representation: String) {
    self.init(
      representation.split { "[] \t\n,".contains($0) }.map { CGFloat(Double($0) ?? 0) })
  }

  /// Returns nil: archives aren't supported.
  public convenience init?(coder: NSCoder) { nil }

  /// The number of values in the vector.
  public var count: Int { numbers.count }

  /// Returns the number at an index that starts at 0; 0 beyond the last one.
  public func value(at index: Int) -> CGFloat {
    numbers.indices.contains(index) ? numbers[index] : 0
  }

  /// The first number; 0 if there is none.
  public var x: CGFloat { value(at: 0) }
  /// The second number; 0 if there is none.
  public var y: CGFloat { value(at: 1) }
  /// The third number; 0 if there is none.
  public var z: CGFloat { value(at: 2) }
  /// The fourth number; 0 if there is none.
  public var w: CGFloat { value(at: 3) }

  /// The first two numbers as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }

  /// The first four numbers as a rectangle.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  /// The first six numbers as a transform.
  public var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }

  /// The numbers as text: `[1 2 3]`.
  public var stringRepresentation: String {
    "[" + numbers.map { String(format: "%g", Double($0)) }.joined(separator: " ") + "]"
  }

  /// Returns this vector, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether all numbers are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIVector)?.numbers == numbers
  }

  /// A hash value consistent with `isEqual(_:)`.
  public override var hash: Int { numbers.hashValue }

  /// The numbers, for logs.
  public override var description: String { stringRepresentation }
}
