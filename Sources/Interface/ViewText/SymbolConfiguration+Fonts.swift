import Foundation
public import Views

extension UIImage.SymbolConfiguration {
  /// One that goes with a text style, of a scale.
  public convenience init(
    textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale = .unspecified
  ) {
    self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
  }

  /// One that goes with a font, of a scale.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale = .unspecified) {
    self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
  }
}
