import Foundation
import Geometry
import Raster
import Rasterizer

/// A gradient by its definition, in Double: the colour of each pixel is the one at its centre.
///
/// `GradientPaint` computes in Float, so results can differ if a component is at a threshold of the
/// dither or a location is at an abrupt change of the colour.
struct ReferenceGradient {
  let gradient: Gradient
  let inverse: Projection

  /// Creates a gradient; nil if nothing is drawn.
  init?(_ gradient: Gradient, _ projection: Projection) {
    guard !gradient.stops.isEmpty, gradient.transform.determinant != 0,
      let inverse = projection.inverted?.concatenating(gradient.transform.inverted())
    else { return nil }
    self.gradient = gradient
    self.inverse = inverse
  }

  /// Returns the colour in column `x` of row `y`, rounded after the dither is added.
  func pixel(x: Int, y: Int) -> Pixel {
    let noise = Double(OrderedDither.offset(x: x, y: y))
    let color = color(x: x, y: y)
    if isEven(x: x, y: y) { return color.pixel }
    func level(_ value: Double) -> UInt8 {
      UInt8(min(max((value * color.alpha * 255 + noise).rounded(), 0), 255))
    }
    return Pixel(
      red: level(color.red), green: level(color.green), blue: level(color.blue), alpha: level(1))
  }

  /// Returns the exact colour, before rounding.
  func color(x: Int, y: Int) -> Color {
    guard let location = location(x: x, y: y) else { return .clear }
    return color(at: location)
  }

  private func isEven(x: Int, y: Int) -> Bool {
    guard let location = location(x: x, y: y), let (first, second) = neighbours(of: location) else {
      return true
    }
    return first.color == second.color
  }

  private func color(at location: Double) -> Color {
    let stops = gradient.stops
    if location < 0, !gradient.drawsBeforeStart { return .clear }
    if location > 1, !gradient.drawsAfterEnd { return .clear }
    guard let (first, second) = neighbours(of: location) else {
      return location < stops[0].location ? stops[0].color : stops[stops.count - 1].color
    }
    let fraction = (location - first.location) / (second.location - first.location)
    func mix(_ path: KeyPath<Color, Double>) -> Double {
      first.color[keyPath: path] * (1 - fraction) + second.color[keyPath: path] * fraction
    }
    return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }

  /// Returns the stops on both sides of a location; nil before the first and after the last.
  private func neighbours(of location: Double) -> (Gradient.Stop, Gradient.Stop)? {
    zip(gradient.stops, gradient.stops.dropFirst()).first {
      $0.location <= location && location < $1.location
    }
  }

  private func location(x: Int, y: Int) -> Double? {
    let center = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
    switch gradient.kind {
    case .axial(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      guard square > 0 else { return nil }
      return ((center.x - start.x) * dx + (center.y - start.y) * dy) / square
    case .radial(let start, let end):
      return location(center, start, end).map { Double($0) }
    case .conic(let middle, let angle):
      let direction = Maths.arcTangent(y: center.y - middle.y, x: center.x - middle.x)
      let turn = (direction - angle) / (2 * .pi)
      return turn - turn.rounded(.down)
    }
  }

  /// Returns the greatest t for which circle t passes through the point, by the quadratic formula.
  private func location(
    _ point: CGPoint, _ start: Gradient.Circle, _ end: Gradient.Circle
  ) -> CGFloat? {
    let (x, y) = (point.x - start.center.x, point.y - start.center.y)
    let (dx, dy) = (end.center.x - start.center.x, end.center.y - start.center.y)
    let growth = end.radius - start.radius
    let a = dx * dx + dy * dy - growth * growth
    let b = x * dx + y * dy + start.radius * growth
    let c = x * x + y * y - start.radius * start.radius
    let root = (b * b - a * c).squareRoot()
    let roots = a == 0 ? [c / (2 * b)] : [(b + root) / a, (b - root) / a]
    return roots.filter {
      $0.isFinite && start.radius + $0 * growth >= 0 && ($0 >= 0 || gradient.drawsBeforeStart)
        && ($0 <= 1 || gradient.drawsAfterEnd)
    }.max()
  }
}
