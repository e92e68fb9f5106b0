public import RxSwift
import RxViews
public import UIKit

extension Reactive where Base: UINavigationController {
  /// Observes what the controller sends to its delegate.
  public var delegate: DelegateProxy<UINavigationController, any UINavigationControllerDelegate> {
    DelegateProxy(observing: base)
  }

  /// The controllers that are about to be shown, and whether that is animated.
  public var willShow: ControlEvent<(viewController: UIViewController, animated: Bool)> {
    delegated("navigationController:willShow:animated:", Self.showEvent)
  }

  /// The controllers that have been shown, and whether that was animated.
  public var didShow: ControlEvent<(viewController: UIViewController, animated: Bool)> {
    delegated("navigationController:didShow:animated:", Self.showEvent)
  }

  private static func showEvent(_ arguments: [Any]) -> (UIViewController, Bool)? {
    guard let controller = arguments[1] as? UIViewController, let animated = arguments[2] as? Bool
    else { return nil }
    return (controller, animated)
  }
}

extension Reactive where Base: UITabBar {
  /// The tabs that the user selects.
  public var didSelectItem: ControlEvent<UITabBarItem> {
    delegated("tabBar:didSelect:") { $0[1] as? UITabBarItem }
  }

  /// Sent when the user begins to customise the bar; never here.
  public var willBeginCustomizing: ControlEvent<[UITabBarItem]> {
    ControlEvent(events: Observable.never())
  }

  /// Sent when the user has customised the bar; never here.
  public var didBeginCustomizing: ControlEvent<[UITabBarItem]> { willBeginCustomizing }

  /// Sent when the user ends to customise the bar; never here.
  public var willEndCustomizing: ControlEvent<([UITabBarItem], Bool)> {
    ControlEvent(events: Observable.never())
  }

  /// Sent when the user has ended to customise the bar; never here.
  public var didEndCustomizing: ControlEvent<([UITabBarItem], Bool)> { willEndCustomizing }
}

extension Reactive where Base: UITabBarController {
  /// The controllers that the user selects.
  public var didSelect: ControlEvent<UIViewController> {
    delegated("tabBarController:didSelect:") { $0[1] as? UIViewController }
  }

  /// Sent when the user begins to customise the tabs; never here.
  public var willBeginCustomizing: ControlEvent<[UIViewController]> {
    ControlEvent(events: Observable.never())
  }

  /// Sent when the user ends to customise the tabs; never here.
  public var willEndCustomizing: ControlEvent<(viewControllers: [UIViewController], changed: Bool)>
  {
    ControlEvent(events: Observable.never())
  }

  /// Sent when the user has customised the tabs; never here.
  public var didEndCustomizing: ControlEvent<(viewControllers: [UIViewController], changed: Bool)> {
    willEndCustomizing
  }
}
