import Controls
public import Foundation
import Geometry
import Layers
import ViewText
public import Views
import VirtualTime

/// A bar with the title and the buttons of an item, and a button back to the item before.
///
/// It is 44 points high, or 96 with a large title, and its background also covers the safe area above.
/// The look is that of iOS 13 to 18; the system's blur is drawn as a colour. In a navigation controller,
/// a large title moves away while the content scrolls up, and the bar shrinks to 44 points.
open class UINavigationBar: UIView, UIBarPositioning, BarItemObserver {
  private let background = BarBackground(isLineBelow: true)
  private var stack: [UINavigationItem] = []
  private var content: NavigationBarContent?
  private var needsContent = true
  private var isMoving = false
  /// The appearance of the bar itself; nil until one is set or read.
  final var ownStandard: UINavigationBarAppearance? { didSet { barItemChanged() } }
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  /// The search bar of the item that is shown.
  private var searchBar: UISearchBar?
  /// The controller that manages the bar.
  weak var manager: UINavigationController?

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a bar from its archive, without items.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Encodes the view, without the parts that all views of the class have.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.omitSubviews()
  }

  private func prepare() {
    addSubview(background)
    show()
  }

  /// The delegate; weak.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// The position: at the top.
  open var barPosition: UIBarPosition { .top }

  // MARK: Items

  /// The items, of which the last one is shown.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }

  /// The item before, to which the back button leads.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Sets the items. With `animated`, the new top item comes from the right if it is new, and from the
  /// left if it was there before.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let isBack = items?.last.map { new in stack.contains { $0 === new } } ?? true
    change(to: items ?? [], animated: animated, isBack: isBack)
  }

  /// Shows a new item, if the delegate allows it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: stack + [item], animated: animated, isBack: false)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Shows the item before, if the delegate allows it, and returns the item that was shown.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard stack.count > 1, let item = stack.last,
      delegate?.navigationBar(self, shouldPop: item) ?? true
    else { return nil }
    change(to: stack.dropLast(), animated: animated, isBack: true)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Shows other items: in the animation block of the caller, or within 0.35 s.
  func change(to items: [UINavigationItem], animated: Bool, isBack: Bool) {
    let isSame = items.last === stack.last
    for item in stack { item.observer = nil }
    stack = items
    for item in items { item.observer = self }
    guard animated, !isSame, window != nil, let old = content else {
      needsContent = true
      return setNeedsLayout()
    }
    if UIView.inheritedAnimationDuration > 0 { return move(from: old, isBack: isBack) }
    UIView.animate(withDuration: 0.35) { self.move(from: old, isBack: isBack) }
  }

  private func move(from old: NavigationBarContent, isBack: Bool) {
    content = nil
    needsContent = true
    UIView.performWithoutAnimation {
      updateContent()
      content?.layoutIfNeeded()
      content?.moveAway(toRight: !isBack)
    }
    old.isUserInteractionEnabled = false
    UIView.animate(withDuration: 0.35) {
      old.moveAway(toRight: isBack)
      self.content?.moveBack()
    } completion: { _ in
      old.removeFromSuperview()
    }
  }

  /// Shows the changed item.
  package func barItemChanged() {
    needsContent = true
    setNeedsLayout()
  }

  func backTapped() {
    if let manager { return manager.backTapped() }
    popItem(animated: true)
  }

  /// Adds the search bar of the item that is shown; another one fades out.
  private func updateSearchBar() {
    let new = topItem?.searchController?.searchBar
    guard new !== searchBar || new.map({ $0.superview !== self }) ?? false else { return }
    if let old = searchBar, old !== new, old.superview === self {
      let isAnimated = UIView.inheritedAnimationDuration > 0
      old.alpha = isAnimated ? 0 : 1
      if isAnimated {
        UIView.animate(withDuration: 0.2) {
        } completion: { _ in
          old.removeFromSuperview()
        }
      } else {
        old.removeFromSuperview()
      }
    }
    searchBar = new
    guard let new else { return }
    UIView.performWithoutAnimation {
      new.isEmbedded = true
      new.alpha = 1
      addSubview(new)
    }
  }

  private func updateContent() {
    guard needsContent else { return }
    needsContent = false
    updateSearchBar()
    content?.removeFromSuperview()
    content = stack.last.map { NavigationBarContent($0, after: backItem, in: self) }
    if let content { addSubview(content) }
    show()
  }

  // MARK: Appearance

  /// The style of the bar; `default` by default.
  open var barStyle = UIBarStyle.default { didSet { barItemChanged() } }
  /// A Boolean value that indicates whether content is visible through the bar; true by default.
  open var isTranslucent = true { didSet { translucencyChanged(oldValue) } }
  /// The colour of the background; nil, the default, for that of the system.
  open var barTintColor: UIColor? { didSet { barItemChanged() } }
  /// The attributes of titles; nil by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { barItemChanged() } }
  /// The attributes of large titles; nil by default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { barItemChanged() } }
  /// A Boolean value that indicates whether titles are large; false by default.
  open var prefersLargeTitles = false { didSet { sizeChanged() } }
  /// The image of the line below the bar; an empty image removes it, if there is a background image.
  open var shadowImage: UIImage? { didSet { barItemChanged() } }
  /// The image of the back arrow; nil, the default, for that of the system.
  open var backIndicatorImage: UIImage? { didSet { barItemChanged() } }
  /// The mask of the back arrow during transitions; stored, without effect.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// The appearance; one of the bar's own properties by default.
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let ownStandard { return ownStandard }
      let made = UINavigationBarAppearance()
      ownStandard = made
      return made
    }
    set { ownStandard = newValue }
  }

  /// The appearance on a lower bar; stored, without effect.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance when the content is scrolled to its start; stored: the bar always has the standard
  /// one, unless only this one is set.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { barItemChanged() } }
  /// The appearance of a lower bar above scrolled content; stored, without effect.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Sets the image of the background.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    barItemChanged()
  }

  /// Sets the image of the background.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  /// Returns the image of the background.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  /// Returns the image of the background.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[barMetrics] }

  /// Returns the vertical offset of titles: none.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { 0 }

  /// Sets the vertical offset of titles; without effect.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}

  /// The appearance of the item that is shown.
  var shownAppearance: UINavigationBarAppearance {
    if let own = topItem?.appearances["standard"] as? UINavigationBarAppearance { return own }
    return ownStandard ?? scrollEdgeAppearance ?? UINavigationBarAppearance()
  }

  var shownBackImage: UIImage? { backIndicatorImage ?? shownAppearance.backImage }

  private func show() {
    let appearance = UINavigationBarAppearance(barAppearance: shownAppearance)
    if let image = backgroundImages[.default] {
      let color = BarBackground.colorBehindImage(
        tint: barTintColor, isTranslucent: isTranslucent, isDark: barStyle != .default)
      appearance.setImages(background: image, shadow: shadowImage, over: color)
    }
    background.show(
      appearance, tint: barTintColor, isTranslucent: isTranslucent, isDark: barStyle != .default)
  }

  private func translucencyChanged(_ old: Bool) {
    barItemChanged()
    if old != isTranslucent { manager?.viewIfLoaded?.setNeedsLayout() }
  }

  private func sizeChanged() {
    barItemChanged()
    manager?.viewIfLoaded?.setNeedsLayout()
    // At once: a page whose view is being loaded then begins below the large title.
    manager?.layOutBars()
  }

  // MARK: Layout

  /// Returns whether the title of an item is large.
  func showsLargeTitle(of item: UINavigationItem?) -> Bool {
    prefersLargeTitles && item?.largeTitleDisplayMode != .never
  }

  /// The height for the item that is shown.
  var naturalHeight: CGFloat { height(for: topItem) }

  /// Returns the height for an item: of the buttons, the large title and the search bar, without what
  /// scrolling has hidden. During a search, only its bar is left.
  func height(for item: UINavigationItem?) -> CGFloat {
    guard let item else { return NavigationBarContent.rowHeight }
    if item.replacesBar { return UISearchBar.embeddedHeight }
    return NavigationBarContent.rowHeight + largeTitleHeight(of: item) + item.shownSearchHeight
  }

  /// Returns the height of an item's large title that scrolling hasn't hidden.
  func largeTitleHeight(of item: UINavigationItem?) -> CGFloat {
    guard let item, showsLargeTitle(of: item) else { return 0 }
    return NavigationBarContent.largeTitleHeight - item.hiddenTitleHeight
  }

  /// Returns the height of an item's parts that scrolling can hide.
  func collapse(of item: UINavigationItem) -> LargeTitleCollapse {
    guard !item.replacesBar else { return LargeTitleCollapse() }
    let first = item.hiddenSearchLimit
    let title = showsLargeTitle(of: item) ? NavigationBarContent.largeTitleHeight : 0
    return LargeTitleCollapse(hidden: 0, whole: first + title, first: first)
  }

  /// Returns the width, and the height for the item that is shown.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  /// The height for the item that is shown.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  /// Lays out the background, up to the upper edge of the safe area, and the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContent()
    let above = superview == nil ? 0 : min(frame.minY, superview?.safeAreaInsets.top ?? 0)
    background.frame = CGRect(
      x: 0, y: -max(above, 0), width: bounds.width, height: bounds.height + max(above, 0))
    placeContent()
  }

  /// Places the buttons and the titles above the search bar or, during a search, outside of the bar.
  private func placeContent() {
    let search = topItem?.shownSearchHeight ?? 0
    let isReplaced = topItem?.replacesBar ?? false
    let height = NavigationBarContent.rowHeight + largeTitleHeight(of: topItem)
    content?.frame = CGRect(
      x: 0, y: isReplaced ? -height : 0, width: bounds.width,
      height: isReplaced ? height : bounds.height - search)
    content?.alpha = isReplaced ? 0 : 1
    searchBar?.frame = CGRect(
      x: 0, y: bounds.height - search, width: bounds.width, height: search)
  }
}

