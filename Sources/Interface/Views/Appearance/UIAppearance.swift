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

extension UIAppearance where Self: NSObject {
  /// Returns the proxy for all objects of the class and its subclasses.
  ///
  /// The proxy of a view has the properties that key-value coding knows. Those of an app's own classes
  /// are known in rewritten sources, if they are declared with `@objc`. The proxy is made with
  /// `init(frame:)`, which a class with other initialisers must have (on iOS, none is called). The
  /// proxy of a bar's item has the tint and the attributes of titles.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the proxy for objects within others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(of: self, in: containerTypes, with: nil) }

  /// Returns the proxy for objects with traits.
  public static func appearance(for trait: UITraitCollection) -> Self {
    appearance(for: trait, whenContainedInInstancesOf: [])
  }

  /// Returns the proxy for objects with traits within others.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(of: self, in: containerTypes, with: trait) }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
