import Foundation
public import Views

extension UIImage.SymbolConfiguration {
  /// Creates a configuration that matches a text style, with a scale.
  public convenience init(
    textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale = .unspecified
  ) {
    self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
  }

  /// Creates a configuration with the size and the weight of a font, and a scale.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale = .unspecified) {
    let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    let weight = traits?[.weight] as? CGFloat
    self.init(
      pointSize: font.pointSize,
      weight: weight.map { UIFont.Weight($0).symbolWeight() } ?? .unspecified, scale: scale)
  }
}

extension UIFont.Weight {
  /// Returns the weight of symbols that matches this weight.
  public func symbolWeight() -> UIImage.SymbolWeight {
    UIImage.SymbolWeight(rawValue: css / 100) ?? .regular
  }
}

extension UIImage.SymbolWeight {
  /// Returns the weight of fonts that matches this weight; regular for an unspecified one.
  public func fontWeight() -> UIFont.Weight {
    self == .unspecified ? .regular : UIFont.Weight(css: rawValue * 100)
  }
}