/// Decides about changes of a navigation bar's items. All methods are optional.
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether an item is pushed; true by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns whether an item is popped; true by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after an item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns true, unless a subclass implements the method.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool {
    OptionalMessage.send("navigationBar:shouldPush:", to: self, navigationBar, item) as? Bool
      ?? true
  }

  /// Does nothing, unless a subclass implements the method.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    OptionalMessage.send("navigationBar:didPush:", to: self, navigationBar, item)
  }

  /// Returns true, unless a subclass implements the method.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool {
    OptionalMessage.send("navigationBar:shouldPop:", to: self, navigationBar, item) as? Bool ?? true
  }

  /// Does nothing, unless a subclass implements the method.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    OptionalMessage.send("navigationBar:didPop:", to: self, navigationBar, item)
  }
}

extension UINavigationItem {
  /// The appearance of the bar for this item; nil, the default, for that of the bar.
  public var standardAppearance: UINavigationBarAppearance? {
    get { appearances["standard"] as? UINavigationBarAppearance }
    set { appearances["standard"] = newValue }
  }

  /// The appearance on a lower bar; stored, without effect.
  public var compactAppearance: UINavigationBarAppearance? {
    get { appearances["compact"] as? UINavigationBarAppearance }
    set { appearances["compact"] = newValue }
  }

  /// The appearance when the content is scrolled to its start; stored, without effect.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances["scrollEdge"] as? UINavigationBarAppearance }
    set { appearances["scrollEdge"] = newValue }
  }
}
