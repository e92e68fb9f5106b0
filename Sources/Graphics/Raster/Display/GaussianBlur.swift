import Foundation
import Geometry
import Synchronization

// Effects that use a blur.
//
//   GaussianBlur ── the parameters for one σ: the number of halvings, the weights
//        │
//      Plane ────── levels on a grid; BlurPasses: the kernels from grid to grid
//        │
//   DisplayShadow, PictureFilter ── the effects; Renderer+Shadows and Renderer+Filters draw them
//
// Blurs with a σ of 5 or more are computed on a coarser grid, so that they cost little more than
// small ones.

/// A Gaussian blur with a fixed σ, in integers: any part of a picture has the same result as in the
/// whole.
///
/// The result is within one level of the true Gaussian, sampled at pixel centres. Three box blurs,
/// the usual approximation, deviate by up to 2.3 levels along an edge. Small σ are convolved
/// directly. For larger ones, the picture is halved with the weights 1 3 3 1 as long as σ stays at
/// 2.5 or more, then convolved, and enlarged with cubic B-splines; the convolution's variance is
/// reduced by the variance that the other two steps add. All weights are positive, so no component
/// exceeds its alpha.
package struct GaussianBlur: Hashable, Sendable {
  /// The largest σ; greater values are drawn as this one.
  package static let largest = 256.0

  /// The number of times the picture is halved.
  package let halvings: Int

  /// The weights of the convolution, from the centre outwards, in 65 536ths. Empty if the picture
  /// doesn't change.
  package let weights: [UInt16]

  /// The weights of four neighbours on the coarse grid, for each pixel of a cell.
  package let phases: [UInt16]

  /// The largest distance of a pixel that affects another.
  package let reach: Int

  /// The distance up to which an opaque pixel is visible: beyond, it contributes less than half a
  /// level.
  package let spread: Int

  /// Creates a blur with a σ of `sigma` pixels; it has no effect unless `sigma` is a positive
  /// number.
  package init(_ sigma: Double) {
    let sigma = sigma > 0 ? min(sigma, Self.largest) : 0
    self = Self.known.withLock { known in
      if let blur = known[sigma] { return blur }
      let blur = GaussianBlur(computing: sigma)
      if known.count == 64 { known.removeAll(keepingCapacity: true) }
      known[sigma] = blur
      return blur
    }
  }

  /// Recently used blurs by σ: each band of a frame needs the same ones.
  private static let known = Mutex<[Double: GaussianBlur]>([:])

  private init(computing sigma: Double) {
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

  /// Whether the blur leaves pictures unchanged.
  package var isNone: Bool { weights.isEmpty }

  /// Returns a Gaussian, sampled out to 3.2 σ, with a sum of 65 536.
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

  /// Returns cubic B-splines: for each of `count` pixels in a cell, the weights of the four cells
  /// around it, from the left. The second half mirrors the first exactly.
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
  /// Returns this rectangle extended by `margin` on each side.
  package func grown(by margin: Int) -> PixelRect {
    PixelRect(
      left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }
}
