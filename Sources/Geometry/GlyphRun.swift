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

  package init(_ path: Path) { (self.path, box) = (path, path.controlBox) }
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

  package init(_ glyphs: [Glyph], scale: CGFloat) {
    (self.glyphs, self.scale) = (glyphs, scale)
    let isFinite =
      scale.isFinite && glyphs.allSatisfy { $0.origin.x.isFinite && $0.origin.y.isFinite }
    bounds =
      !isFinite
      ? .null
      : glyphs.reduce(CGRect.null) { all, glyph in
        let box = glyph.outline.box
        guard !box.isNull else { return all }
        let place = CGAffineTransform(
          a: scale, b: 0, c: 0, d: scale, tx: glyph.origin.x, ty: glyph.origin.y)
        return all.union(box.applying(place))
      }
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
