import Foundation
package import Geometry
import Raster

// A stroke is stored as its path and its style, and is expanded to an outline when it is drawn,
// because the required precision isn't known before.

/// The parameters of a stroke's expansion: equal requests have equal outlines.
package struct StrokeRequest: Hashable {
  let path: Path
  let style: StrokeStyle
  /// The largest error of the outline, in the path's units.
  let tolerance: CGFloat
  let form: StrokeForm

  package var outline: Path { path.stroked(style, tolerance: tolerance, form: form) }
}

extension StrokeRequest {
  /// Creates a request for a path that is seen through `projection`.
  ///
  /// Strokes are expanded in the path's own coordinates and then projected. The scale is rounded up
  /// to a quarter of an octave, so that a stroke that grows or shrinks a little keeps its outline.
  /// In perspective, where the scale differs from point to point, curves are divided afterwards.
  init(_ path: Path, _ style: StrokeStyle, _ projection: Projection) {
    self.path = path
    self.style = style
    let scale = projection.greatestScale(within: Shape.stroke(path, style).bounds)
    if case .perspective = projection {
      form = .curves
      tolerance = Shape.strokeTolerance / Self.roundedUp(scale)
    } else {
      form = .chords
      tolerance = EdgeList.tolerance / Self.roundedUp(scale)
    }
  }

  /// Returns the next quarter of an octave, from 2⁻⁴⁰ to 2⁴¹; 1 for scales that have none.
  private static func roundedUp(_ scale: Double) -> Double {
    guard scale.isNormal else { return 1 }
    let exponent = min(max(Int(scale.exponent), -40), 40)
    let octave = Double(sign: .plus, exponent: exponent, significand: 1)
    return octave * (octaveSteps.first { scale.significand <= $0 } ?? 2)
  }

  /// 2 to the powers of 0, 1/4, 1/2 and 3/4.
  private static let octaveSteps = [
    1, 1.189_207_115_002_721, 2.0.squareRoot(), 1.681_792_830_507_429,
  ]

  /// Creates a request for the thinnest line along a path: one pixel wide on the canvas.
  init(hairline path: Path, _ style: StrokeStyle, _ projection: Projection) {
    let line = StrokeStyle(
      width: 1, cap: style.cap, join: style.join, miterLimit: style.miterLimit)
    self.init(path.cut(by: style).seen(through: projection), line, .affine(.identity))
  }
}

extension Projection {
  /// Returns the greatest scale of lengths anywhere in `box`. Closer to the eye than 1/64 of the
  /// distance at which the scale is 1, the scale at that limit is used.
  fileprivate func greatestScale(within box: CGRect) -> Double {
    switch self {
    case .affine(let transform):
      return Self.greatestScale([transform.a, transform.b], [transform.c, transform.d])
    case .perspective(let homography):
      let corners = [
        CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
        CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
      ]
      return corners.reduce(0) { greatest, corner in
        let place = homography.applied(to: corner)
        let w = max(place.z, 1.0 / 64)
        let seen = SIMD2(place.x, place.y) / w
        func slope(_ row: SIMD3<Double>) -> SIMD2<Double> {
          (SIMD2(row.x, row.y) - seen * row.z) / w
        }
        return max(greatest, Self.greatestScale(slope(homography.x), slope(homography.y)))
      }
    }
  }

  /// Returns the larger singular value of a matrix with two rows.
  private static func greatestScale(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double {
    let (xx, yy, xy) = ((x * x).sum(), (y * y).sum(), (x * y).sum())
    let difference = ((xx - yy) * (xx - yy) + 4 * xy * xy).squareRoot()
    return ((xx + yy + difference) / 2).squareRoot()
  }
}

extension Path {
  /// Returns the path on the canvas; in perspective, it is flattened and ends where it passes
  /// behind the eye.
  fileprivate func seen(through projection: Projection) -> Path {
    switch projection {
    case .affine(let transform): return applying(transform)
    case .perspective(let homography):
      var path = Path()
      var isSeen = false
      let tolerance = Double(Shape.strokeTolerance)
      flattenHomogeneous(through: homography, tolerance: tolerance) { corner, isStart in
        let wasSeen = isSeen && !isStart
        isSeen = corner.z >= Homography.nearest
        guard isSeen else { return }
        let point = CGPoint(x: corner.x / corner.z, y: corner.y / corner.z)
        if wasSeen { path.addLine(to: point) } else { path.move(to: point) }
      }
      return path
    }
  }
}

extension Shape {
  /// Returns the outline to fill and its projection; `expand` returns the outline of a stroke.
  package func outline(
    _ projection: Projection, expand: (StrokeRequest) -> Path = { $0.outline }
  ) -> (path: Path, projection: Projection) {
    guard case .stroke(let path, let style) = self else { return (self.path, projection) }
    if style.width == 0 {
      let request = StrokeRequest(hairline: path, style, projection)
      return (expand(request), .affine(.identity))
    }
    return (expand(StrokeRequest(path, style, projection)), projection)
  }
}

/// The outlines of recently drawn strokes: a stroke that only rests or moves is expanded once.
struct StrokeOutlines {
  private var kept: [(request: StrokeRequest, outline: Path)] = []

  /// The limits for the number of outlines, and for their total number of points.
  private static let (outlineLimit, pointLimit) = (64, 1 << 18)
  private var pointCount = 0

  mutating func outline(_ request: StrokeRequest) -> Path {
    if let index = kept.lastIndex(where: { $0.request == request }) {
      let entry = kept.remove(at: index)
      kept.append(entry)
      return entry.outline
    }
    let outline = request.outline
    kept.append((request, outline))
    pointCount += outline.points.count
    while kept.count > Self.outlineLimit || pointCount > Self.pointLimit, !kept.isEmpty {
      pointCount -= kept.removeFirst().outline.points.count
    }
    return outline
  }
}
