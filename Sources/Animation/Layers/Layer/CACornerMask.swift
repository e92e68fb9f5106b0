import Foundation
import Geometry
import Raster

/// A set of a layer's corners, as in Core Animation: with y pointing down, `minY` is the top.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bit mask, one bit per corner.
  public let rawValue: UInt

  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The shape of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve's name in Core Animation.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve with continuous curvature where it meets the straight sides.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

// The outlines of a layer's background and border.
extension LayerState {
  /// The bounds with rounded corners.
  var outline: Shape {
    guard cornerRadius > 0, !maskedCorners.isDisjoint(with: .all) else { return .rect(bounds) }
    if let crossing = crossingBounds(inset: 0) { return .path(crossing, .winding) }
    guard !maskedCorners.isSuperset(of: .all) else {
      return isContinuous
        ? .continuousRect(bounds, radius: cornerRadius)
        : .roundedRect(bounds, radius: cornerRadius)
    }
    return .path(roundedBounds(inset: 0), .winding)
  }

  /// The area that the border covers; nil without a border. Its inner corner radius is the corner
  /// radius minus the border width.
  var borderOutline: Shape? {
    guard borderWidth > 0, !bounds.isEmpty else { return nil }
    if 2 * borderWidth >= min(bounds.width, bounds.height) { return outline }
    if var path = crossingBounds(inset: 0) {
      if let inner = crossingBounds(inset: borderWidth) { path.append(inner) }
      return .path(path, .evenOdd)
    }
    var path = roundedBounds(inset: 0)
    path.append(roundedBounds(inset: borderWidth))
    return .path(path, .evenOdd)
  }

  /// Returns the bounds inset by `inset`, with circular corners of more than half a side, which
  /// intersect; nil for smaller corners, and for corners so large that nothing would remain.
  ///
  /// Core Animation doesn't clamp the radius (measured, O9.4 in docs/measured.md). Its drawing when
  /// nothing remains isn't known: our decision is the largest radius that fits.
  private func crossingBounds(inset: CGFloat) -> Path? {
    guard !isContinuous, cornerRadius > min(bounds.width, bounds.height) / 2 else { return nil }
    let clockwise: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
    ]
    var path = Path()
    path.addRect(
      bounds.insetBy(dx: inset, dy: inset), cutBy: cornerRadius - inset,
      rounded: clockwise.map(maskedCorners.contains))
    return path.isEmpty ? nil : path
  }

  private var isContinuous: Bool { cornerCurve == .continuous }

  private func roundedBounds(inset: CGFloat) -> Path {
    let radius = min(max(cornerRadius, 0), bounds.width / 2, bounds.height / 2) - inset
    var corners = Path.Corners()
    if maskedCorners.contains(.layerMinXMinYCorner) { corners.topLeft = radius }
    if maskedCorners.contains(.layerMaxXMinYCorner) { corners.topRight = radius }
    if maskedCorners.contains(.layerMinXMaxYCorner) { corners.bottomLeft = radius }
    if maskedCorners.contains(.layerMaxXMaxYCorner) { corners.bottomRight = radius }
    var path = Path()
    let rect = bounds.insetBy(dx: inset, dy: inset)
    if isContinuous {
      path.addContinuousRect(rect, corners)
    } else {
      path.addRoundedRect(rect, corners)
    }
    return path
  }
}
