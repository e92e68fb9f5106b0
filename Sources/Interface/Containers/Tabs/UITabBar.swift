import Controls
public import Foundation
import Geometry
import Layers
import Messaging
import ViewText
public import Views

/// A bar of tabs at the bottom: 49 points high, with images above titles.
///
/// Titles are 10 points high and medium, and images are centred above them, as on iOS 13 to 18: facts
/// of the layout, whose last half point isn't measured.
open class UITabBar: UIView, UIBarPositioning, BarItemObserver {
  /// The height without the safe area.
  static let height: CGFloat = 49

  private let background = BarBackground(isLineBelow: false)
  private(set) var buttons: [UITabBarButton] = []
  /// The appearance of the bar itself; nil until one is set or read.
  final var ownStandard: UITabBarAppearance? {
    didSet {
      show()
      barItemChanged()
    }
  }
  private let indicator = UIImageView(image: nil)
  /// Called instead of the delegate when a tab is tapped, by the controller that manages the bar.
  var tapped: ((Int) -> Void)?

  /// Creates a bar without tabs.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a bar from its archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decode(Self.tabProperties, of: self)
  }

  /// Encodes the view, without the parts that all views of the class have.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Self.tabProperties, of: self)
    coder.omitSubviews()
  }

  private func prepare() {
    addSubview(background)
    addSubview(indicator)
    show()
  }

  /// The position: at the bottom.
  open var barPosition: UIBarPosition { .bottom }

  /// The delegate; weak.
  open weak var delegate: (any UITabBarDelegate)?

  // MARK: Items

  /// The tabs, from the leading edge.
  open var items: [UITabBarItem]? { didSet { itemsChanged(from: oldValue) } }

  /// The selected tab; nil by default. Setting it doesn't call the delegate.
  open var selectedItem: UITabBarItem? { didSet { selectionChanged() } }

  /// Sets the tabs; the change isn't animated here.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  private func itemsChanged(from old: [UITabBarItem]?) {
    for item in old ?? [] where item.observer === self { item.observer = nil }
    for item in items ?? [] { item.observer = self }
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).enumerated().map { index, item in
      let button = UITabBarButton(item)
      button.addAction(UIAction { [weak self] _ in self?.tap(index) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true {
      self.selectedItem = nil
    }
    barItemChanged()
  }

  /// A Boolean value that indicates whether the user chooses the tabs: false, because bars aren't
  /// customized here.
  open var isCustomizing: Bool { false }

  /// Does nothing: bars aren't customized here.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}

  /// Does nothing, and returns false: nothing has changed.
  open func endCustomizing(animated: Bool) -> Bool { false }

  private func tap(_ index: Int) {
    guard let items, items.indices.contains(index) else { return }
    if let tapped { return tapped(index) }
    selectedItem = items[index]
    delegate?.tabBar(self, didSelect: items[index])
    CallObservation.delegated("tabBar:didSelect:", by: self, [self, items[index]])
  }

  private func selectionChanged() { barItemChanged() }

  /// Shows the changed tabs.
  package func barItemChanged() {
    let appearance = (ownStandard ?? UITabBarAppearance()).stackedLayoutAppearance
    for button in buttons {
      button.update(
        isSelected: button.item === selectedItem, in: self, appearance)
    }
    setNeedsLayout()
  }

  // MARK: Appearance

  /// Shows what proxies of items set where the bar is.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { barItemChanged() }
  }

  /// The style; `default` by default.
  open var barStyle = UIBarStyle.default { didSet { show() } }
  /// A Boolean value that indicates whether content is visible through the bar; true by default.
  open var isTranslucent = true { didSet { show() } }
  /// The colour of the background; nil, the default, for that of the system.
  open var barTintColor: UIColor? { didSet { show() } }
  /// The colour of tabs that aren't selected; nil, the default, for grey.
  open var unselectedItemTintColor: UIColor? { didSet { barItemChanged() } }
  /// The image of the background; nil by default.
  open var backgroundImage: UIImage? { didSet { show() } }
  /// The image of the line above the bar; an empty image removes it, if there is a background image.
  open var shadowImage: UIImage? { didSet { show() } }
  /// The image behind the selected tab; nil by default.
  open var selectionIndicatorImage: UIImage? { didSet { barItemChanged() } }
  /// The placement of tabs; stored, because they fill the bar.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of tabs; stored, because they fill the bar.
  open var itemWidth: CGFloat = 0
  /// The space between tabs; stored, because they fill the bar.
  open var itemSpacing: CGFloat = 0

  /// The appearance; one of the bar's own properties by default.
  open var standardAppearance: UITabBarAppearance {
    get {
      if let ownStandard { return ownStandard }
      let made = UITabBarAppearance()
      ownStandard = made
      return made
    }
    set { ownStandard = newValue }
  }

  /// The appearance when the content is scrolled to its end; stored, without effect.
  open var scrollEdgeAppearance: UITabBarAppearance?

  private func show() {
    let appearance = UITabBarAppearance(barAppearance: ownStandard ?? UITabBarAppearance())
    if let backgroundImage {
      let color = BarBackground.colorBehindImage(
        tint: barTintColor, isTranslucent: isTranslucent, isDark: barStyle != .default)
      appearance.setImages(background: backgroundImage, shadow: shadowImage, over: color)
    }
    background.show(
      appearance, tint: barTintColor, isTranslucent: isTranslucent, isDark: barStyle != .default)
  }

  /// Shows the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    barItemChanged()
  }

  // MARK: Layout

  /// The placement of tabs; the raw values are Apple's.
  public enum ItemPositioning: Int, Sendable {
    /// Filled on a phone.
    case automatic
    /// The tabs fill the bar.
    case fill
    /// The tabs are in the middle.
    case centered
  }

  /// Returns the width, and 49 points with the safe area below.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + safeAreaInsets.bottom)
  }

  /// Lays out the background and the tabs.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      let (left, right) = (
        (CGFloat(index) * width).rounded(), (CGFloat(index + 1) * width).rounded()
      )
      // UIKit's tabs begin a point below the top, and are two points away from their neighbours'
      // places: code that raises them looks at these frames.
      button.frame = CGRect(
        x: left + 2, y: 1, width: right - left - 4, height: min(bounds.height, Self.height) - 1)
    }
    indicator.image = selectionIndicatorImage ?? ownStandard?.selectionIndicatorImage
    indicator.isHidden = indicator.image == nil
    guard let button = buttons.first(where: { $0.item === selectedItem }) else {
      return indicator.isHidden = true
    }
    let size = indicator.image?.size ?? .zero
    indicator.frame = CGRect(
      x: button.frame.midX - size.width / 2, y: (Self.height - size.height) / 2, width: size.width,
      height: size.height)
  }
}

/// Is notified of the tabs that the user selects. All methods are optional.
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user has selected a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)

  /// Never called: bars aren't customized here.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])

  /// Never called: bars aren't customized here.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])

  /// Never called: bars aren't customized here.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)

  /// Never called: bars aren't customized here.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Does nothing, unless a subclass implements the method.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    OptionalMessage.send("tabBar:didSelect:", to: self, tabBar, item)
  }

  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}

  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

  /// Does nothing.
  public func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}

  /// Does nothing.
  public func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
}
