public import Foundation
import Layers
public import Views

/// A controller of two controllers side by side. On a phone, as a film is, it is collapsed: it shows the
/// first controller, and pushes the second onto it if the first is a navigation controller.
open class UISplitViewController: UIViewController {
  /// The arrangement of the controllers; the raw values are Apple's.
  public enum DisplayMode: Int, Sendable {
    /// The system decides.
    case automatic
    /// Only the second controller.
    case secondaryOnly
    /// Side by side.
    case oneBesideSecondary
    /// The first in front of the second.
    case oneOverSecondary
  }

  /// The delegate; weak.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// Whether only one controller is shown: true.
  open var isCollapsed: Bool { true }

  /// The preferred arrangement; stored, because the controller is collapsed.
  open var preferredDisplayMode = DisplayMode.automatic

  /// The arrangement: the system decides.
  open var displayMode: DisplayMode { .automatic }

  /// The preferred share of the first controller; stored.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4

  /// Whether a swipe shows the first controller; true by default, without effect.
  open var presentsWithGesture = true

  private var shown: UIViewController?

  /// The two controllers. The delegate's `splitViewController(_:collapseSecondary:onto:)` can keep the
  /// second from being pushed.
  open var viewControllers: [UIViewController] = [] { didSet { showFirst() } }

  private func showFirst() {
    let first = viewControllers.first
    if first !== shown {
      shown?.willMove(toParent: nil)
      shown?.viewIfLoaded?.removeFromSuperview()
      shown?.removeFromParent()
      shown = first
      if let first {
        addChild(first)
        if isViewLoaded { show(first) }
        first.didMove(toParent: self)
      }
    }
    guard viewControllers.count > 1, let first,
      delegate?.splitViewController(self, collapseSecondary: viewControllers[1], onto: first)
        != true
    else { return }
    push(viewControllers[1], animated: false)
  }

  private func show(_ controller: UIViewController) {
    UIView.performWithoutAnimation {
      controller.view.frame = view.bounds
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(controller.view)
    }
  }

  /// Pushes a controller, or what a navigation controller shows, onto the first one.
  @discardableResult
  private func push(_ controller: UIViewController, animated: Bool) -> Bool {
    guard let navigation = shown as? UINavigationController else { return false }
    let top = (controller as? UINavigationController)?.topViewController ?? controller
    guard !navigation.viewControllers.contains(where: { $0 === top }) else { return true }
    if let former = top.navigationController {
      former.viewControllers = former.viewControllers.filter { $0 !== top }
    }
    navigation.pushViewController(top, animated: animated)
    return true
  }

  /// Shows the first controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if let shown { show(shown) }
  }

  /// Pushes a controller onto the first one; if that isn't a navigation controller, presents it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if !push(vc, animated: true) { present(vc, animated: true) }
  }
}

/// The delegate of a split view controller. All methods are optional.
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Returns whether the second controller was dealt with; if not, it is pushed onto the first.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// Returns false.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}

extension UIViewController {
  /// The nearest split view controller that contains the controller; nil if there is none.
  public var splitViewController: UISplitViewController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap {
      $0 as? UISplitViewController
    }.first
  }
}
