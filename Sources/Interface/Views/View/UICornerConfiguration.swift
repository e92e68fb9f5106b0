public import Foundation
import Geometry
import Layers

/// The radius of a corner (iOS 26).
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat)
  }

  let kind: Kind

  /// Returns a radius in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius {
    UICornerRadius(kind: .fixed(radius))
  }

  /// Returns the radius with which a corner follows that of the view around it, at least a minimum. Here
  /// it is the radius of the superview less the distance of the view from its edges.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum ?? 0))
  }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a radius in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  /// Creates a radius in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// The corners of a view (iOS 26). Layers have one radius: the greatest one, at the corners that have
/// any.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Shape: Hashable {
    case capsule(maximum: CGFloat?)
    case corners([UICornerRadius?])
  }

  let shape: Shape

  private init(_ shape: Shape) { self.shape = shape }

  /// Returns corners that make the view a capsule, with at most a radius.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(.capsule(maximum: maximumRadius))
  }

  /// Returns corners with the same radius.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(.corners([radius, radius, radius, radius]))
  }

  /// Returns corners with a radius each; nil for none.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
  }

  /// Returns corners with the same radius.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius)
  }

  /// Returns corners whose radii differ above and below.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(.corners([topRadius, topRadius, bottomRadius, bottomRadius]))
  }

  /// Returns corners whose radii differ on the left and on the right.
  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(.corners([leftRadius, rightRadius, leftRadius, rightRadius]))
  }
}

extension UIView {
  /// Gives the layer the corners of the configuration, for the view's present size.
  func applyCorners() {
    guard let configuration = cornerConfiguration else { return }
    switch configuration.shape {
    case .capsule(let maximum):
      let radius = min(bounds.width, bounds.height) / 2
      layer.cornerRadius = min(radius, maximum ?? radius)
    case .corners(let radii):
      let lengths = radii.map { $0.map(length) ?? 0 }
      let corners: [CACornerMask] = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
      layer.cornerRadius = lengths.max() ?? 0
      layer.maskedCorners = zip(corners, lengths).reduce(into: []) { mask, corner in
        if corner.1 > 0 { mask.formUnion(corner.0) }
      }
    }
  }

  private func length(of radius: UICornerRadius) -> CGFloat {
    switch radius.kind {
    case .fixed(let length): return length
    case .concentric(let minimum):
      guard let superview else { return minimum }
      let (outer, own) = (superview.bounds, frame)
      let distance =
        [
          own.minX - outer.minX, own.minY - outer.minY, outer.maxX - own.maxX,
          outer.maxY - own.maxY,
        ].min() ?? 0
      return max(superview.layer.cornerRadius - distance, minimum)
    }
  }
}
