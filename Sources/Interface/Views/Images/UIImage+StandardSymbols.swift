// Apple's images for common actions: symbols, which aren't available here.
extension UIImage {
  /// A transparent image of about the size of the symbol for adding; see `init(systemName:)`.
  public class var add: UIImage { standard("plus.circle.fill") }
  /// A transparent image of about the size of the symbol for removing.
  public class var remove: UIImage { standard("minus.circle.fill") }
  /// A transparent image of about the size of a checkmark.
  public class var checkmark: UIImage { standard("checkmark") }
  /// A transparent image of about the size of a checkmark in a circle.
  public class var strokedCheckmark: UIImage { standard("checkmark.circle") }
  /// A transparent image of about the size of the symbol for more actions.
  public class var actions: UIImage { standard("ellipsis.circle") }

  private static func standard(_ name: String) -> UIImage {
    UIImage(systemName: name) ?? UIImage()
  }
}
