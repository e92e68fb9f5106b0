import Foundation
import Geometry
import Raster
import Rasterizer
import Testing

/// Colours of small drawings.
extension Color {
  static let black = Color(red: 0, green: 0, blue: 0)
  static let white = Color(red: 1, green: 1, blue: 1)
  static let red = Color(red: 1, green: 0, blue: 0)
  static let green = Color(red: 0, green: 1, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)
}

extension CGAffineTransform {
  /// Returns a clockwise rotation about a point.
  static func turned(_ degrees: Double, about x: Double, _ y: Double) -> CGAffineTransform {
    CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CGAffineTransform(rotationAngle: degrees * .pi / 180))
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Returns a fill, at its position on the canvas.
func fill(_ shape: Shape, _ color: Color, _ transform: CGAffineTransform = .identity)
  -> DisplayItem
{
  .fill(shape, transform, color)
}

func polygon(_ points: [(Double, Double)], _ rule: CGPathFillRule = .winding, isClosed: Bool = true)
  -> Shape
{
  var path = Path()
  for (index, point) in points.enumerated() {
    let point = CGPoint(x: point.0, y: point.1)
    if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
  }
  if isClosed { path.closeSubpath() }
  return .path(path, rule)
}

func drawing(
  _ width: Int, _ height: Int, on background: Color = .black, _ items: [DisplayItem]
) throws -> Bitmap {
  var renderer = Renderer()
  return try renderer.drawing(
    of: DisplayList(width: width, height: height, background: background, items: items))
}

/// Returns a list drawn by a new renderer.
func drawing(of list: DisplayList) throws -> Bitmap {
  var renderer = Renderer()
  return try renderer.drawing(of: list)
}

extension Renderer {
  /// Returns a frame, which must not be nil. (`#require` and `#expect` can't call mutating
  /// methods.)
  mutating func drawing(of list: DisplayList) throws -> Bitmap {
    let bitmap = render(list)
    return try #require(bitmap)
  }
}

/// Returns a shape's coverage as rows of levels.
func coverage(
  _ shape: Shape, _ width: Int, _ height: Int, _ transform: CGAffineTransform = .identity
) -> [[UInt8]] {
  var renderer = Renderer()
  let levels = renderer.coverage(of: shape, .affine(transform), width: width, height: height)
  return (0..<height).map { Array(levels[$0 * width..<($0 + 1) * width]) }
}

/// Returns the sum of a shape's coverage, in pixels.
func area(
  _ shape: Shape, _ width: Int, _ height: Int, _ transform: CGAffineTransform = .identity
) -> Double {
  coverage(shape, width, height, transform).joined().reduce(0) { $0 + Double($1) } / 255
}
