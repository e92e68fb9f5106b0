public import Controls
public import Foundation
import Geometry
import Layers
public import ViewText
public import Views

/// What is shown instead of missing content: an image, a title, a text and buttons in the middle of a
/// view.
///
/// Fonts and distances are our decision, after iOS 17 (D).
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The alignment of the parts; the raw values are Apple's.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the upper leading corner.
    case natural
  }

  /// The look of the image.
  public struct ImageProperties {
    /// The colour of templates; nil for that of the configuration.
    public var tintColor: UIColor?
    /// The configuration of symbols, for what their own configuration doesn't specify (D).
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The radius of the corners, in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The greatest size; zero, the default, for any.
    public var maximumSize = CGSize.zero
    /// Whether inverted colours leave the image as it is; false by default.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The look of a text.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// How lines end that are too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0, the default, for any.
    public var numberOfLines = 0
    /// Whether the font shrinks to fit; false by default.
    public var adjustsFontSizeToFitWidth = false
    /// The least scale of the font; 0 by default.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters can move together; stored.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// The properties of a button besides its look.
  public struct ButtonProperties {
    /// The action; nil by default. Without one, the button isn't shown.
    public var primaryAction: UIAction?
    /// The menu; stored.
    public var menu: UIMenu?
    /// Whether the button can be touched; true by default.
    public var isEnabled = true
    /// The role; normal by default.
    public var role = UIButton.Role.normal
  }

  /// The image; nil by default.
  public var image: UIImage?
  /// The look of the image.
  public var imageProperties = ImageProperties()
  /// The title; nil by default.
  public var text: String?
  /// The title with attributes; nil by default.
  public var attributedText: NSAttributedString?
  /// The look of the title.
  public var textProperties = TextProperties(
    font: .systemFont(ofSize: 22, weight: .bold), color: .label)
  /// The text; nil by default.
  public var secondaryText: String?
  /// The text with attributes; nil by default.
  public var secondaryAttributedText: NSAttributedString?
  /// The look of the text.
  public var secondaryTextProperties = TextProperties(
    font: .systemFont(ofSize: 15), color: .secondaryLabel)
  /// The look of the button.
  public var button = UIButton.Configuration.plain()
  /// The properties of the button.
  public var buttonProperties = ButtonProperties()
  /// The look of the second button.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The properties of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The alignment of the parts.
  public var alignment = Alignment.center
  /// The axes along which the margins are at least those of the superview; stored.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The margins.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The distance from the image to the title.
  public var imageToTextPadding: CGFloat = 15
  /// The distance from the title to the text.
  public var textToSecondaryTextPadding: CGFloat = 5
  /// The distance from the text to the button.
  public var textToButtonPadding: CGFloat = 15
  /// The distance between the buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 10
  /// The background; clear by default.
  public var background = UIBackgroundConfiguration.clear()

  /// Whether the configuration is that of a search.
  private var isSearch = false
  /// Whether an activity indicator is shown instead of the image.
  var isLoading = false

  private init() {}

  /// Returns a configuration for missing content.
  public static func empty() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration()
    result.imageProperties.tintColor = .secondaryLabel
    result.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
    return result
  }

  /// Returns a configuration with an activity indicator, for content that is being loaded.
  public static func loading() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration()
    result.isLoading = true
    result.text = "Loading\u{2026}"
    result.textProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
    result.imageToTextPadding = 8
    return result
  }

  /// Returns a configuration for a search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    var result = empty()
    result.isSearch = true
    result.image = UIImage(systemName: "magnifyingglass")
    result.text = "No Results"
    result.secondaryText = "Check the spelling or try a new search."
    return result
  }

  /// Creates a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration; that of a search with the text of the state.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard isSearch, let state = state as? UIContentUnavailableConfigurationState,
      let search = state.searchText, !search.isEmpty
    else { return self }
    var result = self
    result.text = "No Results for \u{201C}\(search)\u{201D}"
    return result
  }
}

/// A view that shows what is missing.
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private var parts: [(view: UIView, space: CGFloat)] = []

  /// Creates a view.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    show()
  }

  /// Creates a view from its archive, without content.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
  }

  /// The content.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      show()
    }
  }

  /// Whether the content scrolls if it is too high; stored, without effect.
  open var isScrollEnabled = true

  private func show() {
    for (view, _) in parts { view.removeFromSuperview() }
    backgroundColor = shown.background.backgroundColor
    var new: [(UIView, CGFloat)] = []
    if let picture { new.append((picture, 0)) }
    if let title = label(shown.text, shown.attributedText, shown.textProperties) {
      new.append((title, shown.imageToTextPadding))
    }
    if let text = label(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    {
      new.append((text, shown.textToSecondaryTextPadding))
    }
    if let first = button(shown.button, shown.buttonProperties) {
      new.append((first, shown.textToButtonPadding))
    }
    if let second = button(shown.secondaryButton, shown.secondaryButtonProperties) {
      new.append((second, shown.buttonToSecondaryButtonPadding))
    }
    parts = new
    for (view, _) in new { addSubview(view) }
    setNeedsLayout()
  }

  private var picture: UIView? {
    if shown.isLoading {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      return indicator
    }
    guard
      let image = shown.image?.preferring(shown.imageProperties.preferredSymbolConfiguration)
    else { return nil }
    let view = UIImageView(image: image)
    view.tintColor = shown.imageProperties.tintColor ?? tintColor
    view.contentMode = .scaleAspectFit
    view.layer.cornerRadius = shown.imageProperties.cornerRadius
    view.clipsToBounds = shown.imageProperties.cornerRadius > 0
    var size = image.size
    let limit = shown.imageProperties.maximumSize
    if limit.height > 0, size.height > limit.height { size = size.scaled(toHeight: limit.height) }
    if limit.width > 0, size.width > limit.width {
      size = size.scaled(toHeight: size.height * limit.width / size.width)
    }
    view.bounds.size = size
    return view
  }

  private func label(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> UILabel? {
    guard attributed != nil || !(text ?? "").isEmpty else { return nil }
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = shown.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
    return label
  }

  private func button(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    guard properties.primaryAction != nil || properties.menu != nil else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.isEnabled = properties.isEnabled
    return button
  }

  /// Places the parts below each other, in the middle of the safe area.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = shown.directionalLayoutMargins
    let area = bounds.inset(by: safeAreaInsets).inset(
      by: UIEdgeInsets(
        top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing))
    let sizes = parts.map { part in
      part.view is UIImageView
        ? part.view.bounds.size
        : part.view.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude))
    }
    let spaces = parts.indices.map { $0 == 0 ? 0 : parts[$0].space }
    let height = zip(sizes, spaces).reduce(0) { $0 + $1.0.height + $1.1 }
    let isCentred = shown.alignment == .center
    var y = isCentred ? area.minY + max((area.height - height) / 2, 0) : area.minY
    for (index, part) in parts.enumerated() {
      y += spaces[index]
      let isText = part.view is UILabel
      let width = isText ? area.width : min(sizes[index].width, area.width)
      let x = isCentred ? area.midX - width / 2 : area.minX
      part.view.frame = CGRect(
        x: x.rounded(), y: y.rounded(), width: width, height: sizes[index].height.rounded(.up))
      y += sizes[index].height
    }
  }
}

extension CGSize {
  /// Returns a size with the same proportions and a height.
  fileprivate func scaled(toHeight height: CGFloat) -> CGSize {
    self.height > 0 ? CGSize(width: width * height / self.height, height: height) : self
  }
}
