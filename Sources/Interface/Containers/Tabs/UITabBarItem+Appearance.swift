public import Controls
public import Foundation
import Layers
public import Views

extension UITabBarItem {
  /// Sets the attributes of the badge in a state; stored, without effect.
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { badgeAttributes[state.rawValue] = textAttributes }

  /// Returns the attributes of the badge in a state.
  public func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state.rawValue] }

  /// The appearance of the bar while this item is selected; stored, without effect.
  public var standardAppearance: UITabBarAppearance? {
    get { appearances["standard"] as? UITabBarAppearance }
    set { appearances["standard"] = newValue }
  }

  /// The appearance of the bar when the content is scrolled to its end; stored, without effect.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances["scrollEdge"] as? UITabBarAppearance }
    set { appearances["scrollEdge"] = newValue }
  }
}

extension UINavigationItem {
  /// The appearance of a lower bar above scrolled content; stored, without effect.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances["compactScrollEdge"] as? UINavigationBarAppearance }
    set { appearances["compactScrollEdge"] = newValue }
  }
}
