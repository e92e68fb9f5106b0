import Foundation
import Geometry
import Raster

/// Which corners of a layer are meant, as in Core Animation: with y down `minY` is the top.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// The corners of these bits.
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
  /// Apple's name of the curve.
  public let rawValue: String

  /// The curve of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that runs into the straight sides without a jump of curvature.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

// The outlines that a layer's own look is made of.
extension LayerState {
  /// The bounds with their corners.
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

  /// What the border covers; nil without one. Its inner corners are rounder by what its width
  /// leaves of the radius.
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

  /// The bounds, less `inset`, with circular corners of more than half of a side, which meet; nil for
  /// smaller ones, and for those so large that they would leave nothing.
  ///
  /// Core Animation doesn't clamp the radius (measured, O9.4 in docs/measured.md). What it draws where
  /// nothing is left isn't known: our decision is the largest radius that fits.
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
