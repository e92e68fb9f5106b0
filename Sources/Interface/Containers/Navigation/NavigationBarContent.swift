import Controls
import Foundation
import Geometry
import Layers
import ViewText
import Views

/// What a navigation bar shows for an item: the back button, the buttons and the title.
final class NavigationBarContent: UIView {
  private let item: UINavigationItem
  private var left: [UIView] = []
  private var right: [UIView] = []
  private var back: BackButton?
  private(set) var title: UIView?
  private(set) var largeTitle: UILabel?
  /// The area below the buttons, above which the large title disappears.
  private let largeTitleArea = UIView()
  /// The height of the row of buttons.
  static let rowHeight: CGFloat = 44
  /// The height of the large title below it.
  static let largeTitleHeight: CGFloat = 52

  /// Creates the content for an item of a bar.
  init(_ item: UINavigationItem, after previous: UINavigationItem?, in bar: UINavigationBar) {
    self.item = item
    super.init(frame: bar.bounds)
    let appearance = bar.shownAppearance
    addTitle(bar, appearance)
    addBack(previous, bar, appearance)
    let showsLeft = back == nil || item.leftItemsSupplementBackButton
    left = showsLeft ? views(for: item.leftBarButtonItems, appearance) : []
    right = views(for: item.rightBarButtonItems, appearance)
    for view in left + right { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private func views(
    for items: [UIBarButtonItem]?, _ appearance: UINavigationBarAppearance
  ) -> [UIView] {
    (items ?? []).filter { !$0.isHidden }.map { item in
      let style =
        item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
      return BarItemView.make(item, style)
    }
  }

  private func addTitle(_ bar: UINavigationBar, _ appearance: UINavigationBarAppearance) {
    if let view = item.titleView {
      title = view
      addSubview(view)
    } else if let text = item.title, !text.isEmpty {
      let label = BarLabel()
      var attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.label,
      ]
      attributes.merge(bar.titleTextAttributes ?? [:]) { $1 }
      attributes.merge(appearance.titleTextAttributes) { $1 }
      label.set(text, attributes)
      label.textAlignment = .center
      title = label
      addSubview(label)
    }
    guard bar.showsLargeTitle(of: item), let text = item.title, item.titleView == nil else {
      return
    }
    let label = BarLabel()
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 34, weight: .bold), .foregroundColor: UIColor.label,
    ]
    attributes.merge(bar.largeTitleTextAttributes ?? [:]) { $1 }
    attributes.merge(appearance.largeTitleTextAttributes) { $1 }
    label.set(text, attributes)
    largeTitle = label
    title?.alpha = 0
    largeTitleArea.clipsToBounds = true
    largeTitleArea.isUserInteractionEnabled = false
    addSubview(largeTitleArea)
    largeTitleArea.addSubview(label)
  }

  private func addBack(
    _ previous: UINavigationItem?, _ bar: UINavigationBar, _ appearance: UINavigationBarAppearance
  ) {
    let hidesForItems =
      !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    guard let previous, !item.hidesBackButton, !hidesForItems else { return }
    let button = BackButton(to: previous, image: bar.shownBackImage, appearance)
    button.addAction(UIAction { [weak bar] _ in bar?.backTapped() }, for: .touchUpInside)
    back = button
    addSubview(button)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = bounds.width > 400 ? 20 : 16
    var low = margin
    if let back {
      let size = back.sizeThatFits(CGSize(width: bounds.width / 2, height: 0))
      back.frame = CGRect(
        x: 0, y: 0, width: min(size.width, bounds.width / 2), height: Self.rowHeight)
      low = back.frame.maxX + 6
    }
    for view in left {
      low =
        place(view, from: low - BarItemView.overhang(of: view), leftwards: false)
        - BarItemView.overhang(of: view) + 8
    }
    var high = bounds.width - margin
    for view in right {
      high =
        place(view, from: high + BarItemView.overhang(of: view), leftwards: true)
        + BarItemView.overhang(of: view) - 8
    }
    placeTitle(between: low, and: high)
    placeLargeTitle(margin)
  }

  /// Places the large title at the bottom. The small one replaces it once it is hidden, and fades in and
  /// out within 0.2 s: our decision.
  private func placeLargeTitle(_ margin: CGFloat) {
    guard let largeTitle else { return }
    let height = max(bounds.height - Self.rowHeight, 0)
    largeTitleArea.frame = CGRect(x: 0, y: Self.rowHeight, width: bounds.width, height: height)
    largeTitle.frame = CGRect(
      x: margin, y: height - Self.largeTitleHeight + 3, width: bounds.width - 2 * margin,
      height: 41)
    let alpha: CGFloat = item.hiddenTitleHeight < Self.largeTitleHeight ? 0 : 1
    guard title?.alpha != alpha else { return }
    UIView.animate(withDuration: 0.2) { self.title?.alpha = alpha }
  }

  /// Places a button and returns its other edge.
  private func place(_ view: UIView, from edge: CGFloat, leftwards: Bool) -> CGFloat {
    let size = BarItemView.size(of: view)
    view.frame = CGRect(
      x: leftwards ? edge - size.width : edge, y: ((Self.rowHeight - size.height) / 2).rounded(),
      width: size.width, height: size.height)
    return leftwards ? view.frame.minX : view.frame.maxX
  }

  /// Centres the title in the bar or, if it doesn't fit, between the buttons.
  private func placeTitle(between low: CGFloat, and high: CGFloat) {
    guard let title else { return }
    var size = BarItemView.size(of: title)
    size.width = min(size.width, max(high - low, 0))
    let x = min(max((bounds.width - size.width) / 2, low), max(high - size.width, low))
    title.frame = CGRect(
      x: x.rounded(), y: ((Self.rowHeight - size.height) / 2).rounded(), width: size.width,
      height: size.height)
  }

  // MARK: Transitions

  /// Moves the content to where it is before it appears, or after it has disappeared: to the right, or
  /// to the left by half as much. The distances are our decision; titles fade, as on iOS 17.
  func moveAway(toRight: Bool) {
    let distance = bounds.width * (toRight ? 0.5 : -0.25)
    for view in [title, largeTitle] {
      view?.transform = CGAffineTransform(translationX: distance, y: 0)
    }
    back?.moveTitle(by: distance / 2)
    alpha = 0
  }

  /// Moves the content back.
  func moveBack() {
    for view in [title, largeTitle] { view?.transform = .identity }
    back?.moveTitle(by: 0)
    alpha = 1
  }
}

