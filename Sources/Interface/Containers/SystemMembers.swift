import Foundation
import Messaging
import Views

/// The members of containers that messages and keys can name.
private enum SystemMembers {
  static var navigation: [PortedMember] {
    [
      .property("viewControllers", \UINavigationController.viewControllers),
      .getter("topViewController", \UINavigationController.topViewController),
      .getter("visibleViewController", \UINavigationController.visibleViewController),
      .getter("navigationBar", \UINavigationController.navigationBar),
      .property("navigationBarHidden", \UINavigationController.isNavigationBarHidden),
      .property("toolbarHidden", \UINavigationController.isToolbarHidden),
    ]
  }

  static var tabs: [PortedMember] {
    [
      .property("selectedIndex", \UITabBarController.selectedIndex),
      .property("selectedViewController", \UITabBarController.selectedViewController),
      .property("viewControllers", \UITabBarController.viewControllers),
      .property("tabBar", \UITabBarController.replaceableBar),
    ]
  }

  static var navigationBar: [PortedMember] {
    [
      .property("barStyle", \UINavigationBar.barStyle),
      .property("translucent", \UINavigationBar.isTranslucent),
      .property("barTintColor", \UINavigationBar.barTintColor),
      .property("titleTextAttributes", \UINavigationBar.titleTextAttributes),
      .property("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes),
      .property("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
      .property("shadowImage", \UINavigationBar.shadowImage),
      .property("backIndicatorImage", \UINavigationBar.backIndicatorImage),
      // Reading the public property creates an appearance.
      .property("_standardAppearance", \UINavigationBar.ownStandard),
      .property("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance),
      .property(
        "_backgroundImage", get: { (bar: UINavigationBar) in bar.backgroundImage(for: .default) },
        set: { $0.setBackgroundImage($1, for: .default) }),
    ]
  }

  static var tabBar: [PortedMember] {
    [
      .property("barStyle", \UITabBar.barStyle),
      .property("translucent", \UITabBar.isTranslucent),
      .property("barTintColor", \UITabBar.barTintColor),
      .property("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
      .property("backgroundImage", \UITabBar.backgroundImage),
      .property("shadowImage", \UITabBar.shadowImage),
      .property("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
      // Reading the public property creates an appearance.
      .property("_standardAppearance", \UITabBar.ownStandard),
    ]
  }

  static var toolbar: [PortedMember] {
    [
      .property("barStyle", \UIToolbar.barStyle),
      .property("translucent", \UIToolbar.isTranslucent),
      .property("barTintColor", \UIToolbar.barTintColor),
      // Reading the public property creates an appearance.
      .property("_standardAppearance", \UIToolbar.ownStandard),
    ]
  }

  static var barItem: [PortedMember] { [.getter("view", \UIBarItem.shownView)] }

  static var alert: [PortedMember] {
    [
      .property("message", \UIAlertController.message),
      .getter("actions", \UIAlertController.actions),
      .getter("textFields", \UIAlertController.textFields),
      .property("attributedTitle", \UIAlertController.attributedTitle),
      .property("attributedMessage", \UIAlertController.attributedMessage),
    ]
  }

  static var alertAction: [PortedMember] {
    [
      .getter("title", \UIAlertAction.title),
      .property("enabled", \UIAlertAction.isEnabled),
      .property("titleTextColor", \UIAlertAction.titleColor),
      .property("image", \UIAlertAction.image),
    ]
  }

  static var controller: [PortedMember] {
    [
      .getter("navigationController", \UIViewController.navigationController),
      .getter("tabBarController", \UIViewController.tabBarController),
    ]
  }
}

#if os(Linux)
  @section(".init_array") @used
  private let registration: @convention(c) () -> Void = { registerSystemMembers() }

  private func registerSystemMembers() {
    // The class of tabs isn't public, but apps look for them among a bar's subviews.
    ClassNames.register("UITabBarButton", UITabBarButton.self)
    portedRegister(UINavigationController.self) { SystemMembers.navigation }
    portedRegister(NavigationSwipe.self) { NavigationSwipe.members }
    portedRegister(UITabBarController.self) { SystemMembers.tabs }
    portedRegister(UIViewController.self) { SystemMembers.controller }
    portedRegister(UINavigationBar.self) { SystemMembers.navigationBar }
    portedRegister(UITabBar.self) { SystemMembers.tabBar }
    portedRegister(UIToolbar.self) { SystemMembers.toolbar }
    portedRegister(UIBarItem.self) { SystemMembers.barItem }
    portedRegister(UIAlertController.self) { SystemMembers.alert }
    portedRegister(UIAlertAction.self) { SystemMembers.alertAction }
  }
#endif
