import Foundation
import ViewText
import Views

/// The layout of a configured button's image, title and subtitle: their sizes within a width, and
/// their frames.
struct ConfiguredRow {
  private let image, title, subtitle: CGSize
  private let placement: NSDirectionalRectEdge
  private let isRightToLeft: Bool
  /// The gaps between image and text, and between title and subtitle.
  private let gap, titleGap: CGFloat

  init(_ configuration: UIButton.Configuration, _ button: UIButton, width: CGFloat) {
    placement = configuration.imagePlacement
    isRightToLeft = button.isRightToLeft
    image =
      configuration.showsActivityIndicator
      ? UIActivityIndicatorView(style: .medium).intrinsicContentSize
      : button.shownImage?.size ?? .zero
    let isBeside = placement == .leading || placement == .trailing
    let second = configuration.attributedSubtitle != nil || configuration.subtitle != nil
    let hasTitle = button.titleLabel?.text?.isEmpty == false
    gap = image.width > 0 && (hasTitle || second) ? configuration.imagePadding : 0
    titleGap = hasTitle && second ? configuration.titlePadding : 0
    let area = isBeside ? max(width - image.width - gap, 0) : width
    func size(of label: UILabel?) -> CGSize {
      let size = label?.sizeThatFits(CGSize(width: area, height: 0)) ?? .zero
      return CGSize(width: min(size.width, area), height: size.height)
    }
    title = hasTitle ? size(of: button.titleLabel) : .zero
    subtitle = second ? size(of: button.subtitleLabel) : .zero
  }

  private var text: CGSize {
    CGSize(
      width: max(title.width, subtitle.width), height: title.height + titleGap + subtitle.height)
  }

  private var isBeside: Bool { placement == .leading || placement == .trailing }

  /// The size of the whole row.
  var size: CGSize {
    isBeside
      ? CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
      : CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
  }

  /// Returns the frames in a rectangle.
  func frames(
    in area: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment
  ) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let all = frame(size, in: area, horizontal, vertical)
    let imageIsFirst = isBeside ? (placement == .leading) != isRightToLeft : placement == .top
    var (picture, words) = (all, all)
    if isBeside {
      picture = CGRect(
        x: imageIsFirst ? all.minX : all.maxX - image.width,
        y: (all.midY - image.height / 2).rounded(), width: image.width, height: image.height)
      words = CGRect(
        x: imageIsFirst ? all.minX + image.width + gap : all.minX,
        y: (all.midY - text.height / 2).rounded(), width: all.width - image.width - gap,
        height: text.height)
    } else {
      picture = CGRect(
        x: (all.midX - image.width / 2).rounded(),
        y: imageIsFirst ? all.minY : all.maxY - image.height, width: image.width,
        height: image.height)
      words = CGRect(
        x: all.minX, y: imageIsFirst ? all.minY + image.height + gap : all.minY, width: all.width,
        height: text.height)
    }
    return (
      picture, CGRect(x: words.minX, y: words.minY, width: words.width, height: title.height),
      CGRect(
        x: words.minX, y: words.minY + title.height + titleGap, width: words.width,
        height: subtitle.height)
    )
  }

  private func frame(
    _ size: CGSize, in area: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment
  ) -> CGRect {
    let width = horizontal == .fill ? area.width : size.width
    let x: CGFloat =
      switch horizontal {
      case .left, .leading, .fill: area.minX
      case .right, .trailing: area.maxX - width
      case .center: (area.midX - width / 2).rounded()
      }
    let y: CGFloat =
      switch vertical {
      case .top: area.minY
      case .bottom: area.maxY - size.height
      case .center, .fill: (area.midY - size.height / 2).rounded()
      }
    return CGRect(x: x, y: y, width: width, height: size.height)
  }
}
