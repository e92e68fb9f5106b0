public import Foundation

/// A 3 × 3 matrix that scales, turns, shears and moves points of the plane.
///
/// Core Graphics' conventions: a point is a row vector, so (x, y) becomes
/// (a·x + c·y + tx, b·x + d·y + ty), and `first.concatenating(second)` applies `first` first.
/// x grows to the right and y down, so positive angles, in radians, turn clockwise on screen.
public struct CGAffineTransform: Hashable, Sendable {
  /// x′ for each unit of x.
  public var a: CGFloat
  /// y′ for each unit of x.
  public var b: CGFloat
  /// x′ for each unit of y.
  public var c: CGFloat
  /// y′ for each unit of y.
  public var d: CGFloat
  /// What x′ is moved by.
  public var tx: CGFloat
  /// What y′ is moved by.
  public var ty: CGFloat

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The transform of six entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The transform of six entries, without their names.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// All entries zero, as in Core Graphics; see `identity` for the transform that changes nothing.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// A turn by `angle` radians, clockwise on screen when positive.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = Maths.sineAndCosine(Double(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A scaling by `sx` along x and `sy` along y.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// A move by `tx` to the right and `ty` down.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Whether this is exactly the identity.
  public var isIdentity: Bool { self == .identity }

  /// a·d − b·c: by how much areas grow; negative when the transform mirrors.
  package var determinant: CGFloat { a * d - b * c }

  /// How much lengths grow on the mean: the root of how much areas do.
  package var meanScale: CGFloat { abs(determinant).squareRoot() }

  /// Its six entries: a, b, c, d, tx, ty.
  package var entries: [Double] { [a, b, c, d, tx, ty].map(Double.init) }

  /// The transform of six entries; nil for another number of them.
  package init?(entries e: [Double]) {
    guard e.count == 6 else { return nil }
    self.init(a: e[0], b: e[1], c: e[2], d: e[3], tx: e[4], ty: e[5])
  }

  /// Whether all six entries are finite.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// This transform after a turn by `angle` radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// This transform after a scaling by `sx` and `sy`.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a * sx, b: b * sx, c: c * sy, d: d * sy, tx: tx, ty: ty)
  }

  /// This transform after a move by `tx` and `ty`.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// First this transform, then `other`: the matrix product self · other.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// The transform that undoes this one; this one itself where its determinant is zero, as Core
  /// Graphics has it.
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
  /// Where `transform` takes this point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// This size through the linear part of `transform`; either side may become negative.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle around this rectangle's transformed corners. Null and infinite
  /// rectangles stay as they are.
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