/// The views of bar button items.
enum BarItemView {
  static func make(_ item: UIBarButtonItem, _ appearance: UIBarButtonItemAppearance?) -> UIView {
    if let view = item.customView {
      item.shownView = view
      return view
    }
    if item.systemItem == .fixedSpace || item.systemItem == .flexibleSpace {
      return UIView(frame: CGRect(x: 0, y: 0, width: item.width, height: 44))
    }
    return BarButton(item, appearance: appearance)
  }

  /// Returns the size of a view: a button's own, that of constraints, or that of its bounds.
  static func size(of view: UIView) -> CGSize {
    if view is BarButton || view is UILabel { return view.sizeThatFits(.zero) }
    let natural = view.intrinsicContentSize
    var size = view.bounds.size
    if !view.translatesAutoresizingMaskIntoConstraints || size == .zero {
      let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if fitting.width > 0 { size.width = fitting.width }
      if fitting.height > 0 { size.height = fitting.height }
    }
    if size.width == 0, natural.width > 0 { size.width = natural.width }
    if size.height == 0, natural.height > 0 { size.height = natural.height }
    return size
  }

  /// The space of a button that extends beyond the margin.
  static func overhang(of view: UIView) -> CGFloat { view is BarButton ? 8 : 0 }
}

/// The button that leads back: an arrow, and the title of the item before.
final class BackButton: UIControl {
  private let arrow: UIView
  private let label = BarLabel()
  private let title: String
  /// The item whose attributes the title has; one without attributes by default.
  private let item: UIBarButtonItem
  /// The appearance of the bar's back buttons.
  private let appearance: UIBarButtonItemAppearance
  /// The offset of the title.
  private var titleOffset = UIOffset.zero

  init(to item: UINavigationItem, image: UIImage?, _ appearance: UINavigationBarAppearance) {
    arrow =
      image.map { UIImageView(image: $0.withRenderingMode(.alwaysTemplate)) } ?? BarGlyph(.back)
    let button = item.backBarButtonItem
    var title = button?.title ?? item.backButtonTitle ?? item.title ?? ""
    if title.isEmpty, button?.title == nil, item.backButtonTitle == nil { title = "Back" }
    switch item.backButtonDisplayMode {
    case .default: break
    case .generic: title = "Back"
    case .minimal: title = ""
    }
    self.title = title
    self.item = button ?? UIBarButtonItem()
    self.appearance = appearance.backButtonAppearance
    super.init(frame: .zero)
    showItem()
    addSubview(arrow)
    addSubview(label)
  }

  private func showItem() {
    var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    attributes.merge(appearance.normal.titleTextAttributes) { $1 }
    attributes.merge(item.shownAttributes(for: .normal, in: self)) { $1 }
    label.set(title, attributes)
    tintColor = item.shown(\.tintColor, in: self)
    titleOffset =
      item.shown(\.backTitleOffset, in: self) ?? appearance.normal.titlePositionAdjustment
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    showItem()
    superview?.setNeedsLayout()
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      guard !isHighlighted else { return alpha = 0.2 }
      UIView.animate(withDuration: 0.25) { self.alpha = 1 }
    }
  }

  private var arrowSize: CGSize {
    arrow is UIImageView ? arrow.intrinsicContentSize : arrow.sizeThatFits(.zero)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: 8 + arrowSize.width + 6 + label.sizeThatFits(.zero).width, height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (size, text) = (arrowSize, label.sizeThatFits(.zero))
    arrow.frame = CGRect(
      x: 8, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height
    )
    label.place(
      CGRect(
        x: 14 + size.width + titleOffset.horizontal,
        y: ((bounds.height - text.height) / 2).rounded() + titleOffset.vertical,
        width: max(bounds.width - 14 - size.width, 0), height: text.height))
  }

  /// Moves the title sideways, as it comes from the middle of the bar.
  func moveTitle(by distance: CGFloat) {
    label.transform = CGAffineTransform(translationX: distance, y: 0)
  }
}

extension UIView {
  /// Sets the frame of a view that may be transformed.
  func place(_ rect: CGRect) {
    center = CGPoint(x: rect.midX, y: rect.midY)
    bounds.size = rect.size
  }
}
