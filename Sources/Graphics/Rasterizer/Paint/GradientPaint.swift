import CKernels
import Foundation
import Geometry
import Raster

/// A gradient at its position on the canvas.
///
/// The location of a pixel in the gradient is that of its centre, computed in Float from its column
/// and row. The colour at that location is dithered to 8 bits.
struct GradientPaint: SampledPaint {
  private let ramp: GradientRamp
  private let progression: GradientProgression
  private let map: CanvasMap
  /// Whether all pixels of a row have the same location.
  private let isEvenAcross: Bool

  var isOpaque: Bool { ramp.isOpaque && progression.reachesAll }

  /// Creates a paint; nil if nothing is to be drawn because there are no stops or the gradient has
  /// no length.
  init?(_ gradient: Gradient, _ projection: Projection) {
    guard let ramp = GradientRamp(gradient),
      gradient.transform.determinant != 0, gradient.transform.isFinite,
      let (progression, toUnit) = GradientProgression.unit(of: gradient),
      let map = CanvasMap(projection, gradient.transform.inverted().concatenating(toUnit))
    else { return nil }
    self.ramp = ramp
    self.progression = progression
    self.map = map
    if case .axial = progression {
      isEvenAcross = map.isAffine && Float(map.x.x) == 0
    } else {
      isEvenAcross = false
    }
  }

  func sample(_ row: inout MutableSpan<UInt32>, at start: Int, count: Int, x: Int, y: Int) {
    // One period of the dither determines the whole row if its colour is constant.
    let own = isEvenAcross ? min(count, 8) : count
    var storage = [144 of Float](repeating: 0)
    var places = storage.mutableSpan
    computeLocations(&places, count: own, x: x, y: y)
    let rows = OrderedDither.rows
    let dither = rows.span.extracting(
      droppingFirst: (y & 7) * OrderedDither.rowLength + (x & 7))
    let pieces = ramp.pieces.span
    var (index, number) = (0, 0)
    while index < own {
      if places[index].isNaN {
        row[start &+ index] = 0
        index &+= 1
        continue
      }
      number = GradientRamp.piece(at: places[index], near: number, pieces)
      let piece = pieces[number]
      // Infinity is in the last piece and isn't less than any end.
      let end = index &+ max(1, piece.run(places.span, index, own))
      if let word = piece.word {
        Compositing.store(word, &row, start &+ index, end &- index)
      } else {
        piece.shade(&row, start, index, end, places.span, dither)
      }
      index = end
    }
    if own < count {
      for index in own..<count { row[start &+ index] = row[start &+ index &- 8] }
    }
  }

  /// Computes the locations of pixels in the gradient; NaN where the gradient has no colour.
  @inline(__always)
  private func computeLocations(_ places: inout MutableSpan<Float>, count: Int, x: Int, y: Int) {
    precondition(count <= places.count)
    let row = map.row(y)
    if case .axial = progression, map.isAffine {
      let (base, step) = (Float(row.x), Float(map.x.x))
      for index in 0..<count {
        places[unchecked: index] = base + step * Float(truncatingIfNeeded: x &+ index)
      }
      return
    }
    let (base, step) = (SIMD3<Float>(row), SIMD3<Float>(map.x))
    if case .concentric(let offset, let sign) = progression, map.isAffine {
      let distance = flipbook_distance(
        u: base.x, step_u: step.x, v: base.y, step_v: step.y, sign: sign, offset: offset)
      precondition(count &+ 15 <= places.count)
      places.withUnsafeMutableBufferPointer {
        if let start = $0.baseAddress {
          flipbook_distances(start, Int64(count), Int32(truncatingIfNeeded: x), distance)
        }
      }
      return
    }
    let nearest = Float(CanvasMap.nearest)
    func each(_ body: (Float, Float) -> Float) {
      if map.isAffine {
        for index in 0..<count {
          let column = Float(truncatingIfNeeded: x &+ index)
          places[unchecked: index] = body(base.x + step.x * column, base.y + step.y * column)
        }
        return
      }
      for index in 0..<count {
        let column = Float(truncatingIfNeeded: x &+ index)
        let w = base.z + step.z * column
        let scale = 1 / (w > nearest ? w : nearest)
        places[unchecked: index] = body(
          (base.x + step.x * column) * scale, (base.y + step.y * column) * scale)
      }
    }
    switch progression {
    case .axial: each { u, _ in u }
    case .concentric(let offset, let sign):
      each { u, v in sign * (u * u + v * v).squareRoot() - offset }
    case .circles(let circles): each { u, v in Float(circles.place(Double(u), Double(v))) }
    case .conic(let turn): each { u, v in GradientProgression.turn(u, v, from: turn) }
    }
  }
}

extension GradientRamp.Piece {
  /// Returns the number of consecutive locations from `first` to `end` that are in the piece.
  @inline(__always)
  fileprivate func run(_ places: Span<Float>, _ first: Int, _ end: Int) -> Int {
    precondition(first >= 0 && first <= end && end <= places.count)
    return places.withUnsafeBufferPointer {
      guard let places = $0.baseAddress else { return 0 }
      return Int(flipbook_run(places + first, Int64(end &- first), start, self.end))
    }
  }

  /// Writes the colours of the pixels from `first` to `end`, which must be in the piece.
  @inline(__always)
  fileprivate func shade(
    _ row: inout MutableSpan<UInt32>, _ start: Int, _ first: Int, _ end: Int,
    _ places: Span<Float>, _ dither: Span<Float>
  ) {
    precondition(
      first >= 0 && first <= end && end &+ 15 <= places.count && end &+ 15 <= dither.count
        && start >= 0 && start &+ end <= row.count)
    let ramp = flipbook_ramp(
      start: self.start, red: red, green: green, blue: blue, alpha: alpha, red_slope: redSlope,
      green_slope: greenSlope, blue_slope: blueSlope, alpha_slope: alphaSlope)
    row.withUnsafeMutableBufferPointer { row in
      places.withUnsafeBufferPointer { places in
        dither.withUnsafeBufferPointer { dither in
          guard let row = row.baseAddress, let places = places.baseAddress,
            let dither = dither.baseAddress
          else { return }
          flipbook_shade(
            row + start + first, places + first, dither + first, Int64(end &- first), ramp)
        }
      }
    }
  }
}

extension Float {
  /// Creates the number of a column, which fits into 32 bits for every canvas.
  @inline(__always)
  fileprivate init(truncatingIfNeeded column: Int) {
    self = Float(Int32(truncatingIfNeeded: column))
  }
}
