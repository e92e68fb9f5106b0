import Drawing
import Foundation
import Geometry
import Layers
import ViewText
import Views

/// The drawing of keys in one appearance.
struct KeyColors {
  let text: UIColor
  let key: UIColor
  let function: UIColor
  let shadow: UIColor

  init(isDark: Bool) {
    text = isDark ? .white : .black
    key = isDark ? UIColor(white: 0.42, alpha: 1) : .white
    function =
      isDark
      ? UIColor(white: 0.27, alpha: 1) : UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1)
    shadow =
      isDark
      ? UIColor(white: 0.1, alpha: 1) : UIColor(red: 0.54, green: 0.54, blue: 0.55, alpha: 1)
  }

  /// Fills a key and its shadow.
  func fill(_ kind: KeyboardKey, in frame: CGRect, isUppercase: Bool, isPressed: Bool) {
    let (fill, _) = colors(of: kind, isUppercase: isUppercase, isPressed: isPressed)
    shadow.setFill()
    UIBezierPath(roundedRect: frame.offsetBy(dx: 0, dy: 1), cornerRadius: 5).fill()
    fill.setFill()
    UIBezierPath(roundedRect: frame, cornerRadius: 5).fill()
  }

  private func colors(
    of kind: KeyboardKey, isUppercase: Bool, isPressed: Bool
  ) -> (fill: UIColor, ink: UIColor) {
    if case .enter(let type) = kind, type != .default {
      return isPressed ? (key, text) : (.systemBlue, .white)
    }
    if kind == .shift, isUppercase { return (.white, .black) }
    return (kind.isFunction != isPressed ? function : key, text)
  }

  /// Draws what is on a key.
  func drawTitle(of kind: KeyboardKey, in frame: CGRect, isUppercase: Bool, isPressed: Bool) {
    let (_, ink) = colors(of: kind, isUppercase: isUppercase, isPressed: isPressed)
    switch kind {
    case .character(let text):
      draw(isUppercase ? text.uppercased() : text, 24, ink, in: frame)
    case .digit(let digit, let letters):
      let lift: CGFloat = letters.isEmpty ? 0 : 6
      draw(digit, 25, ink, in: frame.offsetBy(dx: 0, dy: -lift))
      draw(letters, 10, ink, in: frame.offsetBy(dx: 0, dy: 13), kern: 2)
    case .space: draw("space", 16, ink, in: frame)
    case .enter(let type): draw(type.title, 16, ink, in: frame)
    case .letters: draw("ABC", 16, ink, in: frame)
    case .symbols: draw("123", 16, ink, in: frame)
    case .shift: drawShift(in: frame, ink, isFilled: isUppercase)
    case .delete: drawDelete(in: frame, ink)
    case .blank: break
    }
  }

  private func draw(
    _ text: String, _ size: CGFloat, _ color: UIColor, in frame: CGRect, kern: CGFloat = 0
  ) {
    let string = NSAttributedString(
      string: text,
      attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: color, .kern: kern])
    let bounds = string.size()
    string.draw(
      at: CGPoint(x: frame.midX - (bounds.width - kern) / 2, y: frame.midY - bounds.height / 2))
  }

  private func drawShift(in frame: CGRect, _ color: UIColor, isFilled: Bool) {
    let path = UIBezierPath()
    let corners: [(CGFloat, CGFloat)] = [
      (0, -9), (9, 0), (4.5, 0), (4.5, 7.5), (-4.5, 7.5), (-4.5, 0), (-9, 0),
    ]
    for (index, corner) in corners.enumerated() {
      let point = CGPoint(x: frame.midX + corner.0, y: frame.midY + corner.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    path.lineWidth = 1.5
    path.lineJoinStyle = .round
    color.set()
    if isFilled { path.fill() }
    path.stroke()
  }

  private func drawDelete(in frame: CGRect, _ color: UIColor) {
    let (x, y) = (frame.midX, frame.midY)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: x - 11, y: y))
    for corner in [(-4.5, -7.5), (10.5, -7.5), (10.5, 7.5), (-4.5, 7.5)] {
      path.addLine(to: CGPoint(x: x + corner.0, y: y + corner.1))
    }
    path.close()
    for sign in [-1.0, 1] {
      path.move(to: CGPoint(x: x - 0.5, y: y - 3.5 * sign))
      path.addLine(to: CGPoint(x: x + 6.5, y: y + 3.5 * sign))
    }
    path.lineWidth = 1.5
    path.lineJoinStyle = .round
    path.lineCapStyle = .round
    color.setStroke()
    path.stroke()
  }
}

extension UIReturnKeyType {
  /// The text of the Return key, in English.
  fileprivate var title: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google, .yahoo, .search: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "Emergency Call"
    case .continue: "continue"
    }
  }
}
