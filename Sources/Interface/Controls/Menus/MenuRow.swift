import Foundation
import Geometry
import Layers
import ViewText
import Views

/// An element of a menu: a title with a subtitle, a mark on the leading side and an image on the trailing
/// one.
final class MenuRow: UIView {
  let element: UIMenuElement
  /// The menu that contains the element.
  let menu: UIMenu
  private let isCell: Bool
  private let hasMarks: Bool
  private let title = UILabel()
  private let subtitle = UILabel()
  private let icon = UIImageView()
  private let mark = UIImageView()

  /// Creates the row of an element.
  init(_ element: UIMenuElement, of section: MenuSection, hasMarks: Bool, isHeader: Bool = false) {
    self.element = element
    self.hasMarks = hasMarks
    menu = section.menu
    if case .cells(_, let titled) = section.arrangement {
      isCell = true
      title.isHidden = !titled
    } else {
      isCell = false
    }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for part in [mark, title, subtitle, icon] { addSubview(part) }
    title.text = element.title
    title.font = isCell ? MenuMetrics.cellFont : MenuMetrics.titleFont
    if isHeader { title.font = .systemFont(ofSize: 17, weight: .semibold) }
    title.textAlignment = isCell ? .center : .natural
    title.numberOfLines = isCell ? 1 : menu.displayPreferences?.maximumNumberOfTitleLines ?? 0
    subtitle.text = element.subtitle
    subtitle.font = MenuMetrics.subtitleFont
    subtitle.numberOfLines = 0
    subtitle.isHidden = isCell || element.subtitle?.isEmpty ?? true
    show(isHeader)
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ isHeader: Bool) {
    let attributes = element.menuAttributes
    let color: UIColor =
      attributes.contains(.disabled)
      ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
    title.textColor = color
    subtitle.textColor = attributes.contains(.disabled) ? .tertiaryLabel : .secondaryLabel
    let selected = element.shownState == .on ? (element as? UIAction)?.selectedImage : nil
    if let image = selected ?? element.image {
      icon.image =
        (image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image)
        .preferring(UIImage.SymbolConfiguration(textStyle: .body, scale: .large))
      icon.tintColor = color
      icon.contentMode = .scaleAspectFit
    }
    if let name = markName(isHeader) {
      mark.image = UIImage(
        systemName: name,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
      mark.tintColor = color
      mark.contentMode = .center
    }
    if isCell, element.shownState == .on { icon.tintColor = tintColor }
  }

  private func markName(_ isHeader: Bool) -> String? {
    if element is UIMenu { return isHeader ? "chevron.down" : "chevron.right" }
    return switch element.shownState {
    case .on: "checkmark"
    case .mixed: "minus"
    case .off: nil
    }
  }

  /// Whether the row can be chosen.
  var isEnabled: Bool { !element.menuAttributes.contains(.disabled) }

  /// Whether a finger is on the row.
  var isHighlighted = false {
    didSet { backgroundColor = isHighlighted ? MenuMetrics.highlightColor : nil }
  }

  // MARK: Layout

  private var textInset: CGFloat { hasMarks ? MenuMetrics.markedInset : MenuMetrics.inset }

  private func textWidth(_ width: CGFloat) -> CGFloat {
    let trailing = icon.image == nil ? MenuMetrics.inset : 2 * MenuMetrics.imageMiddle
    return max(width - textInset - trailing, 0)
  }

  private func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
    label.isHidden
      ? 0 : label.sizeThatFits(CGSize(width: width, height: .infinity)).height.rounded(.up)
  }

  /// Returns the height with a width.
  func height(for width: CGFloat) -> CGFloat {
    if isCell { return title.isHidden ? MenuMetrics.rowHeight : MenuMetrics.titledCellHeight }
    let inner = textWidth(width)
    let texts = height(of: title, inner) + height(of: subtitle, inner)
    return max(texts + MenuMetrics.padding, MenuMetrics.rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isCell { return layoutCell() }
    let width = textWidth(bounds.width)
    let heights = (height(of: title, width), height(of: subtitle, width))
    let y = ((bounds.height - heights.0 - heights.1) / 2).rounded()
    title.frame = leading(textInset, y, width, heights.0)
    subtitle.frame = leading(textInset, y + heights.0, width, heights.1)
    mark.frame = leading(0, 0, MenuMetrics.markedInset, bounds.height)
    let size = imageSize
    icon.frame = leading(
      bounds.width - MenuMetrics.imageMiddle - size.width / 2, (bounds.height - size.height) / 2,
      size.width, size.height)
  }

  private func layoutCell() {
    let size = imageSize
    let text = height(of: title, bounds.width)
    let y = ((bounds.height - size.height - (text > 0 ? text + 6 : 0)) / 2).rounded()
    icon.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: y, width: size.width, height: size.height)
    title.frame = CGRect(x: 4, y: y + size.height + 6, width: bounds.width - 8, height: text)
  }

  /// The size of the image: that of a symbol, or at most `imageSide`.
  private var imageSize: CGSize {
    guard let image = icon.image else { return .zero }
    let longer = max(image.size.width, image.size.height)
    guard !image.isSymbolImage, longer > MenuMetrics.imageSide else { return image.size }
    let scale = MenuMetrics.imageSide / longer
    return CGSize(width: image.size.width * scale, height: image.size.height * scale)
  }

  /// Returns a rectangle that begins at a distance from the leading edge.
  private func leading(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(
      x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
  }
}
