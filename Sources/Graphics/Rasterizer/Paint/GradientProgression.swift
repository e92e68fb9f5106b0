import Foundation
import Geometry
import Raster

/// The geometry of a gradient, in coordinates in which it is simple.
enum GradientProgression {
  /// The location is u.
  case axial
  /// The location is the distance from the origin, times `sign`, minus `offset`.
  case concentric(offset: Float, sign: Float)
  case circles(GradientCircles)
  /// Clockwise around the origin, from `turn` in 0..<1, a fraction of a full turn.
  case conic(turn: Float)

  /// Whether every pixel has a location.
  var reachesAll: Bool { if case .circles = self { false } else { true } }

  /// Returns the geometry, and the transform from the gradient's own coordinates to the simple
  /// ones; nil if the gradient has no length.
  static func unit(of gradient: Gradient) -> (GradientProgression, CGAffineTransform)? {
    switch gradient.kind {
    case .axial(let start, let end):
      let (x, y) = (end.x - start.x, end.y - start.y)
      let square = x * x + y * y
      guard square > 0, square.isFinite else { return nil }
      return (
        .axial,
        CGAffineTransform(
          a: x / square, b: 0, c: y / square, d: 0, tx: -(start.x * x + start.y * y) / square,
          ty: 0)
      )
    case .radial(let start, let end):
      let toStart = CGAffineTransform(translationX: -start.center.x, y: -start.center.y)
      if start.center == end.center {
        let scale = 1 / (end.radius - start.radius)
        guard scale.isFinite else { return nil }
        return (
          .concentric(offset: Float(start.radius * scale), sign: scale < 0 ? -1 : 1),
          toStart.concatenating(CGAffineTransform(scaleX: abs(scale), y: abs(scale)))
        )
      }
      return (.circles(GradientCircles(gradient, start, end)), toStart)
    case .conic(let center, let angle):
      guard angle.isFinite else { return nil }
      let turn = angle / (2 * .pi)
      return (
        .conic(turn: Float(turn - turn.rounded(.down))),
        CGAffineTransform(translationX: -center.x, y: -center.y)
      )
    }
  }

  /// Returns the fraction of a full turn, clockwise from `start` to the direction of a point: 0…1.
  ///
  /// The arc tangent is Hastings' polynomial (Abramowitz and Stegun 4.4.49), accurate to 2 · 10⁻⁸.
  @inline(__always)
  static func turn(_ u: Float, _ v: Float, from start: Float) -> Float {
    let (across, down) = (abs(u), abs(v))
    let isSteep = down > across
    let (low, high) = isSteep ? (across, down) : (down, across)
    let x = low / (high > 0 ? high : 1)
    let s = x * x
    let upper = 0.0429096138 + s * (-0.0161657367 + s * 0.0028662257)
    let middle = -0.1420889944 + s * (0.1065626393 + s * (-0.0752896400 + s * upper))
    let angle = x * (1 + s * (-0.3333314528 + s * (0.1999355085 + s * middle)))
    let eighth = angle * Float(1 / (2 * Double.pi))
    let quarter = isSteep ? 0.25 - eighth : eighth
    let half = u < 0 ? 0.5 - quarter : quarter
    let turn = (v < 0 ? 1 - half : half) - start
    return turn < 0 ? turn + 1 : turn
  }
}

/// Circles whose radius and centre change linearly, starting at the origin.
struct GradientCircles {
  private let centerX, centerY, radius, growth: Double
  private let (drawsBefore, drawsAfter): (Bool, Bool)

  init(_ gradient: Gradient, _ start: Gradient.Circle, _ end: Gradient.Circle) {
    centerX = Double(end.center.x - start.center.x)
    centerY = Double(end.center.y - start.center.y)
    radius = Double(start.radius)
    growth = Double(end.radius) - radius
    drawsBefore = gradient.drawsBeforeStart
    drawsAfter = gradient.drawsAfterEnd
  }

  /// Returns the location of the last circle through a point; NaN if there is none. Circle t has
  /// the radius r + t·growth, which isn't negative, around t·centre, so that a·t² − 2·b·t + c is 0.
  func place(_ x: Double, _ y: Double) -> Double {
    let a = centerX * centerX + centerY * centerY - growth * growth
    let b = x * centerX + y * centerY + radius * growth
    let c = x * x + y * y - radius * radius
    let root = (b * b - a * c).squareRoot()
    // The roots of the quadratic without cancellation: their product is c/a.
    let far = b < 0 ? b - root : b + root
    let (first, second) = (far / a, c / far)
    let isOrdered = first > second || second.isNaN
    let (late, early) = isOrdered ? (first, second) : (second, first)
    return isDrawn(late) ? late : isDrawn(early) ? early : .nan
  }

  private func isDrawn(_ place: Double) -> Bool {
    place.isFinite && radius + place * growth >= 0 && (place >= 0 || drawsBefore)
      && (place <= 1 || drawsAfter)
  }
}
