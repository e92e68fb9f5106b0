public import Foundation

/// What a navigation bar shows for a controller: a title and buttons.
open class UINavigationItem: NSObject, BarItemObserver {
  /// The search controller, whose class is in another module.
  package final var ownSearch: AnyObject? {
    didSet { if ownSearch !== oldValue { barItemChanged() } }
  }

  /// A Boolean value that indicates whether scrolling up hides the search bar; true by default.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { barItemChanged() } }
  }

  /// The use of large titles; the raw values are Apple's.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the item before.
    case automatic
    /// A large title, if the bar prefers large titles.
    case always
    /// A title of normal size.
    case never
  }

  /// The title of the back button; the raw values are Apple's.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item before, or less if there is no space.
    case `default`
    /// "Back".
    case generic
    /// Only the arrow.
    case minimal
  }

  /// The height of the search bar and of the large title that scrolling has hidden, in points.
  package final var hiddenHeight: CGFloat = 0
  /// The bar that shows the item.
  package final weak var observer: (any BarItemObserver)?
  /// The appearances of the bar for this item, by the names of the properties.
  package final var appearances: [String: AnyObject] = [:] { didSet { barItemChanged() } }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  public override convenience init() { self.init(title: "") }

  /// Creates an item; archives aren't supported.
  public required init?(coder: NSCoder) { super.init() }

  package final func barItemChanged() { observer?.barItemChanged() }

  /// The title; nil by default.
  open var title: String? { didSet { if title != oldValue { barItemChanged() } } }

  /// A view that is shown instead of the title; nil by default. Its size is that of its bounds, or its
  /// intrinsic size.
  open var titleView: UIView? { didSet { if titleView !== oldValue { barItemChanged() } } }

  /// A line above the title; stored, because it isn't shown here.
  open var prompt: String?

  /// The use of large titles; `automatic` by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { barItemChanged() } }

  // MARK: Back button

  /// The back button of the item that follows; nil, the default, for an arrow with the title.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { observe(backBarButtonItem.map { [$0] } ?? []) }
  }

  /// The title of the back button of the item that follows; nil, the default, for `title`.
  open var backButtonTitle: String? { didSet { barItemChanged() } }

  /// The form of that back button.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { barItemChanged() } }

  /// A Boolean value that indicates whether the back button is hidden; false by default.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { barItemChanged() } }
  }

  /// Shows or hides the back button; the change isn't animated here.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// A Boolean value that indicates whether the left buttons are shown beside the back button instead
  /// of replacing it; false by default.
  open var leftItemsSupplementBackButton = false { didSet { barItemChanged() } }

  /// The action of the back button of this item's controller, whose class is in another module.
  package final var ownBackAction: AnyObject?

  /// The layout of the bar: stored, because other styles need the width of an iPad.
  open var style = ItemStyle.navigator

  /// Shows a menu for the title; stored.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  /// The line below the title; stored, because it isn't shown here.
  open var subtitle: String?

  /// The line below the large title; stored, because it isn't shown here.
  open var largeSubtitle: String?

  /// The layout of a navigation bar; the raw values are Apple's.
  public enum ItemStyle: Int, Sendable {
    /// The title in the middle.
    case navigator
    /// The title at the leading edge, for browsing.
    case browser
    /// The title at the leading edge, for editing.
    case editor
  }

  // MARK: Buttons

  /// The buttons at the leading edge, in groups.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { leadingGroups }
    set {
      leadingGroups = newValue
      leftBarButtonItems = newValue.flatMap(\.barButtonItems)
    }
  }

  /// The buttons at the trailing edge, in groups from the inside out.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { trailingGroups }
    set {
      trailingGroups = newValue
      showTrailingGroups()
    }
  }

  /// The group nearest to the trailing edge; nil by default.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { showTrailingGroups() } }

  /// The buttons in the middle; stored, because they need the width of an iPad.
  open var centerItemGroups: [UIBarButtonItemGroup] = []

  private var leadingGroups: [UIBarButtonItemGroup] = []
  private var trailingGroups: [UIBarButtonItemGroup] = []

  private func showTrailingGroups() {
    let groups = trailingGroups + (pinnedTrailingGroup.map { [$0] } ?? [])
    rightBarButtonItems = groups.flatMap(\.barButtonItems).reversed()
  }

  /// The buttons at the leading edge, from the outside in.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { observe(leftBarButtonItems ?? []) }
  }

  /// The buttons at the trailing edge, from the outside in.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { observe(rightBarButtonItems ?? []) }
  }

  /// The first button at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the buttons at the leading edge; the change isn't animated here.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons at the trailing edge; the change isn't animated here.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets the button at the leading edge; the change isn't animated here.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the button at the trailing edge; the change isn't animated here.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  private func observe(_ items: [UIBarButtonItem]) {
    for item in items { item.observer = self }
    barItemChanged()
  }
}
