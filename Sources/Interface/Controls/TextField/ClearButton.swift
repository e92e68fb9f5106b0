import Foundation
import Geometry
import Views

/// The clear button at the end of a text field: a cross on a grey disc.
final class ClearButton: UIButton {
  static let side: CGFloat = 19

  override func draw(_ rect: CGRect) {
    UIColor.systemGray3.resolvedColor(with: traitCollection).setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 1.5, dy: 1.5)).fill()
    UIColor.systemBackground.resolvedColor(with: traitCollection).setStroke()
    let cross = bounds.insetBy(dx: bounds.width * 0.35, dy: bounds.height * 0.35)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: cross.minX, y: cross.minY))
    path.addLine(to: CGPoint(x: cross.maxX, y: cross.maxY))
    path.move(to: CGPoint(x: cross.maxX, y: cross.minY))
    path.addLine(to: CGPoint(x: cross.minX, y: cross.maxY))
    path.lineWidth = 1.5
    path.lineCapStyle = .round
    path.stroke()
  }
}
