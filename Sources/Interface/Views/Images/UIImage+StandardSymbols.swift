// Apple's images for common actions, in Flipbook's own shapes.
extension UIImage {
  /// The symbol for adding: a plus in a filled circle.
  public class var add: UIImage { standard("plus.circle.fill") }
  /// The symbol for removing: a minus in a filled circle.
  public class var remove: UIImage { standard("minus.circle.fill") }
  /// A checkmark.
  public class var checkmark: UIImage { standard("checkmark") }
  /// A checkmark in a circle.
  public class var strokedCheckmark: UIImage { standard("checkmark.circle") }
  /// The symbol for more actions: three dots in a circle.
  public class var actions: UIImage { standard("ellipsis.circle") }

  private static func standard(_ name: String) -> UIImage {
    UIImage(systemName: name) ?? UIImage()
  }
}
