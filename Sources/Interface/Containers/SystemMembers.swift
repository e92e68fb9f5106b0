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
      .getter("tabBar", \UITabBarController.tabBar),
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
    portedRegister(UINavigationController.self) { SystemMembers.navigation }
    portedRegister(UITabBarController.self) { SystemMembers.tabs }
    portedRegister(UIViewController.self) { SystemMembers.controller }
    portedRegister(UIBarItem.self) { SystemMembers.barItem }
    portedRegister(UIAlertController.self) { SystemMembers.alert }
    portedRegister(UIAlertAction.self) { SystemMembers.alertAction }
  }
#endif
