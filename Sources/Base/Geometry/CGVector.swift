public import Foundation

/// A direction and length in the plane: `dx` to the right, `dy` down.
public struct CGVector: Hashable, Sendable {
  /// The length along x.
  public var dx: CGFloat

  /// The length along y.
  public var dy: CGFloat

  /// The vector without length.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// The vector (0, 0).
  public init() { self.init(dx: 0, dy: 0) }

  /// The vector (dx, dy).
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// The vector (dx, dy).
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// The vector (dx, dy).
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
