import Foundation
import Geometry
import Raster
import Rasterizer
import TestSupport
import Testing

/// Small drawings to compare.
enum Shapes {
  /// Returns an ellipse or a rotated rectangle with a random colour.
  static func random(
    _ width: Int, _ height: Int, using random: inout SeededGenerator
  ) -> DisplayItem {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let box = CGRect(
      x: number(-10...Double(width)), y: number(-10...Double(height)), width: number(2...40),
      height: number(2...40))
    let color = Color(
      red: number(0...1), green: number(0...1), blue: number(0...1),
      alpha: number(0...1) < 0.7 ? 1 : 0.5)
    var path = Path()
    if Bool.random(using: &random) { path.addEllipse(in: box) } else { path.addRect(box) }
    let turn = CGAffineTransform(rotationAngle: number(0...0.5))
    return .fill(.path(path, .winding), .affine(turn), .color(color))
  }

  /// Draws shapes on a background, shifted to the right.
  static func picture(
    _ width: Int, _ height: Int, _ items: [DisplayItem], on background: Color = .white,
    moved: Double = 0
  ) throws -> Bitmap {
    var renderer = Renderer()
    let list = DisplayList(
      width: width, height: height, background: background,
      items: items.map { $0.applying(CGAffineTransform(translationX: moved, y: 0)) })
    let bitmap = renderer.render(list)
    return try #require(bitmap)
  }
}

extension Color {
  static let white = Color(red: 1, green: 1, blue: 1)
  static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
}
