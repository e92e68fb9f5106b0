public import Foundation
public import Views

/// A tab of a tab bar controller, with the controller that it shows.
open class UITab: NSObject {
  /// The name by which the app knows the tab.
  public let identifier: String

  /// The title in the bar.
  open var title: String { didSet { item.title = title } }

  /// The image in the bar.
  open var image: UIImage? { didSet { item.image = image } }

  /// A line below the title in a sidebar; stored.
  open var subtitle: String?

  /// The text of the badge; nil for none.
  open var badgeValue: String? {
    get { item.badgeValue }
    set { item.badgeValue = newValue }
  }

  /// A value of the app; nil by default.
  open var userInfo: Any?

  /// Whether the tab isn't in the bar; false by default.
  open var isHidden = false { didSet { controller?.tabsChanged() } }

  /// Whether the user can select the tab; true by default.
  open var isEnabled = true { didSet { item.isEnabled = isEnabled } }

  /// Where the tab is preferred to be; stored.
  open var preferredPlacement = Placement.automatic

  /// Where a tab can be; the raw values are Apple's.
  public enum Placement: Int, Sendable {
    /// Anywhere.
    case automatic
    /// In the bar, unless the user removes it.
    case `default`
    /// In the bar, if the user adds it.
    case optional
    /// In the bar.
    case movable
    /// At the end of the bar.
    case pinned
    /// At its place in the bar.
    case fixed
    /// In the sidebar only.
    case sidebarOnly
  }

  /// The group that contains the tab; nil for none.
  open internal(set) weak var parent: UITabGroup?

  /// The controller whose bar shows the tab.
  open var tabBarController: UITabBarController? { controller }

  /// The item in the bar.
  let item: UITabBarItem
  weak var controller: UITabBarController?
  private let provider: ((UITab) -> UIViewController)?
  private var known: UIViewController?

  /// Creates a tab. The closure is called for the controller when that is needed first.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    item = UITabBarItem(title: title, image: image, tag: 0)
  }

  /// The controller that the tab shows.
  open var viewController: UIViewController? {
    if known == nil, let made = provider?(self) {
      known = made
      made.tabBarItem = item
    }
    return known
  }

  /// The controller that the bar's controller shows; an empty one for a tab without any.
  var shownController: UIViewController {
    if let viewController { return viewController }
    let empty = UIViewController()
    empty.tabBarItem = item
    known = empty
    return empty
  }
}

/// A tab for searching: with a magnifying glass, at the end of the bar.
open class UISearchTab: UITab {
  /// Whether the search begins when the tab is selected; false by default. Stored.
  open var automaticallyActivatesSearch = false

  /// Creates a tab for searching.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "search",
      viewControllerProvider: viewControllerProvider)
  }
}

/// Tabs that belong together. In a bar, the group is one tab: that of its own controller, or else of the
/// selected tab in it. Sidebars aren't shown here.
open class UITabGroup: UITab {
  /// The tabs in the group.
  open var children: [UITab] { didSet { adopt() } }

  /// The tab of the group that is selected; nil for none.
  open weak var selectedChild: UITab?

  /// The tab that is selected first.
  open var defaultChildIdentifier: String?

  /// The controller that shows the controllers of the group on one another; stored.
  open var managingNavigationController: UIViewController?

  /// Creates a group.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adopt()
  }

  /// Returns the tab of the group with an identifier, at any depth; nil if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? { children.tab(identifier) }

  /// The controller that the group's tab shows.
  open override var viewController: UIViewController? {
    if let own = super.viewController { return own }
    let first = selectedChild ?? defaultChildIdentifier.flatMap(tab) ?? children.first
    let shown = first?.viewController
    shown?.tabBarItem = item
    return shown
  }

  private func adopt() { for child in children { child.parent = self } }
}

extension [UITab] {
  /// Returns the tab with an identifier, also within groups; nil if there is none.
  func tab(_ identifier: String) -> UITab? {
    lazy.compactMap { tab in
      tab.identifier == identifier ? tab : (tab as? UITabGroup)?.tab(forIdentifier: identifier)
    }.first
  }
}
