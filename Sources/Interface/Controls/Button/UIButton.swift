public import Foundation
import Layers
public import ViewText
public import Views

/// A control that is tapped: a title, an image or both, on a background.
///
/// Its content is set for each state (`setTitle(_:for:)` and similar methods) or by a
/// `configuration`.
open class UIButton: UIControl {
  /// The content for each state.
  final var contents: [State: ButtonContent] = [:] {
    didSet { contentChanged() }
  }
  /// Created on first access.
  private var label: UILabel?
  private var secondLabel: UILabel?
  private var picture: ShadedImageView?
  private var backdrop: ShadedImageView?
  /// The views of a configuration, once one was set.
  let configured = ConfiguredButton()

  /// The type of the button.
  open private(set) var buttonType = ButtonType.custom

  // MARK: Initialisers

  /// Creates a button of a type; those with a symbol have its size, others none.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    become(type)
  }

  /// Makes a new button one of a type.
  package final func become(_ type: ButtonType) {
    buttonType = type
    show()
    if type.symbol != nil { UIView.performWithoutAnimation { sizeToFit() } }
  }

  /// Creates a button of a type, without a size, with the title and image of an action, which it
  /// calls.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    apply(primaryAction)
  }

  /// Creates a button with a configuration, sized to fit, that calls an action. The action's title,
  /// if the configuration has none, and its image replace those of the configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    // Property observers aren't called within an initialiser.
    configurationChanged()
    apply(primaryAction)
    UIView.performWithoutAnimation { sizeToFit() }
  }

  private func apply(_ action: UIAction?) {
    guard let action else { return }
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if let image = action.image { configuration?.image = image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Creates a button with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a button from its archive, without targets and actions.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode(Self.buttonProperties, of: self)
  }

  /// Encodes the view, without the parts that all views of the class have.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Self.buttonProperties, of: self)
    coder.omitSubviews()
  }

  /// The button's type, as its archive contains it.
  final var archivedType: ButtonType {
    get { buttonType }
    set { buttonType = newValue }
  }

  // MARK: Content for each state

  /// Returns the title for a state: that of the normal state if it has none of its own.
  open func title(for state: State) -> String? { content(\.title, for: state) }

  /// Sets the title for a state; nil removes it. A state without a title uses that of the normal
  /// state.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  /// Returns the attributed title for a state: that of the normal state if it has none of its own.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    content(\.attributedTitle, for: state)
  }

  /// Sets the attributed title for a state, which takes precedence over the plain one; nil removes
  /// it.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    let copy = title.map { NSAttributedString(attributedString: $0) }
    change(state) { $0.attributedTitle = copy }
  }

  /// Returns the title colour for a state: that of the normal state if it has none of its own.
  open func titleColor(for state: State) -> UIColor? { content(\.titleColor, for: state) }

  /// Sets the title colour for a state; nil removes it.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }

  /// Returns the colour of the title's shadow for a state: that of the normal state if it has none of
  /// its own.
  open func titleShadowColor(for state: State) -> UIColor? {
    content(\.titleShadowColor, for: state)
  }

  /// Sets the colour of the title's shadow for a state; nil removes it. The shadow's offset is that
  /// of `titleLabel`.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleShadowColor = color }
  }

  /// Returns the image for a state: that of the normal state if it has none of its own.
  open func image(for state: State) -> UIImage? { content(\.image, for: state) }

  /// Sets the image for a state; nil removes it.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

  /// Returns the background image for a state: that of the normal state if it has none of its own.
  open func backgroundImage(for state: State) -> UIImage? {
    content(\.backgroundImage, for: state)
  }

  /// Sets the background image for a state, stretched to the bounds; nil removes it.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  /// Returns the configuration of symbols set for exactly that state, or nil if there is none.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { contents[state]?.symbolConfiguration }

  /// Sets the configuration of symbols for a state, which applies to what their own configuration
  /// doesn't specify (D); nil removes it.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    change(state) { $0.symbolConfiguration = configuration }
  }

  private func change(_ state: State, _ body: (inout ButtonContent) -> Void) {
    body(&contents[state, default: ButtonContent()])
  }

  // MARK: Current content

  /// Returns the content for the current state, or that of the normal state.
  private func current<Value>(_ path: KeyPath<ButtonContent, Value?>) -> Value? {
    content(path, for: state)
  }

  /// Returns the content for a state, or that of the normal state.
  private func content<Value>(
    _ path: KeyPath<ButtonContent, Value?>, for state: State
  ) -> Value? {
    contents[state]?[keyPath: path] ?? contents[.normal]?[keyPath: path]
  }

  /// The displayed title: that of the current state, or of the normal state.
  open var currentTitle: String? { configuration?.title ?? current(\.title) }

  /// The displayed attributed title.
  open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }

  /// The displayed colour of the title. The default is white; for a system button it is the tint
  /// colour, or grey while the button is disabled.
  open var currentTitleColor: UIColor {
    guard buttonType != .custom else { return current(\.titleColor) ?? .white }
    if !isEnabled { return contents[state]?.titleColor ?? .tertiaryLabel }
    return current(\.titleColor) ?? tintColor
  }

  /// The displayed colour of the title's shadow; nil, the default, for none.
  open var currentTitleShadowColor: UIColor? { current(\.titleShadowColor) }

  /// The displayed image.
  open var currentImage: UIImage? { configuration?.image ?? current(\.image) }

  /// The configuration of displayed symbols: that of the button's configuration, or of the current or
  /// the normal state; nil, the default, for none.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage ?? current(\.symbolConfiguration)
  }

  /// The displayed background image.
  open var currentBackgroundImage: UIImage? { current(\.backgroundImage) }

  /// The label of the title. Use it to set fonts and line options; the button sets its text and
  /// colours.
  open var titleLabel: UILabel? {
    if let label { return label }
    let new = UILabel()
    new.font = buttonType.font
    new.lineBreakMode = .byTruncatingMiddle
    addSubview(new)
    label = new
    return new
  }

  /// The label of a configuration's subtitle.
  open var subtitleLabel: UILabel? {
    if let secondLabel { return secondLabel }
    let new = UILabel()
    addSubview(new)
    secondLabel = new
    return new
  }

  /// The view of the image, below the title's label: what is inserted below its layer is also below
  /// the title.
  open var imageView: UIImageView? { shadedImageView }

  private var shadedImageView: ShadedImageView {
    if let picture { return picture }
    let new = ShadedImageView(frame: .zero)
    if let label, label.superview === self {
      insertSubview(new, belowSubview: label)
    } else {
      addSubview(new)
    }
    picture = new
    return new
  }

  // MARK: Appearance

  /// The content and appearance of the button; nil, the default, to use the content set for each
  /// state. With a configuration, edge insets and image adjustments have no effect.
  open var configuration: Configuration? {
    didSet { configurationChanged() }
  }

  /// What the button is for; `normal` by default, without effect.
  open var role = Role.normal

  /// A closure that is called before layout when the button's state or configuration has changed.
  /// Use it to change the configuration by state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A Boolean value that indicates whether colours follow the state automatically; true by
  /// default.
  open var automaticallyUpdatesConfiguration = true { didSet { contentChanged() } }

  /// Requests an update of the configuration before the next layout.
  open func setNeedsUpdateConfiguration() {
    guard !configured.isUpdating else { return }
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the configuration; the default implementation calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// The space around image and title; 0 by default. If it is 0, the size of a button with only a
  /// title includes UIKit's 6 points above and below.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }

  /// The insets of the title's rectangle; 0 by default. They don't change the button's size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }

  /// The insets of the image's rectangle; 0 by default. They don't change the button's size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }

  /// A Boolean value that indicates whether a touch reverses the title's shadow; false by default.
  open var reversesTitleShadowWhenHighlighted = false

  /// A Boolean value that indicates whether a touch darkens the image of a custom button; true by
  /// default.
  open var adjustsImageWhenHighlighted = true { didSet { contentChanged() } }

  /// A Boolean value that indicates whether the image of a custom button is faded while it is
  /// disabled; true by default.
  open var adjustsImageWhenDisabled = true { didSet { contentChanged() } }

  /// A Boolean value that indicates whether the button glows during a touch; it has no effect here.
  open var showsTouchWhenHighlighted = false

  /// The menu of the button, which a long press shows; nil by default. If it is the primary action, a touch
  /// shows it; if it changes the selection, too, the button has the title of the selected action, or else
  /// of the first one.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      showSelection()
    }
  }

  /// Whether a touch shows the menu, instead of a long press; false by default.
  open override var showsMenuAsPrimaryAction: Bool { didSet { showSelection() } }

  /// Whether the button is a pop-up button: its menu selects one of several actions.
  private var isPopUp: Bool {
    menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
  }

  private func showSelection() {
    menuSelectsOne = isPopUp
    menuSelectionChanged = { [weak self] in self?.showSelection() }
    guard isPopUp, let menu else { return }
    let actions = MenuSection.sections(of: menu).flatMap(\.elements).compactMap { $0 as? UIAction }
      .filter { $0.identifier != .loading }
    guard let selected = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
    // The menu shows which action is selected.
    selected.state = .on
    if configuration != nil {
      configuration?.title = selected.title
    } else {
      setTitle(selected.title, for: .normal)
    }
  }

  /// Returns the button's menu.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  // MARK: State

  /// A Boolean value that indicates whether the button handles touches; true by default.
  open override var isEnabled: Bool { didSet { stateChanged(oldValue != isEnabled) } }

  /// A Boolean value that indicates whether the button is selected; false by default.
  open override var isSelected: Bool { didSet { stateChanged(oldValue != isSelected) } }

  /// A Boolean value that indicates whether the button shows that it is touched.
  open override var isHighlighted: Bool {
    didSet {
      guard oldValue != isHighlighted else { return }
      if reversesTitleShadowWhenHighlighted, let label {
        let offset = label.shadowOffset
        label.shadowOffset = CGSize(width: -offset.width, height: -offset.height)
      }
      stateChanged(true)
    }
  }

  private func stateChanged(_ hasChanged: Bool) {
    guard hasChanged else { return }
    if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    contentChanged()
  }

  /// Updates the button for a new tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  /// Updates the button for a new light or dark appearance.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  /// Whether a tap toggles `isSelected`, before the events are sent; false by default. With a menu as the
  /// primary action, the button is a pop-up button instead; see `menu`.
  open var changesSelectionAsPrimaryAction = false { didSet { showSelection() } }

  /// Whether the button reacts to a pointer; false by default. Films have no pointer, so the value is
  /// only stored.
  open var isPointerInteractionEnabled = false

  /// Returns the style of a pointer over the button; nil by default. Films have no pointer, so it
  /// isn't called.
  open var pointerStyleProvider: PointerStyleProvider?

  /// Whether the button's menu is shown.
  open var isHeld: Bool { menuInteraction?.session?.isOpen ?? false }

  /// Also sends the primary action when the touch ends inside.
  override func touchEnded(inside: Bool) {
    if inside, changesSelectionAsPrimaryAction, !isPopUp { isSelected.toggle() }
    sendActions(for: inside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }

  /// Updates the displayed content.
  override func contentChanged() {
    show()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    layer.noteChange()
  }

  private func configurationChanged() {
    contentChanged()
    setNeedsUpdateConfiguration()
  }

  private func show() {
    if let configuration { return configured.show(configuration, in: self) }
    configured.remove()
    secondLabel?.removeFromSuperview()
    secondLabel = nil
    showTitle()
    showImages()
  }

  private func showTitle() {
    let attributed = currentAttributedTitle
    let title = attributed?.string ?? currentTitle
    guard label != nil || title != nil, let label = titleLabel else { return }
    if label.textColor != currentTitleColor { label.textColor = currentTitleColor }
    if let attributed {
      if !attributed.looksLike(label.attributedText) { label.attributedText = attributed }
    } else if label.text != title || label.isAttributed {
      label.text = title
    }
    if label.shadowColor != currentTitleShadowColor { label.shadowColor = currentTitleShadowColor }
    label.dim(buttonType != .custom && isHighlighted)
  }

  private func showImages() {
    if picture != nil || shownImage != nil {
      let isSystem = buttonType != .custom
      let view = shadedImageView
      view.image = isSystem ? shownImage?.asTemplate : shownImage
      // A custom button's image view keeps the tint that the app has given it.
      if isSystem { view.tintColor = isEnabled ? nil : .tertiaryLabel }
      view.isShaded = !isSystem && isHighlighted && adjustsImageWhenHighlighted
      if isSystem {
        view.dim(isHighlighted)
      } else {
        view.alpha = isEnabled || !adjustsImageWhenDisabled ? 1 : 0.5
      }
    }
    guard backdrop != nil || currentBackgroundImage != nil else { return }
    if backdrop == nil {
      let view = ShadedImageView(frame: .zero)
      insertSubview(view, at: 0)
      backdrop = view
    }
    backdrop?.image = currentBackgroundImage
    backdrop?.isShaded = isHighlighted && adjustsImageWhenHighlighted
    backdrop?.alpha = isEnabled || !adjustsImageWhenDisabled ? 1 : 0.5
  }

  // MARK: Geometry

  /// Returns the rectangle of the background: the whole bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of image and title: the bounds without the content edge insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
  }

  /// Returns the rectangle of the title: after the image.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    row(contentRect).title(titleEdgeInsets, size: titleSize)
  }

  /// Returns the rectangle of the image: before the title.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    row(contentRect).image(imageEdgeInsets) { titleSize($0).width }
  }

  private func row(_ content: CGRect) -> ButtonRow {
    ButtonRow(
      content: content, imageSize: shownImage?.size ?? .zero,
      horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
      isRightToLeft: isRightToLeft)
  }

  private func titleSize(_ width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// The size of image and title, including the insets around them.
  open override var intrinsicContentSize: CGSize {
    replaceable(.intrinsicContentSize, of: self, in: UIButton.self) { naturalSize }
  }

  private var naturalSize: CGSize {
    if let configuration { return configured.size(configuration, in: self) }
    let image = shownImage?.size ?? .zero
    var title = titleSize(.infinity)
    // An empty button has the height of a line, as developers report: 30 × 34 with the font of iOS (D).
    if image == .zero, title == .zero {
      title.height = (label?.font ?? buttonType.font).lineHeight.rounded(.up)
    }
    let insets = contentEdgeInsets
    var size = CGSize(
      width: image.width + title.width + insets.left + insets.right,
      height: max(image.height, title.height) + insets.top + insets.bottom)
    if title.height > 0, insets.top == 0, insets.bottom == 0 {
      size.height = max(size.height, title.height + 12)
    }
    if title.height > 0 { size.width = max(size.width, 30) }
    let background = currentBackgroundImage?.size ?? .zero
    return CGSize(
      width: max(size.width, background.width), height: max(size.height, background.height))
  }

  /// Returns the size of image and title, including the insets around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays out the image, title and background.
  open override func layoutSubviews() {
    super.layoutSubviews()
    configured.updateIfNeeded(self)
    if let configuration { return configured.layOut(configuration, in: self) }
    let content = contentRect(forBounds: bounds)
    backdrop?.frame = backgroundRect(forBounds: bounds)
    picture?.frame = imageRect(forContentRect: content)
    label?.frame = titleRect(forContentRect: content)
  }
}

extension UIButton: ConfigurationUpdating {}
