import Foundation
import Geometry
import Layers
public import Views
import VirtualTime

/// Something that contains views with an appearance.
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// The bars that `appearance()` returns, whose properties new bars of the stage get. On iOS, a proxy
/// takes any calls; here it is a bar that is never shown.
final class BarDefaults: StageLocal {
  private var navigation: UINavigationBar?
  private var tabs: UITabBar?
  private var tools: UIToolbar?
  private let tabItem = UITabBarItem()
  private let barButtonItem = UIBarButtonItem()
  private var isMaking = false

  init(on clock: VirtualClock) {}

  private static var current: BarDefaults? { VirtualClock.current.map { BarDefaults.of($0) } }

  /// Returns the bar of the stage, or a new one, which is lost, outside of a stage.
  private static func bar<Bar: UIView>(
    _ path: ReferenceWritableKeyPath<BarDefaults, Bar?>, _ make: () -> Bar
  ) -> Bar {
    guard let current else { return make() }
    if let bar = current[keyPath: path] { return bar }
    current.isMaking = true
    defer { current.isMaking = false }
    let bar = make()
    current[keyPath: path] = bar
    return bar
  }

  static var navigationBar: UINavigationBar { bar(\.navigation) { UINavigationBar(frame: .zero) } }
  static var tabBar: UITabBar { bar(\.tabs) { UITabBar(frame: .zero) } }
  static var toolbar: UIToolbar { bar(\.tools) { UIToolbar(frame: .zero) } }

  static var tabBarItem: UITabBarItem { current?.tabItem ?? UITabBarItem() }
  static var buttonItem: UIBarButtonItem { current?.barButtonItem ?? UIBarButtonItem() }

  static func apply(to bar: UINavigationBar) {
    guard let current, !current.isMaking, let defaults = current.navigation else { return }
    bar.tintColor = defaults.ownTint
    bar.barTintColor = defaults.barTintColor
    bar.barStyle = defaults.barStyle
    bar.isTranslucent = defaults.isTranslucent
    bar.titleTextAttributes = defaults.titleTextAttributes
    bar.largeTitleTextAttributes = defaults.largeTitleTextAttributes
    bar.prefersLargeTitles = defaults.prefersLargeTitles
    bar.shadowImage = defaults.shadowImage
    bar.backIndicatorImage = defaults.backIndicatorImage
    bar.setBackgroundImage(defaults.backgroundImage(for: .default), for: .default)
    bar.standardAppearance = defaults.standardAppearance
    bar.scrollEdgeAppearance = defaults.scrollEdgeAppearance
  }

  static func apply(to bar: UITabBar) {
    guard let current, !current.isMaking, let defaults = current.tabs else { return }
    bar.tintColor = defaults.ownTint
    bar.unselectedItemTintColor = defaults.unselectedItemTintColor
    bar.barTintColor = defaults.barTintColor
    bar.barStyle = defaults.barStyle
    bar.isTranslucent = defaults.isTranslucent
    bar.backgroundImage = defaults.backgroundImage
    bar.shadowImage = defaults.shadowImage
    bar.standardAppearance = defaults.standardAppearance
  }

  static func apply(to bar: UIToolbar) {
    guard let current, !current.isMaking, let defaults = current.tools else { return }
    bar.tintColor = defaults.ownTint
    bar.barTintColor = defaults.barTintColor
    bar.barStyle = defaults.barStyle
    bar.isTranslucent = defaults.isTranslucent
    bar.standardAppearance = defaults.standardAppearance
  }
}

extension UITabBarItem {
  /// Returns the item whose title attributes all tabs have, unless they have their own.
  public class func appearance() -> UITabBarItem { BarDefaults.tabBarItem }
}

extension UIBarButtonItem {
  /// Returns the item whose title attributes all buttons of bars have, unless they have their own.
  public class func appearance() -> UIBarButtonItem { BarDefaults.buttonItem }

  /// Returns the same as `appearance()`: containers aren't distinguished.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { appearance() }
}
