import Foundation
import Layers
import ViewText
import Views

/// Shows a button's configuration.
final class ConfiguredButton {
  var needsUpdate = false
  private(set) var isUpdating = false
  private var backdrop: UIView?
  private var backgroundImage: UIImageView?
  private let effect = BackgroundEffect()
  private var indicator: UIActivityIndicatorView?
  private weak var subtitle: UILabel?

  /// Updates the button's configuration if needed.
  func updateIfNeeded(_ button: UIButton) {
    guard needsUpdate, !isUpdating else { return }
    needsUpdate = false
    isUpdating = true
    button.updateConfiguration()
    isUpdating = false
  }

  /// Removes the views that only configurations have.
  func remove() {
    backdrop?.removeFromSuperview()
    backdrop = nil
    backgroundImage = nil
    effect.remove()
    indicator?.removeFromSuperview()
    indicator = nil
  }

  // MARK: Display

  /// Shows a configuration's text, image and colours.
  func show(_ configuration: UIButton.Configuration, in button: UIButton) {
    let colors = ConfigurationColors(configuration, of: button)
    showBackground(configuration.background, colors, in: button)
    let title = text(
      configuration.attributedTitle ?? button.currentTitle.map { AttributedString($0) },
      configuration.titleTextAttributesTransformer, configuration.buttonSize.titleFont,
      colors.foreground)
    if let label = button.titleLabel {
      show(title, configuration.titleLineBreakMode, configuration, on: label)
    }
    let second = text(
      configuration.attributedSubtitle ?? configuration.subtitle.map { AttributedString($0) },
      configuration.subtitleTextAttributesTransformer, configuration.buttonSize.subtitleFont,
      colors.foreground)
    if second != nil { subtitle = button.subtitleLabel }
    if let subtitle {
      show(second, configuration.subtitleLineBreakMode, configuration, on: subtitle)
    }
    guard let view = button.imageView else { return }
    view.alpha = configuration.showsActivityIndicator ? 0 : 1
    view.image = button.shownImage?.asTemplate
    view.tintColor = configuration.imageColorTransformer?(colors.foreground) ?? colors.foreground
    showIndicator(configuration, colors, in: button)
  }

  /// Shows the indicator that replaces the image, or removes it.
  private func showIndicator(
    _ configuration: UIButton.Configuration, _ colors: ConfigurationColors, in button: UIButton
  ) {
    guard configuration.showsActivityIndicator else {
      indicator?.removeFromSuperview()
      indicator = nil
      return
    }
    let view = indicator ?? UIActivityIndicatorView(style: .medium)
    view.color =
      configuration.activityIndicatorColorTransformer?(colors.foreground) ?? colors.foreground
    guard indicator == nil else { return }
    view.isUserInteractionEnabled = false
    button.addSubview(view)
    view.startAnimating()
    indicator = view
  }

  /// Returns a title completed with the default attributes.
  private func text(
    _ string: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?,
    _ font: UIFont, _ color: UIColor
  ) -> NSAttributedString? {
    guard var string else { return nil }
    var base = AttributeContainer()
    base.font = font
    base.foregroundColor = color
    string.mergeAttributes(base, mergePolicy: .keepCurrent)
    if let transformer {
      for run in string.runs { string[run.range].setAttributes(transformer(run.attributes)) }
    }
    return NSAttributedString(string)
  }

  private func show(
    _ text: NSAttributedString?, _ mode: NSLineBreakMode, _ configuration: UIButton.Configuration,
    on label: UILabel
  ) {
    let wraps = mode == .byWordWrapping || mode == .byCharWrapping
    label.numberOfLines = wraps ? 0 : 1
    label.lineBreakMode = mode
    label.textAlignment = configuration.textAlignment
    label.alpha = 1
    if label.attributedText?.looksLike(text) != true { label.attributedText = text }
  }

  private func showBackground(
    _ background: UIBackgroundConfiguration, _ colors: ConfigurationColors, in button: UIButton
  ) {
    if let custom = background.customView, custom !== backdrop {
      remove()
      backdrop = custom
      custom.isUserInteractionEnabled = false
      button.insertSubview(custom, at: 0)
    }
    if background.customView != nil { return }
    let view = backdrop ?? UIView()
    if backdrop == nil {
      view.isUserInteractionEnabled = false
      button.insertSubview(view, at: 0)
      backdrop = view
    }
    view.backgroundColor = background.visualEffect == nil ? colors.background : nil
    effect.show(background.visualEffect, colors.background, in: view)
    background.shadowProperties.show(on: view.layer)
    view.layer.borderWidth = max(background.strokeWidth, 0)
    view.layer.borderColor =
      background.resolvedStrokeColor(for: button.tintColor)
      .resolvedColor(with: button.traitCollection).cgColor
    guard background.image != nil || backgroundImage != nil else { return }
    let picture = backgroundImage ?? UIImageView()
    if backgroundImage == nil { view.addSubview(picture) }
    backgroundImage = picture
    picture.image = background.image
    picture.contentMode = background.imageContentMode
    view.clipsToBounds = true
  }

  // MARK: Geometry

  /// Returns the size of the image, title and subtitle, including the insets.
  func size(_ configuration: UIButton.Configuration, in button: UIButton) -> CGSize {
    updateIfNeeded(button)
    let configuration = button.configuration ?? configuration
    let insets = configuration.contentInsets
    let size = ConfiguredRow(configuration, button, width: .infinity).size
    return CGSize(
      width: (size.width + insets.leading + insets.trailing).rounded(.up),
      height: (size.height + insets.top + insets.bottom).rounded(.up))
  }

  /// Lays out the image, title, subtitle and background.
  func layOut(_ configuration: UIButton.Configuration, in button: UIButton) {
    let background = configuration.background
    let isRightToLeft = button.isRightToLeft
    let outer = button.bounds.inset(
      by: UIEdgeInsets(background.backgroundInsets, isRightToLeft: isRightToLeft))
    backdrop?.frame = outer.insetBy(dx: -background.strokeOutset, dy: -background.strokeOutset)
    backdrop?.layer.cornerRadius = configuration.cornerRadius(height: outer.height)
    if let backdrop {
      backgroundImage?.frame = backdrop.bounds
      effect.layOut(in: backdrop)
    }
    let content = button.bounds.inset(
      by: UIEdgeInsets(configuration.contentInsets, isRightToLeft: isRightToLeft))
    let row = ConfiguredRow(configuration, button, width: max(content.width, 0))
    let frames = row.frames(
      in: content, button.effectiveContentHorizontalAlignment, button.contentVerticalAlignment)
    button.imageView?.frame = frames.image
    indicator?.frame = frames.image
    button.titleLabel?.frame = frames.title
    subtitle?.frame = frames.subtitle
  }
}

extension UIEdgeInsets {
  /// Creates insets by resolving leading and trailing.
  init(_ insets: NSDirectionalEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)
  }
}

extension UIButton.Configuration {
  fileprivate func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed, .dynamic: background.cornerRadius
    case .small: 4
    case .medium: 8
    case .large: 12
    case .capsule: height / 2
    }
  }

  /// The alignment of the title's and subtitle's lines.
  fileprivate var textAlignment: NSTextAlignment {
    switch titleAlignment {
    case .leading: .natural
    case .center: .center
    case .trailing: .right
    case .automatic:
      if image == nil || imagePlacement == .top || imagePlacement == .bottom {
        .center
      } else {
        imagePlacement == .trailing ? .right : .natural
      }
    }
  }
}
