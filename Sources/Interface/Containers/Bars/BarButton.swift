public import Controls
public import Foundation
import Geometry
import Layers
import Messaging
import ViewText
public import Views

/// The button that shows a bar button item: its title, its image, or a sign of the system.
final class BarButton: UIControl {
  let item: UIBarButtonItem
  private let content: UIView
  /// The image behind the content; nil until there is one.
  private var background: UIImageView?
  /// The attributes of the title in the bar's appearance.
  private let barAttributes: [NSAttributedString.Key: Any]
  /// The space around the content, which is touched with it.
  private static let spacing: CGFloat = 8

  init(_ item: UIBarButtonItem, appearance: UIBarButtonItemAppearance?) {
    self.item = item
    content = Self.content(of: item)
    barAttributes = appearance?.normal.titleTextAttributes ?? [:]
    super.init(frame: .zero)
    addSubview(content)
    showItem()
    isEnabled = item.isEnabled
    content.alpha = item.isEnabled ? 1 : 0.35
    addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    showMenu()
    item.shownView = self
  }

  required init?(coder: NSCoder) { nil }

  /// The configuration of symbols in bars (D).
  private static var symbols: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
  }

  private static func content(of item: UIBarButtonItem) -> UIView {
    if let image = item.image {
      let shown =
        image.renderingMode == .automatic && !image.isSymbolImage
        ? image.withRenderingMode(.alwaysTemplate) : image
      return UIImageView(image: shown.preferring(Self.symbols))
    }
    if let system = item.systemItem, system.text == nil { return BarGlyph(.item(system)) }
    return BarLabel()
  }

  /// Shows the title and the tint of the item or its proxies, which depend on where the bar is.
  private func showItem() {
    tintColor = item.shown(\.tintColor, in: self)
    showBackground()
    guard let label = content as? BarLabel else { return }
    let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: weight)
    ]
    attributes.merge(barAttributes) { $1 }
    attributes.merge(item.shownAttributes(for: .normal, in: self)) { $1 }
    label.set(item.title ?? item.systemItem?.text ?? "", attributes)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    let size = sizeThatFits(.zero)
    showItem()
    if sizeThatFits(.zero) != size { superview?.setNeedsLayout() }
  }

  /// A touch shows the menu, or a long press if the item has an action, too.
  private func showMenu() {
    isContextMenuInteractionEnabled = item.menu != nil
    showsMenuAsPrimaryAction = item.ownAction == nil && item.action == nil
    menuSender = item
    menuSelectsOne = item.changesSelectionAsPrimaryAction
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = item.menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = item.preferredMenuElementOrder
    return configuration
  }

  private func send() {
    if let action = item.ownAction as? UIAction { return sendAction(action) }
    guard let action = item.action else { return }
    UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      showBackground()
      let alpha: CGFloat = isHighlighted ? 0.2 : isEnabled ? 1 : 0.35
      guard !isHighlighted else { return content.alpha = alpha }
      UIView.animate(withDuration: 0.25) { self.content.alpha = alpha }
    }
  }

  /// Shows the image of the state, or that of the normal state.
  private func showBackground() {
    let image =
      item.shownBackground(for: state, in: self) ?? item.shownBackground(for: .normal, in: self)
    guard image != nil || background != nil else { return }
    let view = background ?? UIImageView()
    if background == nil { insertSubview(view, at: 0) }
    background = view
    view.image = image
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inside = content.sizeThatFits(.zero)
    let natural = content is UIImageView ? content.intrinsicContentSize : inside
    return CGSize(
      width: item.width > 0 ? item.width : natural.width + 2 * Self.spacing, height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size =
      content is UIImageView ? content.intrinsicContentSize : content.sizeThatFits(.zero)
    let insets = item.imageInsets
    let offset = content is BarLabel ? item.shown(\.titleOffset, in: self) ?? .zero : .zero
    content.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded() + insets.left + offset.horizontal,
      y: ((bounds.height - size.height) / 2).rounded() + insets.top + offset.vertical,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
    guard let background else { return }
    let height = background.image?.size.height ?? 0
    let shift = item.shown(\.backgroundOffset, in: self) ?? 0
    background.frame = CGRect(
      x: 0, y: ((bounds.height - height) / 2).rounded() + shift, width: bounds.width, height: height
    )
  }
}

extension UIBarItem {
  /// Returns the attributes of the title: those of proxies, and the item's own ones.
  func shownAttributes(
    for state: UIControl.State, in view: UIView
  ) -> [NSAttributedString.Key: Any] {
    (AppearanceProxies.items(like: self, in: view) + [self]).reduce(into: [:]) { result, item in
      result.merge(item.titleAttributes[state.rawValue] ?? [:]) { $1 }
    }
  }
}

extension UIBarButtonItem {
  /// Returns a value of the item, or else that of its proxies; nil if none was set.
  func shown<Value>(_ path: KeyPath<UIBarButtonItem, Value?>, in view: UIView) -> Value? {
    self[keyPath: path]
      ?? AppearanceProxies.items(like: self, in: view).compactMap { $0[keyPath: path] }.last
  }
}

/// A label in the tint colour, unless its attributes have another one.
final class BarLabel: UILabel {
  private var hasOwnColor = false

  func set(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    font = attributes[.font] as? UIFont ?? font
    let color = attributes[.foregroundColor] as? UIColor
    hasOwnColor = color != nil
    self.text = text
    textColor = color ?? tintColor
    if attributes[.kern] != nil || attributes[.shadow] != nil || attributes[.strokeWidth] != nil {
      var all = attributes
      all[.foregroundColor] = textColor
      attributedText = NSAttributedString(string: text, attributes: all)
    }
  }

  override func tintColorDidChange() {
    if !hasOwnColor { textColor = tintColor }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The text of the item; nil if it is an image or space.
  var text: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }
}

extension UIBarItem {
  /// Sets the attributes of the title in a state: font, colour and the like.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleAttributes[state.rawValue] = attributes }

  /// Returns the attributes of the title in a state.
  public func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }
}

extension UIBarButtonItem {
  /// Creates a button that calls a closure, or shows a menu if there is none. With both, a long press
  /// shows the menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    ownAction = primaryAction
    ownMenu = menu
  }

  /// Creates a button of the system that calls a closure, or shows a menu if there is none.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    ownAction = primaryAction
    ownMenu = menu
  }

  /// The menu that a touch shows, or a long press if the item has an action; nil by default.
  public var menu: UIMenu? {
    get { ownMenu as? UIMenu }
    set { ownMenu = newValue }
  }

  /// The closure that is called when the item is tapped; nil by default. It replaces the message.
  public var primaryAction: UIAction? {
    get { ownAction as? UIAction }
    set { ownAction = newValue }
  }
}
