import Foundation
import Geometry
import Layers
import Views

/// A sign that the system draws in a cell: an accessory or an editing control.
final class CellGlyph: UIView {
  enum Kind {
    case chevron, checkmark, detail, detailAndChevron, delete, insert, selected, unselected
  }

  let kind: Kind
  /// Called when the sign is tapped, if it is a button.
  var tapped: ((Kind) -> Void)?

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: kind)))
    isOpaque = false
    contentMode = .redraw
    isUserInteractionEnabled = isButton
  }

  required init?(coder: NSCoder) { nil }

  /// The sizes of the chevron and the checkmark are measured (O6.15 in docs/measured.md).
  private static func size(of kind: Kind) -> CGSize {
    switch kind {
    case .chevron: CGSize(width: 10.5, height: 14)
    case .checkmark: CGSize(width: 19, height: 18)
    case .detail: CGSize(width: 22, height: 22)
    case .detailAndChevron: CGSize(width: 42.5, height: 22)
    case .delete, .insert, .selected, .unselected: CGSize(width: 38, height: 44)
    }
  }

  private var isButton: Bool {
    switch kind {
    case .chevron, .checkmark, .selected, .unselected: false
    case .detail, .detailAndChevron, .delete, .insert: true
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: kind) }

  override func tintColorDidChange() { setNeedsDisplay() }

  /// A button is larger than its sign.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -11, dy: -11).contains(point)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touches.contains(where: { point(inside: $0.location(in: self), with: event) }) else {
      return
    }
    tapped?(kind)
  }

  override func draw(_ rect: CGRect) {
    switch kind {
    case .chevron: drawChevron(right: bounds.maxX)
    case .checkmark: drawCheckmark()
    case .detail: drawDetail()
    case .detailAndChevron:
      drawDetail()
      drawChevron(right: bounds.maxX)
    case .delete: drawEditing(.systemRed, isPlus: false)
    case .insert: drawEditing(.systemGreen, isPlus: true)
    case .unselected:
      stroke(UIBezierPath(ovalIn: circle.insetBy(dx: 0.75, dy: 0.75)), width: 1.5, .tertiaryLabel)
    case .selected: drawSelected()
    }
  }

  private func drawChevron(right: CGFloat) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: right - 7.5, y: bounds.midY - 5.5))
    path.addLine(to: CGPoint(x: right - 2, y: bounds.midY))
    path.addLine(to: CGPoint(x: right - 7.5, y: bounds.midY + 5.5))
    stroke(path, width: 2, .tertiaryLabel)
  }

  private func drawCheckmark() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 3.5, y: 9.5))
    path.addLine(to: CGPoint(x: 7.5, y: 14.5))
    path.addLine(to: CGPoint(x: 15.5, y: 3))
    stroke(path, width: 2, tintColor)
  }

  private func drawDetail() {
    let circle = CGRect(x: 1, y: bounds.midY - 10, width: 20, height: 20)
    stroke(UIBezierPath(ovalIn: circle), width: 1.5, tintColor)
    tintColor.resolvedColor(with: traitCollection).setFill()
    UIBezierPath(ovalIn: CGRect(x: 9.75, y: circle.minY + 4.25, width: 2.5, height: 2.5)).fill()
    let stem = UIBezierPath()
    stem.move(to: CGPoint(x: 9.25, y: circle.minY + 8.75))
    stem.addLine(to: CGPoint(x: 11.25, y: circle.minY + 8.75))
    stem.addLine(to: CGPoint(x: 11.25, y: circle.minY + 15))
    stem.move(to: CGPoint(x: 9, y: circle.minY + 15))
    stem.addLine(to: CGPoint(x: 13.5, y: circle.minY + 15))
    stroke(stem, width: 1.5, tintColor)
  }

  /// The circle of a control for editing.
  private var circle: CGRect {
    CGRect(x: bounds.maxX - 23, y: bounds.midY - 11, width: 22, height: 22)
  }

  private func drawSelected() {
    tintColor.resolvedColor(with: traitCollection).setFill()
    UIBezierPath(ovalIn: circle).fill()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: circle.midX - 5, y: circle.midY + 0.5))
    path.addLine(to: CGPoint(x: circle.midX - 1.5, y: circle.midY + 4.5))
    path.addLine(to: CGPoint(x: circle.midX + 5, y: circle.midY - 4.5))
    stroke(path, width: 2, .white)
  }

  private func drawEditing(_ color: UIColor, isPlus: Bool) {
    let center = CGPoint(x: circle.midX, y: circle.midY)
    color.resolvedColor(with: traitCollection).setFill()
    UIBezierPath(ovalIn: circle).fill()
    let sign = UIBezierPath()
    sign.move(to: CGPoint(x: center.x - 5.5, y: center.y))
    sign.addLine(to: CGPoint(x: center.x + 5.5, y: center.y))
    if isPlus {
      sign.move(to: CGPoint(x: center.x, y: center.y - 5.5))
      sign.addLine(to: CGPoint(x: center.x, y: center.y + 5.5))
    }
    stroke(sign, width: 2, .white)
  }

  private func stroke(_ path: UIBezierPath, width: CGFloat, _ color: UIColor) {
    color.resolvedColor(with: traitCollection).setStroke()
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }
}
