import Foundation
import Geometry

// Light: what is seen through a blur.
//
//   GaussianBlur ── one σ, worked out: how often to halve, which weights
//        │
//      Plane ────── levels on a grid; BlurPasses: the kernels from grid to grid
//        │
//   DisplayShadow, DisplayBackdrop ── what blurs are for; Renderer+Light draws them
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
  let halvings: Int

  /// The weights of the convolution, from the middle outwards, in 65 536ths. Empty changes nothing.
  let weights: [UInt16]

  /// The weights of four neighbours on the coarse grid, for each pixel of a cell.
  let phases: [UInt16]

  /// How far away a pixel may lie that counts.
  let reach: Int

  /// How far something opaque may be seen: beyond, it counts for less than half a level.
  let spread: Int

  /// A blur by `sigma` pixels; none where that is not a positive number.
  init(_ sigma: Double) {
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
  var isNone: Bool { weights.isEmpty }

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

extension GaussianBlur {
  /// What lies outside of a picture.
  enum Edges {
    /// Nothing: all transparent.
    case nothing
    /// The picture's outermost pixels, again and again.
    case repeated
  }

  /// Blurs what `area` shows of the alphas of `picture` for one channel, of all components for four,
  /// and hands on each row's levels. The picture holds the pixels of `own`.
  func forEachRow(
    of area: PixelRect, from picture: Span<UInt32>, _ own: PixelRect, channels: Int, edges: Edges,
    _ body: (_ y: Int, _ levels: Span<UInt8>) -> Void
  ) {
    let fine = halvings == 0 ? area : area.cells(halvings)
    let coarse = fine.grown(by: max(weights.count - 1, 0))
    guard var plane = halved(picture, own, to: coarse, channels: channels, edges: edges) else {
      let row = [UInt8](repeating: 0, count: area.width * channels)
      for y in area.top..<area.bottom { body(y, row.span) }
      return
    }
    plane = BlurPasses.convolvedColumns(plane, weights, left: fine.left, right: fine.right)
    plane = BlurPasses.convolvedRows(plane, weights, top: fine.top, bottom: fine.bottom)
    if halvings == 0 {
      BlurPasses.forEachRow(of: plane, body)
    } else {
      BlurPasses.forEachSpreadRow(of: plane, phases, halvings, to: area, body)
    }
  }

  /// The blurred alphas of `area`.
  func alphas(
    of area: PixelRect, from picture: Span<UInt32>, _ own: PixelRect, edges: Edges
  ) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: area.width * area.height) { buffer, filled in
      forEachRow(of: area, from: picture, own, channels: 1, edges: edges) { y, levels in
        let start = (y - area.top) * area.width
        for x in 0..<area.width { buffer[start &+ x] = levels[x] }
      }
      filled = buffer.count
    }
  }

  /// The blurred pixels of `area`, written to the first places of `pixels`.
  func pixels(
    of area: PixelRect, from picture: Span<UInt32>, _ own: PixelRect, edges: Edges,
    into pixels: inout MutableSpan<UInt32>
  ) {
    forEachRow(of: area, from: picture, own, channels: 4, edges: edges) { y, levels in
      Compositing.join(
        levels, into: &pixels, (y - area.top) * area.width, count: area.width)
    }
  }

  /// The picture on the coarsest grid, in `area` of it; nil where that is empty.
  private func halved(
    _ picture: Span<UInt32>, _ own: PixelRect, to area: PixelRect, channels: Int, edges: Edges
  ) -> Plane? {
    // From the coarsest grid back: what each has to hold, but for what is nothing anyway.
    var areas = [area]
    for _ in 0..<halvings { areas.append(areas[areas.count - 1].halvedFrom) }
    var filled = own
    var plane: Plane?
    for need in areas.dropLast().reversed() {
      if edges == .nothing { filled = filled.halvedTo } else { filled = need }
      let part = need.intersection(filled)
      if part.isEmpty { return nil }
      if let finer = plane {
        plane = BlurPasses.halved(finer.padded(to: part.halvedFrom), to: part)
      } else {
        plane = BlurPasses.halved(picture, own, to: part, channels: channels, edges: edges)
      }
    }
    return plane?.padded(to: area)
      ?? Plane(of: picture, own, in: area, channels: channels, edges: edges)
  }
}

extension PixelRect {
  /// This rectangle with so much more on each side.
  func grown(by margin: Int) -> PixelRect {
    PixelRect(
      left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }

  /// What half as fine a grid's rectangle is made from.
  var halvedFrom: PixelRect {
    PixelRect(left: 2 * left - 1, top: 2 * top - 1, right: 2 * right + 1, bottom: 2 * bottom + 1)
  }

  /// All on half as fine a grid that this has a part in.
  fileprivate var halvedTo: PixelRect {
    PixelRect(
      left: (left - 2) >> 1, top: (top - 2) >> 1, right: (right >> 1) + 1,
      bottom: (bottom >> 1) + 1)
  }

  /// The cells, of so many halvings, from which the splines of these pixels take.
  fileprivate func cells(_ halvings: Int) -> PixelRect {
    PixelRect(
      left: (left >> halvings) - 2, top: (top >> halvings) - 2,
      right: ((right - 1) >> halvings) + 3, bottom: ((bottom - 1) >> halvings) + 3)
  }
}
