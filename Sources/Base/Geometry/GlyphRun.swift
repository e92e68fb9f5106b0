package import Foundation
package import Synchronization

/// The outline of one glyph, created once and shared by all runs that show it.
///
/// The units are those of its font, relative to the glyph's origin on the baseline, y down.
/// Comparing two references to the same object doesn't examine the points, and a renderer caches
/// what it derives from an outline under that object.
package final class GlyphOutline: Sendable {
  /// The outline, filled with the winding rule.
  package let path: Path

  /// The bounding box of the outline; null if it is empty.
  package let box: CGRect

  /// Whether the outline crosses itself or has overlapping parts.
  package let overlapsItself: Bool

  package init(_ path: Path) {
    self.path = path
    box = path.controlBox
    overlapsItself = path.overlapsItself
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

/// An object under which a renderer keeps what it derives from a run. All are equal, so that runs are
/// compared by their glyphs.
package final class GlyphRunIdentity: Hashable, Sendable {
  /// The digest of the run; 0 until it is computed.
  package let digest = Atomic<UInt64>(0)

  package static func == (first: GlyphRunIdentity, second: GlyphRunIdentity) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}

/// Glyphs of one font and size, each at its own position.
package struct GlyphRun: Hashable, Sendable {
  /// A glyph with its origin at `origin`, in the run's coordinates.
  package struct Glyph: Hashable, Sendable {
    package let outline: GlyphOutline
    package let origin: CGPoint

    package init(_ outline: GlyphOutline, at origin: CGPoint) {
      self.outline = outline
      self.origin = origin
    }
  }

  /// The glyphs with their positions; glyphs without an outline can be omitted.
  package let glyphs: [Glyph]

  /// The length of an outline unit in the run's coordinates.
  package let scale: CGFloat

  /// The bounding box of all outlines, in the run's coordinates. Null if there are none, or if a
  /// position isn't finite, in which case nothing is drawn.
  package let bounds: CGRect

  /// Whether an outline overlaps itself, or its box intersects that of another.
  package let mayOverlap: Bool

  /// An object that only this run and its copies share.
  package let identity = GlyphRunIdentity()

  package init(_ glyphs: [Glyph], scale: CGFloat) {
    self.glyphs = glyphs
    self.scale = scale
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
    mayOverlap = glyphs.contains { $0.outline.overlapsItself } || Self.anyIntersect(boxes)
  }

  private static func anyIntersect(_ boxes: [CGRect]) -> Bool {
    let boxes = boxes.sorted { $0.minX < $1.minX }
    for (index, box) in boxes.enumerated() {
      for other in boxes[(index + 1)...] {
        if other.minX > box.maxX { break }
        if other.minY < box.maxY, other.maxY > box.minY { return true }
      }
    }
    return false
  }

  /// All outlines combined into one path.
  package var path: Path {
    glyphs.reduce(into: Path()) { path, glyph in
      path.append(
        glyph.outline.path.applying(
          CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: glyph.origin.x, ty: glyph.origin.y)))
    }
  }
}
