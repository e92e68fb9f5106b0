import Foundation
import Views

/// The parts of a button's content that are set for one state.
struct ButtonContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
}

/// The image and the title of a button side by side, as `UIButton`'s edge insets lay them out: each
/// is placed as if its own insets applied to both.
struct ButtonRow {
  let content: CGRect
  let imageSize: CGSize
  let horizontal: UIControl.ContentHorizontalAlignment
  let vertical: UIControl.ContentVerticalAlignment
  let isRightToLeft: Bool

  /// Returns the image's frame; `titleWidth` returns the title's width within a given width.
  func image(_ insets: UIEdgeInsets, titleWidth: (CGFloat) -> CGFloat) -> CGRect {
    guard imageSize.width > 0, imageSize.height > 0 else { return .zero }
    let room = content.inset(by: insets)
    var size = CGSize(
      width: min(imageSize.width, max(room.width, 0)),
      height: min(imageSize.height, max(room.height, 0)))
    let title = titleWidth(max(room.width - size.width, 0))
    if vertical == .fill { size.height = max(room.height, 0) }
    if horizontal == .fill, title == 0 { size.width = max(room.width, 0) }
    let start = start(of: size.width + title, in: room)
    return CGRect(
      x: (isRightToLeft ? start + title : start).rounded(), y: top(of: size.height, in: room),
      width: size.width, height: size.height)
  }

  /// Returns the title's frame; `size` returns the title's size within a given width.
  func title(_ insets: UIEdgeInsets, size: (CGFloat) -> CGSize) -> CGRect {
    let room = content.inset(by: insets)
    let image = min(imageSize.width, max(room.width, 0))
    var title = size(max(room.width - image, 0))
    guard title.width > 0 else { return .zero }
    title.width = min(title.width, max(room.width - image, 0))
    title.height = min(title.height, max(room.height, 0))
    if horizontal == .fill { title.width = max(room.width - image, 0) }
    if vertical == .fill { title.height = max(room.height, 0) }
    let start = start(of: image + title.width, in: room)
    return CGRect(
      x: (isRightToLeft ? start : start + image).rounded(), y: top(of: title.height, in: room),
      width: title.width, height: title.height)
  }

  private func start(of width: CGFloat, in room: CGRect) -> CGFloat {
    switch horizontal {
    case .left, .leading, .fill: room.minX
    case .right, .trailing: room.maxX - width
    case .center: room.midX - width / 2
    }
  }

  private func top(of height: CGFloat, in room: CGRect) -> CGFloat {
    switch vertical {
    case .top, .fill: room.minY
    case .bottom: room.maxY - height
    case .center: (room.midY - height / 2).rounded()
    }
  }
}

extension UIView {
  /// Dims a part of a system button immediately on a touch, and restores it within a quarter of a
  /// second: our decision.
  func dim(_ isDimmed: Bool) {
    let alpha: CGFloat = isDimmed ? 0.2 : 1
    guard self.alpha != alpha else { return }
    guard !isDimmed else { return UIView.performWithoutAnimation { self.alpha = alpha } }
    UIView.animate(withDuration: 0.25) { self.alpha = alpha }
  }
}

extension UIImage {
  /// The image as system buttons show it: a template unless its rendering mode is set.
  var asTemplate: UIImage {
    renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
  }
}
