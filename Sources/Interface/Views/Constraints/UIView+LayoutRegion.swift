import Foundation

extension UIView {
  /// A part of a view for its content (iOS 26).
  public struct LayoutRegion: Sendable {
    /// The axis along which a region leaves out the window's controls at a corner; an iPad has them.
    public enum AdaptivityAxis: Int, Sendable {
      /// From left to right.
      case horizontal
      /// From top to bottom.
      case vertical
    }

    enum Kind { case safeArea, margins, readable }

    let kind: Kind

    /// The safe area.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea)
    }

    /// The area within the margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .margins)
    }

    /// The area for text that is read.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .readable)
    }
  }

  /// Returns the guide of a part of the view.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readable: readableContentGuide
    }
  }

  /// Returns the insets of a part of the view, in points.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    switch region.kind {
    case .safeArea: safeAreaInsets
    case .margins, .readable: layoutMargins
    }
  }

  /// Returns the insets of a part of the view from its edges in the direction of text, in points.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    let insets = edgeInsets(for: region)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
      bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right)
  }
}
