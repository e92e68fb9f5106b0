public import Foundation

/// A direction and a length in the plane: `dx` to the right, `dy` down.
public struct CGVector: Hashable, Sendable {
  /// The x component.
  public var dx: CGFloat

  /// The y component.
  public var dy: CGFloat

  /// The vector of length zero.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates the vector (0, 0).
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates the vector (dx, dy).
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates the vector (dx, dy).
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Creates the vector (dx, dy).
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
