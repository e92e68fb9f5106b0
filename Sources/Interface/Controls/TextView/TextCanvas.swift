import Foundation
import Geometry
import ViewText
import Views

/// The part of a text view that shows its text, and scrolls with it.
final class TextCanvas: UIView {
  private let container: NSTextContainer
  /// The position of the container.
  var origin = CGPoint.zero { didSet { setNeedsDisplay() } }
  /// The insertion line, relative to the container; nil for none.
  var caret: CGRect? { didSet { setNeedsDisplay() } }

  /// Creates a canvas without a size.
  init(_ container: NSTextContainer) {
    self.container = container
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    if let manager = container.layoutManager {
      let glyphs = manager.glyphRange(for: container)
      manager.drawBackground(forGlyphRange: glyphs, at: origin)
      manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
    }
    guard let caret else { return }
    tintColor.resolvedColor(with: traitCollection).setFill()
    UIBezierPath(roundedRect: caret.offsetBy(dx: origin.x, dy: origin.y), cornerRadius: 1).fill()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if caret != nil { setNeedsDisplay() }
  }
}
