public import Foundation
import Geometry
import Layers
import ViewText
public import Views

/// A view that shows the content of a list's cell. Under Auto Layout it is as wide as its texts, and its
/// height depends on its width.
open class UIListContentView: UIView, UIContentView {
  private let text = UILabel()
  private let detail = UILabel()
  private let image = UIImageView(image: nil)
  private var content: UIListContentConfiguration
  private let textGuide = ContentGuide()
  private let detailGuide = ContentGuide()
  private let imageGuide = ContentGuide()

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [text, detail, image] as [UIView] { addSubview(view) }
    show()
  }

  /// Creates a view without content; archives aren't supported.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  /// The content.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      content = new
      show()
    }
  }

  /// The beginning of the texts, in points.
  var textStart: CGFloat {
    let picture = imageSpace(for: imageSize).width
    return content.directionalLayoutMargins.leading
      + (picture > 0 ? picture + content.imageToTextPadding : 0)
  }

  private func show() {
    set(text, content.text, content.attributedText, content.textProperties)
    set(
      detail, content.secondaryText, content.secondaryAttributedText,
      content.secondaryTextProperties)
    image.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    image.image = content.image
    showImageProperties()
    for view in [text, detail, image] as [UIView] { view.alpha = content.alpha }
    removeGuides()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showImageProperties() {
    let properties = content.imageProperties
    image.tintColor =
      properties.tintColorTransformer == nil
      ? properties.tintColor : properties.resolvedTintColor(for: tintColor)
    image.layer.cornerRadius = properties.cornerRadius
    image.clipsToBounds = properties.cornerRadius > 0
    image.layer.borderWidth = properties.strokeWidth
    if properties.strokeWidth > 0 {
      image.layer.borderColor = properties.resolvedStrokeColor(for: tintColor).cgColor
    }
  }

  private func set(
    _ label: UILabel, _ string: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = properties.alignment.textAlignment
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = properties.transform.applied(to: string)
    }
    label.isHidden = attributed == nil && string?.isEmpty != false
  }

  // MARK: Guides

  /// The place of the text; nil without a text. Its constraints are deactivated when the text is removed.
  open var textLayoutGuide: UILayoutGuide? { guide(textGuide, text.isHidden) }

  /// The place of the secondary text; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(detailGuide, detail.isHidden) }

  /// The place of the image; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { guide(imageGuide, image.image == nil) }

  private func guide(_ guide: ContentGuide, _ isMissing: Bool) -> UILayoutGuide? {
    guard !isMissing else { return nil }
    if guide.owningView == nil {
      guide.add(to: self)
      placeGuides()
    }
    return guide
  }

  /// Removes the guides of what isn't shown any more.
  private func removeGuides() {
    for (guide, isMissing) in [
      (textGuide, text.isHidden), (detailGuide, detail.isHidden), (imageGuide, image.image == nil),
    ] where isMissing && guide.owningView != nil {
      removeLayoutGuide(guide)
    }
  }

  private func placeGuides() {
    let guides = [imageGuide, textGuide, detailGuide]
    guard guides.contains(where: { $0.owningView != nil }) else { return }
    let width = bounds.width > 0 ? bounds.width : naturalContentSize.width
    for (guide, frame) in zip(guides, shownFrames(in: CGSize(width: width, height: bounds.height)))
    {
      guide.place(at: frame)
    }
  }

  // MARK: Layout

  /// The width of the texts in one line, and the height of the content within the view's width.
  open override var intrinsicContentSize: CGSize {
    let natural = naturalContentSize
    return bounds.width > 0 ? contentSize(forWidth: bounds.width) ?? natural : natural
  }

  /// Returns the size of the content within a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arranged(in: size.width).height)
  }

  /// Places the texts and the image, centred vertically.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for (view, frame) in zip([image, text, detail] as [UIView], shownFrames(in: bounds.size)) {
      view.frame = frame
    }
    placeGuides()
  }

  /// The frames of the image and the texts, centred vertically.
  private func shownFrames(in size: CGSize) -> [CGRect] {
    let (frames, height) = arranged(in: size.width)
    let shift = max(((size.height - height) / 2).rounded(), 0)
    return frames.map { $0.offsetBy(dx: 0, dy: shift) }
  }

  private func arranged(in width: CGFloat) -> (frames: [CGRect], height: CGFloat) {
    let margins = content.directionalLayoutMargins
    let picture = imageSize
    let column = imageSpace(for: picture)
    let start =
      margins.leading + (column.width > 0 ? column.width + content.imageToTextPadding : 0)
    let space = max(width - start - margins.trailing, 0)
    func size(_ label: UILabel) -> CGSize {
      label.isHidden ? .zero : label.sizeThatFits(CGSize(width: space, height: 0))
    }
    let (first, second) = (size(text), size(detail))
    let isBeside =
      content.prefersSideBySideTextAndSecondaryText
      && first.width + second.width + content.textToSecondaryTextHorizontalPadding <= space
    let gap = second.height > 0 && !isBeside ? content.textToSecondaryTextVerticalPadding : 0
    let texts = isBeside ? max(first.height, second.height) : first.height + gap + second.height
    let inside = max(texts, column.height)
    let top = margins.top + ((inside - texts) / 2).rounded()
    let detailFrame =
      isBeside
      ? CGRect(
        x: start + space - second.width, y: top + (texts - second.height) / 2, width: second.width,
        height: second.height)
      : CGRect(x: start, y: top + first.height + gap, width: space, height: second.height)
    return (
      [
        CGRect(
          x: margins.leading + ((column.width - picture.width) / 2).rounded(),
          y: margins.top + ((inside - picture.height) / 2).rounded(),
          width: picture.width, height: picture.height),
        CGRect(x: start, y: top, width: isBeside ? first.width : space, height: first.height),
        detailFrame,
      ], inside + margins.top + margins.bottom
    )
  }

  /// The width and height that are reserved for symbols (D).
  private static let standardWidth: CGFloat = 28

  /// Returns the space for an image of a size: what is reserved, or more if the image is larger.
  private func imageSpace(for size: CGSize) -> CGSize {
    guard size.width > 0 else { return .zero }
    let wanted = content.imageProperties.reservedLayoutSize
    let standard = UIListContentConfiguration.ImageProperties.standardDimension
    let isSymbol = content.image?.isSymbolImage == true
    func space(_ wanted: CGFloat, _ own: CGFloat, _ usual: CGFloat) -> CGFloat {
      max(own, wanted == standard ? Self.standardWidth : wanted > 0 ? wanted : usual)
    }
    return CGSize(
      width: space(wanted.width, size.width, isSymbol ? Self.standardWidth : 0),
      height: space(wanted.height, size.height, 0))
  }

  private var imageSize: CGSize {
    let shown = content.image?.preferring(content.imageProperties.preferredSymbolConfiguration)
    guard let size = shown?.size, size.width > 0, size.height > 0 else { return .zero }
    let limit = content.imageProperties.maximumSize
    let scale = min(
      limit.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 ? limit.height / size.height : 1, 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}

extension UIListContentView: WrappingContent {
  /// The priority of views by default.
  package static var verticalHugging: UILayoutPriority { .defaultLow }

  /// The size with each text in one line, unless it has line breaks.
  package var naturalContentSize: CGSize {
    let width = naturalWidth
    return CGSize(width: width, height: arranged(in: width).height)
  }

  /// The height for a width that constraints give the view.
  package func contentSize(forWidth width: CGFloat) -> CGSize? {
    CGSize(width: naturalWidth, height: arranged(in: width).height)
  }

  private var naturalWidth: CGFloat {
    func width(_ label: UILabel) -> CGFloat {
      label.isHidden
        ? 0 : label.sizeThatFits(CGSize(width: CGFloat.infinity, height: 0)).width.rounded(.up)
    }
    let (first, second) = (width(text), width(detail))
    let isBeside = content.prefersSideBySideTextAndSecondaryText && first > 0 && second > 0
    let texts =
      isBeside
      ? first + content.textToSecondaryTextHorizontalPadding + second : max(first, second)
    return textStart + texts + content.directionalLayoutMargins.trailing
  }
}

/// The place of a text or an image, which the view determines.
private final class ContentGuide: UILayoutGuide {
  private var edges: [NSLayoutConstraint] = []

  /// Adds the guide to a view.
  func add(to view: UIView) {
    view.addLayoutGuide(self)
    edges = [
      leftAnchor.constraint(equalTo: view.leftAnchor),
      topAnchor.constraint(equalTo: view.topAnchor),
      widthAnchor.constraint(equalToConstant: 0), heightAnchor.constraint(equalToConstant: 0),
    ]
    NSLayoutConstraint.activate(edges)
  }

  /// Moves the guide to a frame of its view.
  func place(at frame: CGRect) {
    guard owningView != nil else { return }
    for (edge, constant) in zip(edges, [frame.minX, frame.minY, frame.width, frame.height])
    where edge.constant != constant {
      edge.constant = constant
    }
  }
}
