import Foundation
import Geometry

// Light: what is seen through a blur.
//
//   GaussianBlur ── one σ, worked out: how often to halve, which weights
//        │
//      Plane ────── levels on a grid; BlurPasses: the kernels from grid to grid
//        │
//   DisplayShadow, PictureFilter ── what blurs are for; Renderer+Light and +Filters draw them
//
// A σ of 5 and more is blurred on a coarser grid, so that it costs little more than a small one.

/// A Gaussian blur by one σ, in integers: any part of a picture comes out the same as in the whole.
///
/// It stays within a level of the true Gaussian, sampled at the pixels' middles: three boxes, the
/// usual stand-in, are off by up to 2.3 levels along an edge. Small σ are convolved as they are.
/// For large ones the picture is halved with the weights 1 3 3 1 as often as leaves σ at 2.5 or
/// more, convolved there, and spread by cubic B-splines; the convolution leaves out the variance
/// that the other two add. All weights are positive, so that no component exceeds its alpha.
package struct GaussianBlur: Hashable, Sendable {
  /// A larger σ is drawn as this one.
  package static let largest = 256.0

  /// How often the picture is halved.
  package let halvings: Int

  /// The weights of the convolution, from the middle outwards, in 65 536ths. Empty changes nothing.
  package let weights: [UInt16]

  /// The weights of four neighbours on the coarse grid, for each pixel of a cell.
  package let phases: [UInt16]

  /// How far away a pixel may lie that counts.
  package let reach: Int

  /// How far something opaque may be seen: beyond, it counts for less than half a level.
  package let spread: Int

  /// A blur by `sigma` pixels; none where that is not a positive number.
  package init(_ sigma: Double) {
    let sigma = sigma > 0 ? min(sigma, Self.largest) : 0
    var halvings = 0
    while sigma / Double(2 << halvings) >= 2.5 { halvings += 1 }
    self.halvings = halvings
    let size = Double(1 << halvings)
    let added = halvings == 0 ? 0 : (1 - 1 / (size * size)) / 4 + 1.0 / 3
    weights = Self.weights(variance: sigma * sigma / (size * size) - added)
    phases = halvings == 0 ? [] : Self.phases(1 << halvings)
    let radius = max(weights.count - 1, 0)
    reach = halvings == 0 ? radius : (radius + 3) << halvings
    spread = min(reach, Int((3 * sigma).rounded(.up)) + 1)
  }

  /// Whether a picture stays as it is.
  package var isNone: Bool { weights.isEmpty }

  /// The Gaussian sampled out to 3.2 σ, so that its sum is 65 536.
  private static func weights(variance: Double) -> [UInt16] {
    guard variance > 0 else { return [] }
    let radius = Int((3.2 * variance.squareRoot()).rounded(.up))
    let values = (0...radius).map { Maths.exponential(-Double($0 * $0) / (2 * variance)) }
    let sum = values.reduce(-1) { $0 + 2 * $1 }
    var weights = values.map { Int(($0 / sum * 65_536).rounded()) }
    while weights.count > 1, weights.last == 0 { weights.removeLast() }
    weights[0] = 65_536 - 2 * weights.dropFirst().reduce(0, +)
    return weights.count > 1 ? weights.map { UInt16($0) } : []
  }

  /// Cubic B-splines: for each of `count` pixels in a cell the weights of the four cells around it,
  /// from the left. The second half mirrors the first, to the bit.
  private static func phases(_ count: Int) -> [UInt16] {
    let first = (0..<count / 2).map { index -> [UInt16] in
      let t = (Double(index) + 0.5) / Double(count) + 0.5
      let rest = 1 - t
      let outer = [rest * rest * rest / 6, t * t * t / 6].map { Int(($0 * 65_536).rounded()) }
      let second = Int(((3 * t * t * t - 6 * t * t + 4) / 6 * 65_536).rounded())
      return [outer[0], second, 65_536 - outer[0] - outer[1] - second, outer[1]].map { UInt16($0) }
    }
    return first.flatMap { $0 } + first.reversed().flatMap { $0.reversed() }
  }
}

extension PixelRect {
  /// This rectangle with so much more on each side.
  package func grown(by margin: Int) -> PixelRect {
    PixelRect(
      left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }
}
