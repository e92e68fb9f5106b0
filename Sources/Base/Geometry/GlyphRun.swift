package import Foundation

/// The outline of one glyph, made once and shared by all that show it.
///
/// In units of its font, from the glyph's origin on the baseline, y down. Two that are one object
/// are known to be equal without a look at their points, and a renderer keeps what it has made of an
/// outline under that object.
package final class GlyphOutline: Sendable {
  /// The outline; what it winds around is inside.
  package let path: Path

  /// A rectangle around it; null for one that is empty.
  package let box: CGRect

  /// Whether the outline crosses itself or has parts that lie upon each other.
  package let overlapsItself: Bool

  package init(_ path: Path) {
    (self.path, box, overlapsItself) = (path, path.controlBox, path.overlapsItself)
  }
}

extension GlyphOutline: Hashable {
  package static func == (first: GlyphOutline, second: GlyphOutline) -> Bool {
    first === second || first.path == second.path
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(path.points.count)
    hasher.combine(box)
  }
}

/// Glyphs of one font and size, each at its own place.
package struct GlyphRun: Hashable, Sendable {
  /// A glyph whose origin stands at `origin`, in the run's coordinates.
  package struct Glyph: Hashable, Sendable {
    package let outline: GlyphOutline
    package let origin: CGPoint

    package init(_ outline: GlyphOutline, at origin: CGPoint) {
      (self.outline, self.origin) = (outline, origin)
    }
  }

  /// What stands where; glyphs without an outline needn't be here.
  package let glyphs: [Glyph]

  /// How long a unit of the outlines is in the run's coordinates.
  package let scale: CGFloat

  /// A rectangle around all outlines, in the run's coordinates; null when there are none, and when
  /// a place isn't finite: then nothing is drawn.
  package let bounds: CGRect

  /// Whether an outline overlaps itself, or another whose box meets its own.
  package let mayOverlap: Bool

  package init(_ glyphs: [Glyph], scale: CGFloat) {
    (self.glyphs, self.scale) = (glyphs, scale)
    let isFinite =
      scale.isFinite && glyphs.allSatisfy { $0.origin.x.isFinite && $0.origin.y.isFinite }
    let boxes: [CGRect] =
      !isFinite
      ? []
      : glyphs.compactMap { glyph -> CGRect? in
        let box = glyph.outline.box
        let place = CGAffineTransform(
          a: scale, b: 0, c: 0, d: scale, tx: glyph.origin.x, ty: glyph.origin.y)
        return box.isNull ? nil : box.applying(place)
      }
    bounds = boxes.reduce(.null) { $0.union($1) }
    mayOverlap = glyphs.contains { $0.outline.overlapsItself } || Self.someMeet(boxes)
  }

  private static func someMeet(_ boxes: [CGRect]) -> Bool {
    let boxes = boxes.sorted { $0.minX < $1.minX }
    for (index, box) in boxes.enumerated() {
      for other in boxes[(index + 1)...] {
        if other.minX > box.maxX { break }
        if other.minY < box.maxY, other.maxY > box.minY { return true }
      }
    }
    return false
  }

  /// All outlines as one path.
  package var path: Path {
    glyphs.reduce(into: Path()) { path, glyph in
      path.append(
        glyph.outline.path.applying(
          CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: glyph.origin.x, ty: glyph.origin.y)))
    }
  }
}
