import Foundation
public import Views

extension UIImage.SymbolConfiguration {
  /// Creates a configuration that matches a text style, with a scale.
  public convenience init(
    textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale = .unspecified
  ) {
    self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
  }

  /// Creates a configuration that matches a font, with a scale.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale = .unspecified) {
    self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
  }
}
