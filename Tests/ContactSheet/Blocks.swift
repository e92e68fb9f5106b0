import Flipbook

// Building blocks of scenes.

extension UIView {
  /// Adds a line of text with its top left corner at `origin`.
  @discardableResult
  func addText(
    _ text: String, _ font: UIFont, _ color: UIColor = Palette.ink, at origin: CGPoint
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    label.sizeToFit()
    label.frame.origin = origin
    addSubview(label)
    return label
  }

  /// Adds text that wraps within `frame`.
  @discardableResult
  func addParagraph(
    _ text: String, _ font: UIFont, _ color: UIColor = Palette.ink, in frame: CGRect
  ) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = font
    label.textColor = color
    label.numberOfLines = 0
    addSubview(label)
    return label
  }

  /// Adds a small line of text at the centre of `frame`.
  func addCaption(_ text: String, _ color: UIColor = Palette.soft, in frame: CGRect) {
    let label = addParagraph(text, .systemFont(ofSize: 9, weight: .medium), color, in: frame)
    label.textAlignment = .center
    label.numberOfLines = 1
    label.adjustsFontSizeToFitWidth = true
  }

  /// Adds a plain view.
  @discardableResult
  func addBox(_ frame: CGRect, _ color: UIColor, radius: CGFloat = 0) -> UIView {
    let box = UIView(frame: frame)
    box.backgroundColor = color
    box.layer.cornerRadius = radius
    addSubview(box)
    return box
  }

  /// Adds a path, filled or stroked.
  @discardableResult
  func addShape(
    _ path: UIBezierPath, fill: UIColor? = nil, stroke: UIColor? = nil, width: CGFloat = 2
  ) -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    shape.fillColor = fill?.cgColor
    shape.strokeColor = stroke?.cgColor
    shape.lineWidth = width
    layer.addSublayer(shape)
    return shape
  }

  /// Adds a view that `body` draws.
  @discardableResult
  func addDrawing(_ frame: CGRect, _ body: @escaping (CGContext, CGRect) -> Void) -> UIView {
    let view = DrawnView(frame: frame)
    view.body = body
    addSubview(view)
    return view
  }

  /// Adds cells in rows of `columns`, each with a caption below it; `fill` adds its content.
  func addCells(
    _ captions: [String], columns: Int, captionColor: UIColor = Palette.soft,
    _ fill: (Int, UIView) -> Void
  ) {
    let (margin, gap, captionHeight) = (CGFloat(14), CGFloat(10), CGFloat(13))
    let rows = (captions.count + columns - 1) / columns
    let width = (bounds.width - 2 * margin + gap) / CGFloat(columns) - gap
    let height = (bounds.height - 2 * margin + gap) / CGFloat(rows) - gap
    for (number, caption) in captions.enumerated() {
      let cell = UIView(
        frame: CGRect(
          x: (margin + CGFloat(number % columns) * (width + gap)).rounded(),
          y: (margin + CGFloat(number / columns) * (height + gap)).rounded(),
          width: width.rounded(.down), height: height.rounded(.down) - captionHeight))
      addSubview(cell)
      fill(number, cell)
      addCaption(
        caption, captionColor,
        in: CGRect(
          x: cell.frame.minX - gap / 2, y: cell.frame.maxY + 1, width: cell.frame.width + gap,
          height: captionHeight))
    }
  }
}

/// A view whose `draw(_:)` is a closure.
final class DrawnView: UIView {
  var body: (CGContext, CGRect) -> Void = { _, _ in } { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { body(context, bounds) }
  }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// The largest square with the same centre.
  var square: CGRect {
    let side = min(width, height)
    return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}

extension CGPoint {
  /// Returns the point at `distance` from this one, in the direction `turns` full turns clockwise
  /// from the right.
  func away(_ distance: CGFloat, turns: CGFloat) -> CGPoint {
    let offset = CGPoint(x: distance, y: 0)
      .applying(CGAffineTransform(rotationAngle: turns * 2 * .pi))
    return CGPoint(x: x + offset.x, y: y + offset.y)
  }
}

extension UIBezierPath {
  /// Returns a star whose first tip points up.
  static func star(
    _ center: CGPoint, radius: CGFloat, tips: Int = 5, inner: CGFloat = 0.45
  ) -> UIBezierPath {
    let path = UIBezierPath()
    for corner in 0..<2 * tips {
      let reach = corner.isMultiple(of: 2) ? radius : radius * inner
      let point = center.away(reach, turns: CGFloat(corner) / CGFloat(2 * tips) - 0.25)
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  /// Returns a five-pointed star drawn in one stroke, with a winding number of 2 at its centre.
  static func pentagram(_ center: CGPoint, radius: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    for tip in 0..<5 {
      let point = center.away(radius, turns: CGFloat(2 * tip) / 5 - 0.25)
      if tip == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  /// Returns a heart that approximately touches the sides of `rect`.
  static func heart(in rect: CGRect) -> UIBezierPath {
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    let path = UIBezierPath()
    path.move(to: at(0.5, 0.98))
    path.addCurve(to: at(0.02, 0.32), controlPoint1: at(0.3, 0.8), controlPoint2: at(0.02, 0.6))
    path.addCurve(to: at(0.5, 0.24), controlPoint1: at(0.02, -0.02), controlPoint2: at(0.4, -0.06))
    path.addCurve(to: at(0.98, 0.32), controlPoint1: at(0.6, -0.06), controlPoint2: at(0.98, -0.02))
    path.addCurve(to: at(0.5, 0.98), controlPoint1: at(0.98, 0.6), controlPoint2: at(0.7, 0.8))
    path.close()
    return path
  }
}
