import Drawing
import Foundation
import Views

/// The view that draws the border, the text or placeholder, and the caret of the text field around
/// it.
///
/// On iOS, inner views draw them too: they stay visible in a subclass that overrides `draw(_:)`, and
/// lie above what the subclass draws there.
final class FieldCanvas: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    isOpaque = false
    isUserInteractionEnabled = false
    // Its size changes together with the field's, in animation blocks too.
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let field = superview as? UITextField else { return }
    UIGraphicsGetCurrentContext()?.translateBy(x: -frame.minX, y: -frame.minY)
    field.drawContent()
  }
}
