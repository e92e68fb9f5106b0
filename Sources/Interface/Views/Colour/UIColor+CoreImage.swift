public import Drawing

extension UIColor {
  /// The colour of a Core Image colour.
  public convenience init(ciColor: CIColor) {
    self.init(
      red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The colour as Core Image takes it; of a pattern its mean colour. On iOS only a colour that was
  /// made of a `CIColor` has one.
  public var ciColor: CIColor { CIColor(cgColor: cgColor) }
}

extension CIColor {
  /// The colour of a UIKit colour; of a pattern its mean colour.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}
