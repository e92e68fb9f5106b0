public import Foundation
import Messaging

/// A class whose objects get properties that are set once for all of them.
///
/// `appearance()` returns a proxy: an object of the class that is never shown. Views get its properties
/// when they move to a window, before `didMoveToWindow()`, and keep those that the app has set itself.
/// Items of bars have them when they are drawn. Source: Apple's documentation of `UIAppearance`.
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy for all objects of the class.
  static func appearance() -> Self

  /// Returns the proxy for objects within others: those of the first class contain the object, those
  /// of the second class contain the first one, and so on.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  /// Returns the proxy for objects with traits.
  static func appearance(for trait: UITraitCollection) -> Self

  /// Returns the proxy for objects with traits within others.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class that can contain objects with an appearance.
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns the proxy for all views of the class and its subclasses.
  ///
  /// The proxy has the properties that key-value coding knows. Those of an app's own classes are
  /// known in rewritten sources, if they are declared with `@objc`. The proxy is made with
  /// `init(frame:)`, which a class with other initialisers must have (on iOS, none is called).
  public class func appearance() -> Self {
    appearance(whenContainedInInstancesOf: [])
  }

  /// Returns the proxy for views within others.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(of: self, in: containerTypes, with: nil) }

  /// Returns the proxy for views with traits.
  public class func appearance(for trait: UITraitCollection) -> Self {
    appearance(for: trait, whenContainedInInstancesOf: [])
  }

  /// Returns the proxy for views with traits within others.
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(of: self, in: containerTypes, with: trait) }
}

extension UIBarItem: UIAppearance {
  /// Returns the proxy for all items of the class and its subclasses. It has titles' attributes.
  public class func appearance() -> Self {
    appearance(whenContainedInInstancesOf: [])
  }

  /// Returns the proxy for items of bars within others.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(of: self, in: containerTypes, with: nil) }

  /// Returns the proxy for items with traits.
  public class func appearance(for trait: UITraitCollection) -> Self {
    appearance(for: trait, whenContainedInInstancesOf: [])
  }

  /// Returns the proxy for items with traits within others.
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(of: self, in: containerTypes, with: trait) }
}

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
