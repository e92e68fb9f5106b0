import Controls
public import Foundation
import Geometry
import Layers
import ViewText
public import Views

/// A bar of buttons, usually at the bottom: 44 points high.
open class UIToolbar: UIView, UIBarPositioning, BarItemObserver {
  private let background = BarBackground(isLineBelow: false)
  private var views: [UIView] = []
  /// The appearance of the bar itself; nil until one is set or read.
  final var ownStandard: UIToolbarAppearance? { didSet { show() } }

  /// Creates a toolbar without buttons.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a toolbar from its archive, without buttons.
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

  /// The position: at the bottom.
  open var barPosition: UIBarPosition { .bottom }

  /// The delegate; weak. Stored.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The buttons and spaces, from the leading edge.
  open var items: [UIBarButtonItem]? { didSet { itemsChanged(from: oldValue) } }

  /// Sets the buttons; with `animated`, they fade.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
    guard animated, window != nil else { return }
    for view in views { UIView.performWithoutAnimation { view.alpha = 0 } }
    UIView.animate(withDuration: 0.25) { for view in self.views { view.alpha = 1 } }
  }

  /// The style; `default` by default.
  open var barStyle = UIBarStyle.default { didSet { show() } }
  /// A Boolean value that indicates whether content is visible through the bar; true by default.
  open var isTranslucent = true { didSet { show() } }
  /// The colour of the background; nil, the default, for that of the system.
  open var barTintColor: UIColor? { didSet { show() } }

  /// The appearance; one of the toolbar's own properties by default.
  open var standardAppearance: UIToolbarAppearance {
    get {
      if let ownStandard { return ownStandard }
      let made = UIToolbarAppearance()
      ownStandard = made
      return made
    }
    set { ownStandard = newValue }
  }

  /// The appearance when the content is scrolled to its end; stored, without effect.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The appearance of a lower bar; stored, without effect.
  open var compactAppearance: UIToolbarAppearance?

  /// Sets the image of the background; an empty image makes it clear.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    ownBackground = backgroundImage
    show()
  }

  /// Returns the image of the background.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { ownBackground }

  /// Sets the image of the line above the toolbar; an empty image removes it, if there is a background
  /// image.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    ownShadow = shadowImage
    show()
  }

  /// Returns the image of the line above the toolbar.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { ownShadow }

  private var ownBackground: UIImage?
  private var ownShadow: UIImage?

  private func itemsChanged(from old: [UIBarButtonItem]?) {
    for item in old ?? [] { item.observer = nil }
    for item in items ?? [] { item.observer = self }
    barItemChanged()
  }

  /// Shows the changed items.
  package func barItemChanged() {
    for view in views { view.removeFromSuperview() }
    let appearance = standardAppearance
    views = (items ?? []).map { item in
      let style =
        item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
      return item.isHidden ? UIView() : BarItemView.make(item, style)
    }
    for view in views { addSubview(view) }
    setNeedsLayout()
  }

  private func show() {
    let appearance = UIToolbarAppearance(barAppearance: ownStandard ?? UIToolbarAppearance())
    if let ownBackground {
      let color = BarBackground.colorBehindImage(
        tint: barTintColor, isTranslucent: isTranslucent, isDark: barStyle != .default)
      appearance.setImages(background: ownBackground, shadow: ownShadow, over: color)
    }
    background.show(
      appearance, tint: barTintColor, isTranslucent: isTranslucent, isDark: barStyle != .default)
  }

  /// Returns the width and 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  /// 44 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  /// Lays out the background, down to the lower edge of the safe area, and the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let below = superview.map { max(min($0.bounds.maxY - frame.maxY, $0.safeAreaInsets.bottom), 0) }
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + (below ?? 0))
    let shown = zip(items ?? [], views).map { (item: $0, view: $1) }
    let sizes = shown.map { BarItemView.size(of: $0.view) }
    let margin: CGFloat = bounds.width > 400 ? 20 : 16
    let used = sizes.map(\.width).reduce(0, +)
    let flexible = shown.count { $0.item.systemItem == .flexibleSpace }
    let free = max(bounds.width - 2 * (margin - 8) - used, 0)
    var x = margin - 8
    for ((item, view), size) in zip(shown, sizes) {
      let width =
        item.systemItem == .flexibleSpace ? free / CGFloat(max(flexible, 1)) : size.width
      view.frame = CGRect(
        x: x, y: ((44 - size.height) / 2).rounded(), width: width, height: size.height)
      x += width
    }
  }
}

/// Determines the position of a toolbar.
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
