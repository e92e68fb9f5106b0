// A frame's contents, as values:
//
//   DisplayList ── DisplayItem: a case for each kind, which forwards to the kind's own type
//        │
//   DisplayElement ── the requirements for each kind: DisplayFill, DisplayGroup, DisplayDissolve,
//        │             DisplayShadow, DisplayBackdrop, one file each
//   Digest, Culling ── derived values: digests, and items that can be skipped
//
// The renderer decides how a kind is drawn, and Damage which pixels change when one item replaces
// another.

/// The contents of one frame, in drawing order: an immutable value, independent of views and of
/// time.
///
/// Canvas coordinates are in pixels, y down; pixel (0, 0) covers the square from (0, 0) to (1, 1).
/// Equal lists draw equal pixels, in any process and on any number of threads.
package struct DisplayList: Hashable, Sendable {
  /// The canvas's size in pixels.
  package let width, height: Int

  /// The colour of every pixel before the first item is drawn.
  package let background: Color

  /// The items, from back to front.
  package let items: [DisplayItem]

  /// The pixels that each item can touch.
  package let reaches: [PixelRect]

  /// The distance, in pixels, within which content affects the backdrops among the items.
  package let backdropReach: Int

  /// Whether the items contain a backdrop, at any depth.
  package let hasBackdrop: Bool

  /// The indices of fills that touch many pixels, which can hide what is beneath them.
  package let largeFills: [Int]

  /// The digest, once it has been asked for.
  let keptDigest = CachedDigest()

  /// The smallest width and height, in pixels, of a large fill.
  private static let largeSide = 64

  package init(width: Int, height: Int, background: Color, items: [DisplayItem]) {
    self.width = width
    self.height = height
    self.background = background
    self.items = items
    reaches = items.map(\.pixels)
    backdropReach = items.backdropReach
    hasBackdrop = items.hasBackdrop
    largeFills = items.indices.filter { [reaches] index in
      guard reaches[index].width >= Self.largeSide, reaches[index].height >= Self.largeSide else {
        return false
      }
      if case .fill = items[index] { return true }
      return false
    }
  }
}
