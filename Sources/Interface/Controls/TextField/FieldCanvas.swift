import Drawing
import Foundation
import Layers
import ViewText
import Views

/// A view that draws a part of the text field around it: the border, or the text or placeholder with
/// the caret.
///
/// On iOS, inner views draw them too: they stay visible in a subclass that overrides `draw(_:)`, and
/// lie above what the subclass draws there. While the width is animated, the border is stretched, and
/// the text keeps its size.
final class FieldCanvas: UIView {
  enum Part { case border, text }

  private let part: Part

  init(_ part: Part) {
    self.part = part
    super.init(frame: .zero)
    contentMode = part == .border ? .redraw : .left
    layer.needsDisplayOnBoundsChange = true
    isOpaque = false
    isUserInteractionEnabled = false
    // Its size changes together with the field's, in animation blocks too.
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// Keeps the text at the edge at which it is aligned.
  func adopt(_ alignment: NSTextAlignment) {
    guard part == .text else { return }
    let mode: UIView.ContentMode =
      switch alignment {
      case .center: .center
      case .right: .right
      case .left, .justified, .natural: .left
      }
    guard contentMode != mode else { return }
    contentMode = mode
    layer.needsDisplayOnBoundsChange = true
  }

  override func draw(_ rect: CGRect) {
    guard let field = superview as? UITextField else { return }
    UIGraphicsGetCurrentContext()?.translateBy(x: -frame.minX, y: -frame.minY)
    if part == .border { field.drawBorder() } else { field.drawContent() }
  }
}
