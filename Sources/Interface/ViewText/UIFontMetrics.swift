public import Foundation
public import Views

/// Scales fonts and lengths with the size of text that the user prefers. A film has the default, at which
/// both keep their size.
public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// Returns the font for the preferred size.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the font for the size that the traits prefer.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { font }

  /// Returns the font for the preferred size, of at most the given size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    maximumPointSize > 0 && font.pointSize > maximumPointSize
      ? font.withSize(maximumPointSize) : font
  }

  /// Returns the font for the size that the traits prefer, of at most the given size in points.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize)
  }

  /// Returns the length for the preferred size.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// Returns the length for the size that the traits prefer.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { value }
}
