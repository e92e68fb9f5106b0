public import Foundation
import Layers
public import ViewText
public import Views

/// A control that is tapped: a title, an image or both, upon a background.
///
/// What it shows is stated by state (`setTitle(_:for:)` and its like) or by a `configuration`. Symbols
/// and menus are left out.
open class UIButton: UIControl {
  /// What is stated for each state.
  private var contents: [State: ButtonContent] = [:]
  /// Set once they are asked for.
  private var label: UILabel?
  private var secondLabel: UILabel?
  private var picture: ShadedImageView?
  private var backdrop: ShadedImageView?
  /// What a configuration shows, once there was one.
  let configured = ConfiguredButton()

  /// What the button is for.
  open private(set) var buttonType = ButtonType.custom

  // MARK: Making

  /// A button of that kind, without a size.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    show()
  }

  /// A button of that kind, without a size, that has an action's title and image and calls it.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    take(primaryAction)
  }

  /// A button with a configuration, of the size that suits it, that calls an action; the action's
  /// title and image stand in for the configuration's.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    // Within an initialiser nobody observes that.
    configurationChanged()
    take(primaryAction)
    UIView.performWithoutAnimation { sizeToFit() }
  }

  private func take(_ action: UIAction?) {
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

  // MARK: By state

  /// The title for exactly that state; nil if it has none of its own.
  open func title(for state: State) -> String? { contents[state]?.title }

  /// Sets the title for a state; nil takes it away. A state without one shows that of the normal one.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  /// The title with attributes for exactly that state; nil if it has none of its own.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    contents[state]?.attributedTitle
  }

  /// Sets the title with attributes for a state, which goes before the plain one; nil takes it away.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    let copy = title.map { NSAttributedString(attributedString: $0) }
    change(state) { $0.attributedTitle = copy }
  }

  /// The colour of the title for exactly that state; nil if it has none of its own.
  open func titleColor(for state: State) -> UIColor? { contents[state]?.titleColor }

  /// Sets the colour of the title for a state; nil takes it away.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }

  /// The colour of the title's shadow for exactly that state; nil if it has none of its own.
  open func titleShadowColor(for state: State) -> UIColor? { contents[state]?.titleShadowColor }

  /// Sets the colour of the title's shadow for a state; nil takes it away. The shadow's offset is that
  /// of `titleLabel`.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleShadowColor = color }
  }

  /// The image for exactly that state; nil if it has none of its own.
  open func image(for state: State) -> UIImage? { contents[state]?.image }

  /// Sets the image for a state; nil takes it away.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

  /// The image behind all else for exactly that state; nil if it has none of its own.
  open func backgroundImage(for state: State) -> UIImage? { contents[state]?.backgroundImage }

  /// Sets the image behind all else for a state, stretched to the bounds; nil takes it away.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  private func change(_ state: State, _ body: (inout ButtonContent) -> Void) {
    body(&contents[state, default: ButtonContent()])
    contentChanged()
  }

  // MARK: What shows

  /// What is stated for the state that it is in, else for the normal one.
  private func current<Value>(_ path: KeyPath<ButtonContent, Value?>) -> Value? {
    contents[state]?[keyPath: path] ?? contents[.normal]?[keyPath: path]
  }

  /// The title that shows: that of the state it is in, else of the normal one.
  open var currentTitle: String? { configuration?.title ?? current(\.title) }

  /// The title with attributes that shows.
  open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }

  /// The colour of the title that shows. By default white, and of a system button the tint, or grey
  /// while it is disabled.
  open var currentTitleColor: UIColor {
    guard buttonType != .custom else { return current(\.titleColor) ?? .white }
    if !isEnabled { return contents[state]?.titleColor ?? .tertiaryLabel }
    return current(\.titleColor) ?? tintColor
  }

  /// The colour of the title's shadow that shows; nil, the default, for none.
  open var currentTitleShadowColor: UIColor? { current(\.titleShadowColor) }

  /// The image that shows.
  open var currentImage: UIImage? { configuration?.image ?? current(\.image) }

  /// The image behind all else that shows.
  open var currentBackgroundImage: UIImage? { current(\.backgroundImage) }

  /// What shows the title: the place for its font and its lines. Text and colours are the button's.
  open var titleLabel: UILabel? {
    if let label { return label }
    let new = UILabel()
    (new.font, new.lineBreakMode) = (buttonType.font, .byTruncatingMiddle)
    addSubview(new)
    label = new
    return new
  }

  /// What shows the line below the title that a configuration may have.
  open var subtitleLabel: UILabel? {
    if let secondLabel { return secondLabel }
    let new = UILabel()
    addSubview(new)
    secondLabel = new
    return new
  }

  /// What shows the image.
  open var imageView: UIImageView? { shadedImageView }

  private var shadedImageView: ShadedImageView {
    if let picture { return picture }
    let new = ShadedImageView(frame: .zero)
    addSubview(new)
    picture = new
    return new
  }

  // MARK: Looks

  /// What the button shows and how; nil, the default, for what is stated by state. Then edge insets,
  /// and what the button does to images, don't count.
  open var configuration: Configuration? {
    didSet { configurationChanged() }
  }

  /// Called before the button is laid out, when its state or its configuration has changed: the place
  /// for changes of the configuration by state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether colours follow the state by themselves; true by default.
  open var automaticallyUpdatesConfiguration = true { didSet { contentChanged() } }

  /// Has the configuration brought up to date before the button is laid out.
  open func setNeedsUpdateConfiguration() {
    guard !configured.isUpdating else { return }
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// Brings the configuration up to date; by default the handler does.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// The space around image and title; none by default. Of a title alone, and without such, UIKit's 6
  /// points above and below are part of the button's size.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }

  /// How far the title's place lies inwards; none by default. The button's size does not change.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }

  /// How far the image's place lies inwards; none by default. The button's size does not change.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }

  /// Whether the title's shadow changes sides under a touch; false by default.
  open var reversesTitleShadowWhenHighlighted = false

  /// Whether a touch darkens the image of a custom button; true by default.
  open var adjustsImageWhenHighlighted = true { didSet { contentChanged() } }

  /// Whether the image of a custom button is paler while it is disabled; true by default.
  open var adjustsImageWhenDisabled = true { didSet { contentChanged() } }

  /// Whether a touch lets the button glow; it does not here.
  open var showsTouchWhenHighlighted = false

  // MARK: State

  /// Whether it takes touches; true by default.
  open override var isEnabled: Bool { didSet { stateChanged(oldValue != isEnabled) } }

  /// Whether it is selected; false by default.
  open override var isSelected: Bool { didSet { stateChanged(oldValue != isSelected) } }

  /// Whether it shows that a touch is on it.
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

  /// Shows the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  /// Shows the colours of the appearance.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  /// A tap is what a button is for.
  override func touchEnded(inside: Bool) {
    sendActions(for: inside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }

  /// Shows what has changed.
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
    if let attributed {
      if !attributed.looksLike(label.attributedText) { label.attributedText = attributed }
    } else if label.text != title || label.isAttributed {
      label.text = title
    }
    if label.textColor != currentTitleColor { label.textColor = currentTitleColor }
    if label.shadowColor != currentTitleShadowColor { label.shadowColor = currentTitleShadowColor }
    label.dim(buttonType != .custom && isHighlighted)
  }

  private func showImages() {
    if picture != nil || shownImage != nil {
      let isSystem = buttonType != .custom
      let view = shadedImageView
      view.image = isSystem ? shownImage?.asTemplate : shownImage
      view.tintColor = isSystem && !isEnabled ? .tertiaryLabel : nil
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

  /// Changes nothing: symbols have no pictures here.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  /// Where the background lies: in all of the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where image and title lie: within the content's edge insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
  }

  /// Where the title lies: after the image.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    row(contentRect).title(titleEdgeInsets, size: titleSize)
  }

  /// Where the image lies: before the title.
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

  /// The size of image and title with the insets around them.
  open override var intrinsicContentSize: CGSize {
    if let configuration { return configured.size(configuration, in: self) }
    let (image, title) = (shownImage?.size ?? .zero, titleSize(.infinity))
    let insets = contentEdgeInsets
    var size = CGSize(
      width: image.width + title.width + insets.left + insets.right,
      height: max(image.height, title.height) + insets.top + insets.bottom)
    if title.height > 0, insets.top == 0, insets.bottom == 0 {
      size.height = max(size.height, title.height + 12)
    }
    if title.width > 0 { size.width = max(size.width, 30) }
    let background = currentBackgroundImage?.size ?? .zero
    return CGSize(
      width: max(size.width, background.width), height: max(size.height, background.height))
  }

  /// The size of image and title with the insets around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Gives image, title and background their places.
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
