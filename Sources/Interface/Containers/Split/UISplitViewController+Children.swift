public import Views

extension UIViewController {
  /// Called to join a controller of a split view controller with this one; does nothing: navigation
  /// controllers push it.
  public func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {
    (self as? UINavigationController)?.pushViewController(secondaryViewController, animated: false)
  }

  /// Returns the controller that a split view controller shows beside this one when there is space: nil,
  /// because there never is.
  public func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
}
