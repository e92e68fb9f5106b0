// What a frame shows, as values:
//
//   DisplayList ── DisplayItem: a case for each kind, which hands on to the kind's own type
//        │
//   DisplayElement ── what each kind tells of itself: DisplayFill, DisplayGroup, DisplayDissolve,
//        │             DisplayShadow, DisplayBackdrop, a file each
//   Digest, Culling ── what follows: digests, what may be skipped
//
// How a kind is drawn is the renderer's, and what it changes where it replaces another is Damage's.

/// Everything one frame shows, in drawing order: an immutable value, free of views and of time.
///
/// Coordinates of the canvas are pixels, y down, with pixel (0, 0) covering the square from (0, 0)
/// to (1, 1). Equal lists draw equal pixels, in any process and on any number of threads.
package struct DisplayList: Hashable, Sendable {
  /// The canvas's size in pixels.
  package let width, height: Int

  /// What every pixel holds before the first item.
  package let background: Color

  /// What is drawn, from back to front.
  package let items: [DisplayItem]

  /// The pixels that each item may touch.
  package let reaches: [PixelRect]

  /// How far around themselves backdrops among the items look, in pixels.
  package let sight: Int

  package init(width: Int, height: Int, background: Color, items: [DisplayItem]) {
    (self.width, self.height) = (width, height)
    (self.background, self.items) = (background, items)
    (reaches, sight) = (items.map(\.pixels), items.sight)
  }
}
