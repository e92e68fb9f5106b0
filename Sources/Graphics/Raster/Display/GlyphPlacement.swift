package import Foundation
package import Geometry

/// The position of upright glyphs between pixels, by the definition of their coverage.
///
/// The coverage of a run at its own size is exact at eighths of a pixel, the phases. Between them it
/// is the mean of the coverage at the nearest phases, weighted by distance, first along x, then along
/// y. The sum over all pixels is therefore the same at every position, so moving text doesn't flicker,
/// and its coverage can be kept. `GlyphPlacementTests` holds the difference from the exact coverage
/// below one level in the mean over the pixels at the edges of letters.
///
/// Rotated, sheared and freely scaled glyphs, and glyphs in perspective, are always exact.
package struct GlyphPlacement: Hashable, Sendable {
  /// The number of phases in a pixel, along each axis.
  package static let phaseCount = 8

  /// The distance between two phases in units of `weight`.
  package static let fullWeight = 256

  /// The size of the glyphs, relative to the run's coordinates.
  package let scale: CGFloat

  /// The whole pixels by which the run is moved.
  package let column, row: Int

  /// The position along an axis within a pixel.
  package struct Offset: Hashable, Sendable {
    /// The number of the phase before the position: 0…7.
    package let phase: Int
    /// The weight of the next phase in 256ths: 0…255.
    package let weight: Int

    fileprivate init(_ units: Int) {
      phase = units / GlyphPlacement.fullWeight
      weight = units % GlyphPlacement.fullWeight
    }
  }

  package let x, y: Offset

  /// The largest number of pixels in the box of a run that is placed this way; the coverage of longer
  /// runs would take too much memory to keep.
  private static let largest = 1 << 17

  /// Creates the placement of a run; nil if its coverage is exact.
  ///
  /// The scale must be a multiple of a quarter, up to 4: an animation of the scale would otherwise
  /// need new coverage in each frame.
  package init?(_ run: GlyphRun, _ projection: Projection) {
    guard case .affine(let transform) = projection, transform.b == 0, transform.c == 0,
      transform.a == transform.d, transform.a > 0, transform.a <= 4,
      transform.a * 4 == (transform.a * 4).rounded(), !run.bounds.isNull,
      abs(transform.tx) < PixelRect.limit / 2, abs(transform.ty) < PixelRect.limit / 2
    else { return nil }
    let box = run.bounds.applying(transform)
    guard box.width * box.height <= CGFloat(Self.largest), box.width < 16_384,
      box.height < 16_384, box.minX.magnitude < PixelRect.limit / 2,
      box.minY.magnitude < PixelRect.limit / 2
    else { return nil }
    scale = transform.a
    let units = Self.phaseCount * Self.fullWeight
    let (across, down) = (
      Int((transform.tx * CGFloat(units)).rounded()), Int((transform.ty * CGFloat(units)).rounded())
    )
    let (dx, dy) = (((across % units) + units) % units, ((down % units) + units) % units)
    column = (across - dx) / units
    row = (down - dy) / units
    x = Offset(dx)
    y = Offset(dy)
  }

  /// Returns the transform of the run at a phase, without the whole pixels; phase 8 is one pixel
  /// further than phase 0.
  package func transform(phaseX: Int, phaseY: Int) -> CGAffineTransform {
    CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: CGFloat(phaseX) / CGFloat(Self.phaseCount),
      ty: CGFloat(phaseY) / CGFloat(Self.phaseCount))
  }

  /// Returns the mean of the levels at two neighbouring phases, rounded to the nearest, halves up.
  package static func mean(_ first: UInt8, _ second: UInt8, weight: Int) -> UInt8 {
    UInt8((Int(first) * (fullWeight - weight) + Int(second) * weight + fullWeight / 2) >> 8)
  }
}
