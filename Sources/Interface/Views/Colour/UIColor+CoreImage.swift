public import Drawing

extension UIColor {
  /// Creates a colour from a Core Image colour.
  public convenience init(ciColor: CIColor) {
    self.init(
      red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The colour as a Core Image colour; for a pattern, its mean colour. On iOS, only colours
  /// created from a `CIColor` have one.
  public var ciColor: CIColor { CIColor(cgColor: cgColor) }
}

extension CIColor {
  /// Creates a Core Image colour from a UIKit colour; from a pattern, its mean colour.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}
