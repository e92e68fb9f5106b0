import Controls
import Foundation
import Geometry
import Layers
import ViewText
import Views

/// A tab of a tab bar: an image, a title and a badge. It has UIKit's name because bars with buttons of
/// their own remove those of the system, which they know by the name of the type.
final class UITabBarButton: UIControl {
  let item: UITabBarItem
  private let image = UIImageView(image: nil)
  private let title = BarLabel()
  private var badge: Badge?

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    image.contentMode = .center
    title.textAlignment = .center
    for view in [image, title] as [UIView] { addSubview(view) }
    item.shownView = self
  }

  required init?(coder: NSCoder) { nil }

  /// The configuration of symbols in tabs (D).
  private static var symbols: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: 18, weight: .medium, scale: .large)
  }

  /// The grey of tabs that aren't selected, as on iOS 13 to 18.
  private static let grey = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 117 / 255, alpha: 1) : UIColor(white: 153 / 255, alpha: 1)
  }

  /// Shows the item as selected or not.
  func update(isSelected: Bool, in bar: UITabBar, _ appearance: UITabBarItemAppearance) {
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    let state = isSelected ? appearance.selected : appearance.normal
    let color =
      state.iconColor
      ?? (isSelected ? bar.tintColor : bar.unselectedItemTintColor ?? Self.grey)
    let shown = (isSelected ? item.selectedImage : nil) ?? item.image ?? item.systemImage
    let isTemplate = shown?.renderingMode == .automatic && shown?.isSymbolImage == false
    image.image = (isTemplate ? shown?.withRenderingMode(.alwaysTemplate) : shown)?
      .preferring(Self.symbols)
    image.tintColor = color
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 10, weight: .medium), .foregroundColor: color as Any,
    ]
    attributes.merge(state.titleTextAttributes) { $1 }
    let own: UIControl.State = isSelected ? .selected : .normal
    attributes.merge(item.shownAttributes(for: own, in: bar)) { $1 }
    title.set(item.title ?? "", attributes)
    show(badge: item.shownBadge, item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed)
    setNeedsLayout()
  }

  private func show(badge text: String?, _ color: UIColor) {
    guard let text else {
      badge?.removeFromSuperview()
      return badge = nil
    }
    let shown = badge ?? Badge()
    shown.show(text, color)
    if badge == nil { addSubview(shown) }
    badge = shown
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = image.image?.size ?? .zero
    let insets = item.imageInsets
    let hasTitle = item.title?.isEmpty == false
    // The image is centred in the bar's upper 36 points, or in the whole bar; the tab begins a point
    // below the bar's top. The title's line box ends 3 points from the edge.
    let middle = hasTitle ? 17 : (bounds.height - 1) / 2
    image.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded() + insets.left,
      y: (middle - size.height / 2).rounded() + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
    let text = title.sizeThatFits(.zero)
    let offset = item.titlePositionAdjustment
    title.frame = CGRect(
      x: offset.horizontal, y: bounds.height - text.height - 2 + offset.vertical,
      width: bounds.width, height: text.height)
    guard let badge else { return }
    let badgeSize = badge.sizeThatFits(.zero)
    badge.frame = CGRect(
      x: (bounds.midX + 4).rounded(), y: 1, width: badgeSize.width, height: badgeSize.height)
  }

  /// Whether a point is on the tab or in the space around it, so that no touch between tabs is lost.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -2, dy: -1).contains(point)
  }
}

/// A badge: white text on a colour, 18 points high.
private final class Badge: UIView {
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = 9
    label.font = .systemFont(ofSize: 13)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, _ color: UIColor) {
    label.text = text
    backgroundColor = color
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(label.sizeThatFits(.zero).width + 10, 18), height: 18)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
