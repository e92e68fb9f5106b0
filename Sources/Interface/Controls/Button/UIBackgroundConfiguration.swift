import Drawing
public import Foundation
public import Views

/// What changes a colour of a configuration before it shows.
public struct UIConfigurationColorTransformer: Sendable {
  /// From a colour to what shows.
  public let transform: @Sendable (UIColor) -> UIColor

  /// What a closure makes of colours.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

  /// What the transformer makes of a colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The colour as a grey of the same lightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (white, alpha) = (CGFloat(0), CGFloat(0))
    color.getWhite(&white, alpha: &alpha)
    return UIColor(white: white, alpha: alpha)
  }

  /// The colour as it is.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// The colour at 30 % of its opacity.
  public static let monochromeTint = UIConfigurationColorTransformer {
    $0.withAlphaComponent($0.cgColor.alpha * 0.3)
  }
}

/// What lies behind a button's content.
///
/// Visual effects, and insets that follow the layout margins, are left out.
public struct UIBackgroundConfiguration {
  /// A view in the place of the colour and the image; nil, the default, for none.
  public var customView: UIView?

  /// The radius of the corners, in points; 0 by default. A button's `cornerStyle` may say otherwise.
  public var cornerRadius: CGFloat = 0

  /// How far the background lies inwards; none by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The colour; nil, the default, for that of the button's style, `clear` for none.
  public var backgroundColor: UIColor?

  /// What changes the colour before it shows.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?

  /// The image in front of the colour; nil, the default, for none.
  public var image: UIImage?

  /// How the image fits; `scaleToFill` by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// The colour of the border; nil, the default, for the tint.
  public var strokeColor: UIColor?

  /// What changes the border's colour before it shows.
  public var strokeColorTransformer: UIConfigurationColorTransformer?

  /// The width of the border, in points; 0, none, by default.
  public var strokeWidth: CGFloat = 0

  /// How far the border lies outside of the background, in points; 0 by default.
  public var strokeOutset: CGFloat = 0

  /// A background of no colour.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }

  /// The colour that shows where `color` is that of the style.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The border's colour that shows.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
