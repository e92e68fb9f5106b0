import Foundation
import Geometry

/// A gradient as it lies on the canvas.
///
/// A pixel's place on the gradient's way is that of its centre, worked out in Float from its column
/// and row; so is the colour there, which is dithered to 8 bits.
struct GradientPaint: SampledPaint {
  private let ramp: GradientRamp
  private let way: GradientWay
  private let map: CanvasMap
  /// Whether all pixels of a row lie at the same place.
  private let isEvenAcross: Bool

  var isOpaque: Bool { ramp.isOpaque && way.reachesAll }

  /// Nil where nothing is to be drawn: without stops, or on a way without length.
  init?(_ gradient: Gradient, _ projection: Projection) {
    guard let ramp = GradientRamp(gradient),
      gradient.transform.determinant != 0, gradient.transform.isFinite,
      let (way, toUnit) = GradientWay.unit(of: gradient),
      let map = CanvasMap(projection, gradient.transform.inverted().concatenating(toUnit))
    else { return nil }
    (self.ramp, self.way, self.map) = (ramp, way, map)
    if case .axial = way {
      isEvenAcross = map.isAffine && Float(map.x.x) == 0
    } else {
      isEvenAcross = false
    }
  }

  func sample(_ row: inout MutableSpan<UInt32>, at start: Int, count: Int, x: Int, y: Int) {
    // One period of the dither says all of an even row.
    let own = isEvenAcross ? min(count, 8) : count
    var storage = [128 of Float](repeating: 0)
    var places = storage.mutableSpan
    findPlaces(&places, count: own, x: x, y: y)
    let dither = OrderedDither.rows.span.extracting(
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
      var end = index &+ 1
      while end < own, places[end] >= piece.start, places[end] < piece.end { end &+= 1 }
      if let word = piece.word {
        Compositing.store(word, &row, start &+ index, end &- index)
      } else {
        Self.shade(&row, start, index, end, piece, places.span, dither)
      }
      index = end
    }
    if own < count {
      for index in own..<count { row[start &+ index] = row[start &+ index &- 8] }
    }
  }

  /// Writes the colours of pixels that lie in one piece.
  @inline(__always)
  private static func shade(
    _ row: inout MutableSpan<UInt32>, _ start: Int, _ first: Int, _ end: Int,
    _ piece: GradientRamp.Piece, _ places: Span<Float>, _ dither: Span<Float>
  ) {
    precondition(
      first >= 0 && end <= places.count && end <= dither.count && start >= 0
        && start &+ end <= row.count)
    // Adding this leaves the nearest whole number in the lowest bits of the mantissa.
    let magic: Float = 0x1.8p23
    for index in first..<end {
      let way = places[unchecked: index] - piece.start
      let noise = dither[unchecked: index]
      let alpha = piece.alpha + piece.alphaSlope * way
      let red = (piece.red + piece.redSlope * way) * alpha + noise + magic
      let green = (piece.green + piece.greenSlope * way) * alpha + noise + magic
      let blue = (piece.blue + piece.blueSlope * way) * alpha + noise + magic
      let opacity = 255 * alpha + noise + magic
      row[unchecked: start &+ index] =
        red.bitPattern & 0xFF | (green.bitPattern & 0xFF) &<< 8
        | (blue.bitPattern & 0xFF) &<< 16 | opacity.bitPattern &<< 24
    }
  }

  /// Where on the way pixels lie; not a number where the gradient does not reach.
  @inline(__always)
  private func findPlaces(_ places: inout MutableSpan<Float>, count: Int, x: Int, y: Int) {
    precondition(count <= places.count)
    let row = map.row(y)
    if case .axial = way, map.isAffine {
      let (base, step) = (Float(row.x), Float(map.x.x))
      for index in 0..<count {
        places[unchecked: index] = base + step * Float(truncatingIfNeeded: x &+ index)
      }
      return
    }
    let (base, step) = (SIMD3<Float>(row), SIMD3<Float>(map.x))
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
    switch way {
    case .axial: each { u, _ in u }
    case .concentric(let offset, let sign):
      each { u, v in sign * (u * u + v * v).squareRoot() - offset }
    case .circles(let circles): each { u, v in Float(circles.place(Double(u), Double(v))) }
    case .conic(let turn): each { u, v in GradientWay.turn(u, v, from: turn) }
    }
  }
}

extension Float {
  /// A column's number, of which no canvas has more than fit.
  @inline(__always)
  fileprivate init(truncatingIfNeeded column: Int) {
    self = Float(Int32(truncatingIfNeeded: column))
  }
}
