import Drawing
public import Foundation
package import Layers
public import Views

/// A transformation of a configuration's colour before it is shown.
public struct UIConfigurationColorTransformer: Sendable {
  /// The closure that returns the displayed colour for a colour.
  public let transform: @Sendable (UIColor) -> UIColor

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the transformed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Returns a grey with the colour's lightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (white, alpha) = (CGFloat(0), CGFloat(0))
    color.getWhite(&white, alpha: &alpha)
    return UIColor(white: white, alpha: alpha)
  }

  /// Returns the colour unchanged.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// Returns the colour at 30 % of its opacity.
  public static let monochromeTint = UIConfigurationColorTransformer {
    $0.withAlphaComponent($0.cgColor.alpha * 0.3)
  }
}

/// The background of a button or a cell.
///
/// Insets that follow the layout margins aren't supported.
public struct UIBackgroundConfiguration {
  /// A view that replaces the colour and the image; nil, the default, for none.
  public var customView: UIView?

  /// The radius of the corners, in points; 0 by default. A button's `cornerStyle` can override it.
  public var cornerRadius: CGFloat = 0

  /// The insets of the background; 0 by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The colour; nil, the default, for the colour of the button's style, and `clear` for none.
  public var backgroundColor: UIColor?

  /// The transformation of the colour before it is shown.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?

  /// The effect behind the colour; nil, the default, for none.
  public var visualEffect: UIVisualEffect?

  /// The image in front of the colour; nil, the default, for none.
  public var image: UIImage?

  /// The content mode of the image; `scaleToFill` by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// The colour of the border; nil, the default, for the tint colour.
  public var strokeColor: UIColor?

  /// The transformation of the border's colour before it is shown.
  public var strokeColorTransformer: UIConfigurationColorTransformer?

  /// The width of the border, in points; 0, the default, for none.
  public var strokeWidth: CGFloat = 0

  /// The distance of the border outside of the background, in points; 0 by default.
  public var strokeOutset: CGFloat = 0

  /// The edges at which the insets are added to the layout margins; stored, without effect.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// The shadow of the background; none by default.
  public var shadowProperties = ShadowProperties()

  /// The shadow of a background.
  public struct ShadowProperties {
    /// The colour; black by default.
    public var color = UIColor.black
    /// The opacity, from 0 to 1; 0, the default, for no shadow.
    public var opacity: Float = 0
    /// The radius of the blur, in points.
    public var radius: CGFloat = 3
    /// The offset, in points.
    public var offset = CGSize(width: 0, height: -3)
    /// The outline; nil, the default, for that of the background.
    public var path: UIBezierPath?

    /// Shows the shadow of a layer.
    package func show(on layer: CALayer) {
      layer.shadowColor = color.cgColor
      layer.shadowOpacity = opacity
      layer.shadowRadius = radius
      layer.shadowOffset = offset
      layer.shadowPath = path?.cgPath
    }
  }

  /// Returns a background without a colour.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }

  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { colored(.systemBackground) }

  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    colored(.secondarySystemGroupedBackground)
  }

  /// Returns the background of a cell, by default that of a plain list.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  /// Returns the background of a header or a footer in a plain list: none.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// Returns the background of a header or a footer in a grouped list: none.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// Returns the background of a header: none.
  public static func listHeader() -> UIBackgroundConfiguration { clear() }

  /// Returns the background of a footer: none.
  public static func listFooter() -> UIBackgroundConfiguration { clear() }

  /// Returns the background of a cell in a side bar: none.
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }

  /// Returns the background of a cell beside a side bar: none.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { clear() }

  /// Returns the background of a header in a side bar: none.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  /// Returns the configuration for a state: itself, because no background has states.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  private static func colored(_ color: UIColor) -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = color
    return background
  }

  /// Returns the displayed colour if the style's colour is `tintColor`.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the displayed colour of the border.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
