public import Foundation

/// Objects that scripts can find by a name.
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name that identifies the object.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

extension UIBarItem: UIAccessibilityIdentification {}

extension UIImage: UIAccessibilityIdentification {
  /// A name that identifies the image in scripts; stored.
  public var accessibilityIdentifier: String? {
    get { StoredAccessibility.values(of: self).identifier }
    set { StoredAccessibility.change(of: self) { $0.identifier = newValue } }
  }
}
