public import Foundation

/// A class that restores controllers, which never happens here.
public protocol UIViewControllerRestoration: AnyObject {
  /// Returns the controller that identifiers name; never called here.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
