import Foundation
import Geometry
import Layers
import Views

/// A sign of a bar: a system item of a bar button, or the arrow of the back button. Apple's images
/// aren't available here; these are drawn like them.
final class BarGlyph: UIView {
  enum Sign { case item(UIBarButtonItem.SystemItem), back, dot }

  private let sign: Sign

  /// Creates a sign, 24 points high and wide; the back arrow is 13 points wide.
  init(_ sign: Sign) {
    self.sign = sign
    let width: CGFloat = if case .back = sign { 13 } else { 24 }
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: 24))
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() { setNeedsDisplay() }

  override func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  override func draw(_ rect: CGRect) {
    let color = tintColor.resolvedColor(with: traitCollection)
    color.setStroke()
    color.setFill()
    switch sign {
    case .back: line([(11, 2), (2, 12), (11, 22)], width: 3)
    case .dot: circle(12, 12, 8).fill()
    case .item(let item): draw(item)
    }
  }

  private func draw(_ item: UIBarButtonItem.SystemItem) {
    switch item {
    case .add:
      line([(12, 3), (12, 21)])
      line([(3, 12), (21, 12)])
    case .stop, .close:
      line([(4, 4), (20, 20)])
      line([(20, 4), (4, 20)])
    case .search:
      stroke(circle(10, 10, 6.5))
      line([(15, 15), (21, 21)])
    case .play: shape([(6, 3), (6, 21), (21, 12)])
    case .pause:
      shape([(6, 3), (6, 21), (10, 21), (10, 3)])
      shape([(14, 3), (14, 21), (18, 21), (18, 3)])
    case .rewind:
      shape([(12, 5), (12, 19), (1, 12)])
      shape([(23, 5), (23, 19), (12, 12)])
    case .fastForward:
      shape([(1, 5), (1, 19), (12, 12)])
      shape([(12, 5), (12, 19), (23, 12)])
    case .refresh:
      let arc = UIBezierPath(
        arcCenter: CGPoint(x: 12, y: 12.5), radius: 8, startAngle: -0.4, endAngle: -1.7,
        clockwise: true)
      stroke(arc)
      line([(8.5, 1.5), (12, 4.5), (8.5, 7.5)])
    case .reply:
      line([(9, 5), (3, 11), (9, 17)])
      line([(3, 11), (15, 11), (20, 14), (21, 19)])
    default: drawObject(item)
    }
  }

  private func drawObject(_ item: UIBarButtonItem.SystemItem) {
    switch item {
    case .trash:
      line([(4, 5.5), (20, 5.5)])
      line([(9, 5), (9, 3), (15, 3), (15, 5)])
      line([(5.5, 6), (6.5, 21.5), (17.5, 21.5), (18.5, 6)])
      line([(10, 9.5), (10, 18)])
      line([(14, 9.5), (14, 18)])
    case .action, .pageCurl:
      line([(8.5, 9), (5, 9), (5, 22), (19, 22), (19, 9), (15.5, 9)])
      line([(12, 15), (12, 2)])
      line([(8.5, 5), (12, 1.5), (15.5, 5)])
    case .compose:
      line([(14, 4), (4, 4), (4, 21), (20, 21), (20, 11)])
      line([(10, 15), (21, 3)])
    case .organize:
      line([(2.5, 5), (9, 5), (11, 7.5), (21.5, 7.5), (21.5, 20), (2.5, 20), (2.5, 5)])
    case .bookmarks:
      line([(12, 6), (7, 4), (2.5, 5), (2.5, 20), (7, 19), (12, 21), (12, 6)])
      line([(12, 6), (17, 4), (21.5, 5), (21.5, 20), (17, 19), (12, 21)])
    case .camera:
      line([
        (2, 7), (7, 7), (9, 4), (15, 4), (17, 7), (22, 7), (22, 20), (2, 20), (2, 7),
      ])
      stroke(circle(12, 13, 4))
    default: break
    }
  }

  private func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> UIBezierPath {
    UIBezierPath(
      ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  private func path(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }

  private func line(_ points: [(CGFloat, CGFloat)], width: CGFloat = 1.75) {
    stroke(path(points), width: width)
  }

  private func stroke(_ path: UIBezierPath, width: CGFloat = 1.75) {
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }

  private func shape(_ points: [(CGFloat, CGFloat)]) {
    let path = path(points)
    path.close()
    path.fill()
  }
}
