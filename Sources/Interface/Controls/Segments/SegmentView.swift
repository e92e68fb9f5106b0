import Drawing
import Foundation
import Layers
import ViewText
import Views

/// A segment of a segmented control: a title or an image.
final class SegmentView: UIView {
  private(set) var title: String?
  private(set) var image: UIImage?
  private(set) var action: UIAction?
  var fixedWidth: CGFloat = 0
  var contentOffset = CGSize.zero
  var isEnabled = true

  private let background = UIImageView()
  private let label = UILabel()
  private let picture = UIImageView()

  init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    clipsToBounds = true
    picture.contentMode = .center
    addSubview(background)
    addSubview(picture)
    addSubview(label)
    if let action { set(action) } else if let image { set(image: image) } else { set(title: title) }
  }

  required init?(coder: NSCoder) { nil }

  func set(title: String?) { (self.title, image) = (title, nil) }

  func set(image: UIImage?) { (self.image, title) = (image, nil) }

  func set(_ action: UIAction) {
    self.action = action
    if let image = action.image { set(image: image) } else { set(title: action.title) }
  }

  /// The width of the title with these attributes, or of the image.
  func contentWidth(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
    if let image { return image.size.width }
    return NSAttributedString(string: title ?? "", attributes: attributes).size().width
  }

  func show(_ attributes: [NSAttributedString.Key: Any], isFaded: Bool) {
    label.attributedText = NSAttributedString(string: title ?? "", attributes: attributes)
    label.textAlignment = .center
    picture.image = image
    picture.tintColor = attributes[.foregroundColor] as? UIColor
    alpha = isFaded ? 0.5 : 1
  }

  /// Shows a background, of which the ends are at the ends of the control only.
  func show(background image: UIImage?, isFirst: Bool, isLast: Bool) {
    background.image = image
    let caps = image?.capInsets ?? .zero
    background.frame = bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: isFirst ? 0 : -caps.left, bottom: 0, right: isLast ? 0 : -caps.right))
  }

  /// Sets the frame, with the content moved by an offset. The title is cut if it is wider than the segment less 8 points.
  func place(in frame: CGRect, movedBy adjustment: UIOffset) {
    self.frame = frame
    let contentOffset = CGSize(
      width: contentOffset.width + adjustment.horizontal,
      height: contentOffset.height + adjustment.vertical)
    let size = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: frame.height))
    let width = min(size.width.rounded(.up), max(frame.width - 8, 0))
    label.frame = CGRect(
      x: ((frame.width - width) / 2).rounded() + contentOffset.width,
      y: ((frame.height - size.height) / 2).rounded() + contentOffset.height, width: width,
      height: size.height)
    picture.frame = bounds.offsetBy(dx: contentOffset.width, dy: contentOffset.height)
  }
}
