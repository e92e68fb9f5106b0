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
  var symbolConfiguration: UIImage.SymbolConfiguration?
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
    let area = content.inset(by: insets)
    var size = CGSize(
      width: min(imageSize.width, max(area.width, 0)),
      height: min(imageSize.height, max(area.height, 0)))
    let title = titleWidth(max(area.width - size.width, 0))
    if vertical == .fill { size.height = max(area.height, 0) }
    if horizontal == .fill, title == 0 { size.width = max(area.width, 0) }
    let start = start(of: size.width + title, in: area)
    return CGRect(
      x: (isRightToLeft ? start + title : start).rounded(), y: top(of: size.height, in: area),
      width: size.width, height: size.height)
  }

  /// Returns the title's frame; `size` returns the title's size within a given width.
  func title(_ insets: UIEdgeInsets, size: (CGFloat) -> CGSize) -> CGRect {
    let area = content.inset(by: insets)
    let image = min(imageSize.width, max(area.width, 0))
    var title = size(max(area.width - image, 0))
    guard title.width > 0 else { return .zero }
    title.width = min(title.width, max(area.width - image, 0))
    title.height = min(title.height, max(area.height, 0))
    if horizontal == .fill { title.width = max(area.width - image, 0) }
    if vertical == .fill { title.height = max(area.height, 0) }
    let start = start(of: image + title.width, in: area)
    return CGRect(
      x: (isRightToLeft ? start : start + image).rounded(), y: top(of: title.height, in: area),
      width: title.width, height: title.height)
  }

  private func start(of width: CGFloat, in area: CGRect) -> CGFloat {
    switch horizontal {
    case .left, .leading, .fill: area.minX
    case .right, .trailing: area.maxX - width
    case .center: area.midX - width / 2
    }
  }

  private func top(of height: CGFloat, in area: CGRect) -> CGFloat {
    switch vertical {
    case .top, .fill: area.minY
    case .bottom: area.maxY - height
    case .center: (area.midY - height / 2).rounded()
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
  /// The image as system buttons show it: a template unless its rendering mode is set. Symbols are
  /// templates already.
  var asTemplate: UIImage {
    renderingMode == .automatic && !isSymbolImage ? withRenderingMode(.alwaysTemplate) : self
  }
}
