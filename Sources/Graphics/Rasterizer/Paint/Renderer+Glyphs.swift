import CKernels
import Foundation
import Geometry
import Raster

/// A run of glyphs at a phase (see `GlyphPlacement`), as the key of its coverage.
struct GlyphPhase: Hashable, Sendable {
  private let run: GlyphRunIdentity
  private let scale: CGFloat
  private let phaseX, phaseY: Int

  init(_ run: GlyphRunIdentity, scale: CGFloat, phaseX: Int, phaseY: Int) {
    self.run = run
    self.scale = scale
    self.phaseX = phaseX
    self.phaseY = phaseY
  }

  static func == (left: GlyphPhase, right: GlyphPhase) -> Bool {
    left.run === right.run && left.scale == right.scale && left.phaseX == right.phaseX
      && left.phaseY == right.phaseY
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(run))
    hasher.combine(phaseX << 8 | phaseY)
  }
}

extension Renderer {
  /// Draws upright text in one colour with the coverage at the phases around its position; returns
  /// false for any other shape.
  mutating func drawGlyphs(
    _ shape: Shape, _ projection: Projection, _ color: UInt32, on surface: Surface
  ) -> Bool {
    guard case .glyphs(let run) = shape, let placement = GlyphPlacement(run, projection) else {
      return false
    }
    var masks = GlyphMasks(run, placement)
    let visible = surface.scissor.intersection(masks.area)
    if visible.isEmpty { return true }
    if masks.area.width * masks.area.height > coverages.largest {
      masks.crop(toRows: visible.top..<visible.bottom)
    }
    let first = masks.levels(0, 0, &self)
    let second = placement.y.weight > 0 ? masks.levels(0, 1, &self) : first
    let isBetween = placement.x.weight > 0
    let firstNext = isBetween ? masks.levels(1, 0, &self) : first
    let secondNext =
      isBetween ? (placement.y.weight > 0 ? masks.levels(1, 1, &self) : firstNext) : second
    first.withRows { first in
      second.withRows { second in
        firstNext.withRows { firstNext in
          secondNext.withRows { secondNext in
            for y in visible.top..<visible.bottom {
              let place = masks.area.index(x: visible.left, y: y)
              flipbook_fill_phases(
                surface.pixels.baseAddress.unsafelyUnwrapped
                  + surface.index(x: visible.left, y: y),
                flipbook_phases(
                  first: first + place, first_next_x: firstNext + place, second: second + place,
                  second_next_x: secondNext + place, weight_x: UInt32(placement.x.weight),
                  weight_y: UInt32(placement.y.weight)),
                Int64(visible.width), color)
            }
          }
        }
      }
    }
    return true
  }

  /// Returns the coverage of a run at a phase in `area`, after `padding` zeros. It is kept under
  /// `key`, if there is one.
  fileprivate mutating func coverage(
    _ run: GlyphRun, _ transform: CGAffineTransform, _ area: PixelRect, padding: Int,
    _ key: GlyphPhase?
  ) -> CoverageCache.Picture {
    if let key, let kept = coverages.picture(of: .glyphs(key)) { return kept }
    let count = area.width * area.height
    var memory = memory(for: area)
    var words = memory.mutableSpan
    Compositing.store(0, &words, 0, count)
    Surface.lend(&words, frame: area) {
      fill(.glyphs(run), .affine(transform), MaskPaint(), on: $0)
    }
    var levels = [UInt8](repeating: 0, count: padding)
    levels.reserveCapacity(padding + count)
    for word in memory[..<count] { levels.append(UInt8(truncatingIfNeeded: word)) }
    pictures.append(memory)
    let picture = CoverageCache.Picture(area: area, levels: levels)
    if let key { coverages.keep(picture, of: .glyphs(key)) }
    return picture
  }
}

/// The coverage of a run at the phases around its position.
private struct GlyphMasks {
  let run: GlyphRun
  let placement: GlyphPlacement
  /// The pixels of the canvas that the coverage is for, which has an empty column on the left and an
  /// empty row at the top at every phase.
  private(set) var area: PixelRect
  /// The same area without the whole pixels of the placement.
  private var ownArea: PixelRect
  /// Whether the area has all of the run, so that it can be kept.
  private var isWhole = true

  init(_ run: GlyphRun, _ placement: GlyphPlacement) {
    self.run = run
    self.placement = placement
    var own = Shape.glyphs(run).pixels(
      .affine(placement.transform(phaseX: 0, phaseY: 0)))
    own.right += 1
    own.bottom += 1
    ownArea = own
    area = PixelRect(
      left: own.left + placement.column, top: own.top + placement.row,
      right: own.right + placement.column, bottom: own.bottom + placement.row)
  }

  /// Leaves out what isn't needed for some rows of the canvas: masks that are too large to be kept
  /// are made for each band.
  mutating func crop(toRows rows: Range<Int>) {
    // A phase of 8 reads the row above.
    ownArea.top = max(ownArea.top, rows.lowerBound - placement.row - 1)
    ownArea.bottom = min(ownArea.bottom, rows.upperBound - placement.row)
    area.top = ownArea.top + placement.row
    area.bottom = ownArea.bottom + placement.row
    isWhole = false
  }

  /// The levels at a phase, of which the first belongs to the first pixel of `area`.
  struct Levels {
    let picture: CoverageCache.Picture
    let start: Int

    func withRows(_ body: (UnsafePointer<UInt8>) -> Void) {
      picture.levels.withUnsafeBufferPointer { levels in
        body(levels.baseAddress.unsafelyUnwrapped + start)
      }
    }
  }

  /// Returns the levels at a phase `stepX` and `stepY` phases after the position's.
  ///
  /// A phase of 8 is phase 0, moved by a pixel: its levels start a column, or a row, earlier.
  func levels(_ stepX: Int, _ stepY: Int, _ renderer: inout Renderer) -> Levels {
    let count = GlyphPlacement.phaseCount
    let (phaseX, phaseY) = (placement.x.phase + stepX, placement.y.phase + stepY)
    let (ownX, ownY) = (phaseX % count, phaseY % count)
    let padding = ownArea.width + 1
    let picture = renderer.coverage(
      run, placement.transform(phaseX: ownX, phaseY: ownY), ownArea, padding: padding,
      isWhole
        ? GlyphPhase(run.identity, scale: placement.scale, phaseX: ownX, phaseY: ownY) : nil)
    return Levels(
      picture: picture,
      start: padding - phaseX / count - phaseY / count * ownArea.width)
  }
}
