public import Foundation

/// A 3 × 3 matrix that scales, rotates, shears and translates points of the plane.
///
/// Core Graphics' conventions: a point is a row vector, so (x, y) becomes
/// (a·x + c·y + tx, b·x + d·y + ty), and `first.concatenating(second)` applies `first` first.
/// x grows to the right and y down, so positive angles, in radians, rotate clockwise on screen.
public struct CGAffineTransform: Hashable, Sendable {
  /// x′ for each unit of x.
  public var a: CGFloat
  /// y′ for each unit of x.
  public var b: CGFloat
  /// x′ for each unit of y.
  public var c: CGFloat
  /// y′ for each unit of y.
  public var d: CGFloat
  /// The translation along x.
  public var tx: CGFloat
  /// The translation along y.
  public var ty: CGFloat

  /// The identity transform.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform from its six entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform from its six entries, without labels.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a transform with all entries zero, as in Core Graphics; see also `identity`.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Creates a rotation by `angle` radians, clockwise on screen if positive.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = Maths.sineAndCosine(Double(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Creates a scaling by `sx` along x and `sy` along y.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a translation by `tx` to the right and `ty` down.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// A Boolean value that indicates whether this is exactly the identity.
  public var isIdentity: Bool { self == .identity }

  /// a·d − b·c: the factor by which areas grow; negative if the transform mirrors.
  package var determinant: CGFloat { a * d - b * c }

  /// The mean factor by which lengths grow: the square root of the factor for areas.
  package var meanScale: CGFloat { abs(determinant).squareRoot() }

  /// The six entries: a, b, c, d, tx, ty.
  package var entries: [Double] { [a, b, c, d, tx, ty].map(Double.init) }

  /// Creates a transform from six entries; returns nil for any other number.
  package init?(entries e: [Double]) {
    guard e.count == 6 else { return nil }
    self.init(a: e[0], b: e[1], c: e[2], d: e[3], tx: e[4], ty: e[5])
  }

  /// Whether all six entries are finite.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// Returns this transform with a rotation by `angle` radians applied before it.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns this transform with a scaling by `sx` and `sy` applied before it.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a * sx, b: b * sx, c: c * sy, d: d * sy, tx: tx, ty: ty)
  }

  /// Returns this transform with a translation by `tx` and `ty` applied before it.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns the transform that applies this one first, then `other`: the matrix product self ·
  /// other.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// Returns the inverse transform, or this one if its determinant is zero, as Core Graphics does.
  public func inverted() -> CGAffineTransform {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// Returns this point transformed by `transform`.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// Returns this size transformed by the linear part of `transform`; either side can become
  /// negative.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// Returns the smallest axis-aligned rectangle that contains this rectangle's transformed
  /// corners. Null and infinite rectangles are returned unchanged.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let (width, height) = (size.width, size.height)
    let corner = origin.applying(transform)
    let (left, right) = (
      min(transform.a * width, 0) + min(transform.c * height, 0),
      max(transform.a * width, 0) + max(transform.c * height, 0)
    )
    let (top, bottom) = (
      min(transform.b * width, 0) + min(transform.d * height, 0),
      max(transform.b * width, 0) + max(transform.d * height, 0)
    )
    return CGRect(x: corner.x + left, y: corner.y + top, width: right - left, height: bottom - top)
  }
}
