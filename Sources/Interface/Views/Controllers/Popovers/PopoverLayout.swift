import Foundation
import Geometry
import Layers

/// The place and the shape of a popover.
struct PopoverLayout {
  static let radius: CGFloat = 13
  static let arrowHeight: CGFloat = 13
  static let arrowBase: CGFloat = 37

  private(set) var direction = UIPopoverArrowDirection(rawValue: 0)
  /// The frame with the arrow, in the container.
  private(set) var frame = CGRect.zero
  /// The middle of the arrow along its side of the frame.
  private(set) var arrowPosition: CGFloat = 0

  /// Places content of a size at a rectangle: on the first permitted side where it fits, or on the
  /// largest one.
  init(
    _ size: CGSize, at anchor: CGRect, _ permitted: UIPopoverArrowDirection, in area: CGRect
  ) {
    let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter {
      permitted.contains($0)
    }
    func space(_ side: UIPopoverArrowDirection) -> CGRect {
      let gap = Self.arrowHeight
      var rect = area
      switch side {
      case .up: rect.origin.y = max(anchor.maxY + gap, area.minY)
      case .left: rect.origin.x = max(anchor.maxX + gap, area.minX)
      case .down: rect.size.height = min(anchor.minY - gap, area.maxY) - area.minY
      default: rect.size.width = min(anchor.minX - gap, area.maxX) - area.minX
      }
      if side == .up { rect.size.height = area.maxY - rect.minY }
      if side == .left { rect.size.width = area.maxX - rect.minX }
      // A negative size would be measured as a positive one.
      let (width, height) = (max(rect.size.width, 0), max(rect.size.height, 0))
      return CGRect(x: rect.origin.x, y: rect.origin.y, width: width, height: height)
    }
    let fitting = sides.first {
      space($0).width >= size.width && space($0).height >= size.height
    }
    let largest = sides.max { space($0).visible(size) < space($1).visible(size) }
    guard let side = fitting ?? largest else {
      frame = Self.body(size, at: anchor, in: area)
      return
    }
    direction = side
    var body = Self.body(size, at: anchor, in: space(side))
    switch side {
    case .up: body.origin.y = space(side).minY
    case .down: body.origin.y = space(side).maxY - body.height
    case .left: body.origin.x = space(side).minX
    default: body.origin.x = space(side).maxX - body.width
    }
    frame = body.inset(by: contentInsets.negative)
    let edge = Self.radius + Self.arrowBase / 2
    let (middle, length) =
      isVertical
      ? (anchor.midX - frame.minX, frame.width) : (anchor.midY - frame.minY, frame.height)
    arrowPosition = min(max(middle, edge), max(length - edge, edge))
  }

  /// Returns a rectangle of a size in the middle of another one, as far as it is in an area.
  private static func body(_ size: CGSize, at anchor: CGRect, in area: CGRect) -> CGRect {
    let (width, height) = (min(size.width, area.width), min(size.height, area.height))
    let x = min(max(anchor.midX - width / 2, area.minX), area.maxX - width)
    let y = min(max(anchor.midY - height / 2, area.minY), area.maxY - height)
    return CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height)
  }

  private var isVertical: Bool { direction == .up || direction == .down }

  /// The part of the frame that the arrow takes.
  var contentInsets: UIEdgeInsets {
    let height = Self.arrowHeight
    return UIEdgeInsets(
      top: direction == .up ? height : 0, left: direction == .left ? height : 0,
      bottom: direction == .down ? height : 0, right: direction == .right ? height : 0)
  }

  /// The shape, in the frame's coordinates.
  var path: UIBezierPath {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let body = bounds.inset(by: contentInsets)
    let path = UIBezierPath(roundedRect: body, cornerRadius: Self.radius)
    guard direction.rawValue != 0 else { return path }
    // The arrow, upwards from the origin, and with an overlap of half a point.
    let (base, height) = (Self.arrowBase / 2, Self.arrowHeight)
    let arrow = UIBezierPath()
    arrow.move(to: CGPoint(x: -base, y: 0.5))
    arrow.addLine(to: CGPoint(x: -base, y: 0))
    arrow.addCurve(
      to: CGPoint(x: 0, y: -height), controlPoint1: CGPoint(x: -base / 2, y: 0),
      controlPoint2: CGPoint(x: -base / 4, y: -height))
    arrow.addCurve(
      to: CGPoint(x: base, y: 0), controlPoint1: CGPoint(x: base / 4, y: -height),
      controlPoint2: CGPoint(x: base / 2, y: 0))
    arrow.addLine(to: CGPoint(x: base, y: 0.5))
    arrow.close()
    switch direction {
    case .up: arrow.apply(CGAffineTransform(translationX: arrowPosition, y: body.minY))
    case .down:
      arrow.apply(
        CGAffineTransform(translationX: arrowPosition, y: body.maxY).rotated(by: .pi))
    case .left:
      arrow.apply(
        CGAffineTransform(translationX: body.minX, y: arrowPosition).rotated(by: -.pi / 2))
    default:
      arrow.apply(
        CGAffineTransform(translationX: body.maxX, y: arrowPosition).rotated(by: .pi / 2))
    }
    path.append(arrow)
    return path
  }
}

extension CGRect {
  /// The area in which content of a size is visible.
  fileprivate func visible(_ size: CGSize) -> CGFloat {
    min(width, size.width) * min(height, size.height)
  }
}

extension UIEdgeInsets {
  fileprivate var negative: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}
