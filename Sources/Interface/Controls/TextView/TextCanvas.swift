import Drawing
import Foundation
import Geometry
import Layers
import ViewText
import Views

/// The part of a text view that shows its text, and scrolls with it.
final class TextCanvas: UIView {
  /// The text; nil for none.
  var text: DrawnText? { didSet { setNeedsDisplay() } }
  /// The position of the text.
  var origin = CGPoint.zero { didSet { setNeedsDisplay() } }
  /// The insertion line, relative to the text; nil for none.
  var caret: CGRect? { didSet { setNeedsDisplay() } }

  /// Creates a canvas without a size.
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    if let text { UIGraphicsGetCurrentContext()?.draw(text.items(at: origin)) }
    guard let caret else { return }
    tintColor.resolvedColor(with: traitCollection).setFill()
    UIBezierPath(roundedRect: caret.offsetBy(dx: origin.x, dy: origin.y), cornerRadius: 1).fill()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if caret != nil { setNeedsDisplay() }
  }
}
