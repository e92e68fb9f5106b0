import Flipbook

/// The shape of a paper scrap. Its picture is white, and the cell colours it.
enum Scrap: CaseIterable {
  case sheet
  case ribbon
  case disc
  case corner

  /// The size in points.
  private var size: CGSize {
    switch self {
    case .sheet: CGSize(width: 22, height: 14)
    case .ribbon: CGSize(width: 34, height: 7)
    case .disc: CGSize(width: 15, height: 15)
    case .corner: CGSize(width: 20, height: 18)
    }
  }

  /// The outline in a square of one point.
  private var outline: UIBezierPath {
    let square = CGRect(x: 0, y: 0, width: 1, height: 1)
    switch self {
    case .sheet: return UIBezierPath(rect: square)
    case .ribbon: return Self.wave
    case .disc: return UIBezierPath(ovalIn: square)
    case .corner:
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0.5, y: 0))
      path.addLine(to: CGPoint(x: 1, y: 1))
      path.addLine(to: CGPoint(x: 0, y: 1))
      path.close()
      return path
    }
  }

  /// A wavy ribbon that is two fifths of the height thick.
  private static var wave: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0.3))
    path.addCurve(
      to: CGPoint(x: 1, y: 0.3), controlPoint1: CGPoint(x: 1.0 / 3, y: -0.7),
      controlPoint2: CGPoint(x: 2.0 / 3, y: 1.3))
    path.addLine(to: CGPoint(x: 1, y: 0.7))
    path.addCurve(
      to: CGPoint(x: 0, y: 0.7), controlPoint1: CGPoint(x: 2.0 / 3, y: 1.7),
      controlPoint2: CGPoint(x: 1.0 / 3, y: -0.3))
    path.close()
    return path
  }

  /// The shape in white at two pixels per point, slightly darker at one end so that rotation is
  /// visible.
  var picture: CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    // A clear border keeps the edges smooth when scraps are rotated.
    let bounds = CGRect(origin: .zero, size: size).insetBy(dx: -0.5, dy: -0.5)
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { drawing in
      let context = drawing.cgContext
      context.scaleBy(x: size.width, y: size.height)
      outline.addClip()
      let shades = [CGColor(gray: 1, alpha: 1), CGColor(gray: 0.78, alpha: 1)]
      guard let shade = CGGradient(colorsSpace: nil, colors: shades as CFArray, locations: nil)
      else { return }
      context.drawLinearGradient(shade, start: .zero, end: CGPoint(x: 1, y: 0), options: [])
    }.cgImage
  }
}
