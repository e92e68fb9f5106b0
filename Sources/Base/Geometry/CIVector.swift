public import Foundation

/// A list of numbers of Core Image, as filters take them for points, rectangles and weights.
///
/// Core Image's filters are not here; a vector converts to and from what Core Graphics has.
public final class CIVector: NSObject, NSCopying, Sendable {
  private let numbers: [CGFloat]

  private init(_ numbers: [CGFloat]) { self.numbers = numbers }

  /// The vector of `count` numbers.
  public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: values, count: max(count, 0))))
  }

  /// The vector (x).
  public convenience init(x: CGFloat) { self.init([x]) }

  /// The vector (x, y).
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }

  /// The vector (x, y, z).
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }

  /// The vector (x, y, z, w).
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }

  /// The vector (x, y) of a point.
  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }

  /// The vector (x, y, width, height) of a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  /// The vector (a, b, c, d, tx, ty) of a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init([
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ])
  }

  /// The vector of a text such as `[1 2 3]`; what is no number counts as 0.
  public convenience init(string representation: String) {
    self.init(
      representation.split { "[] \t\n,".contains($0) }.map { CGFloat(Double($0) ?? 0) })
  }

  /// There are no archives here: nil.
  public convenience init?(coder: NSCoder) { nil }

  /// How many numbers there are.
  public var count: Int { numbers.count }

  /// The number at an index from 0; 0 beyond the last one.
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

  /// It is immutable: this one itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Equal when all numbers are.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIVector)?.numbers == numbers
  }

  /// Agrees with `isEqual(_:)`.
  public override var hash: Int { numbers.hashValue }

  /// The numbers, for logs.
  public override var description: String { stringRepresentation }
}
