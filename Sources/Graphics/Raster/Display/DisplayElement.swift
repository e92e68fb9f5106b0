import Foundation
import Geometry

/// What every kind of item tells of itself. Items hand on to it, without boxes: see `DisplayItem`.
protocol DisplayElement {
  /// All that it draws, seen through `projection`.
  func applying(_ projection: Projection) -> Self

  /// Its colours changed, as far as they show. What the alpha of an item is made of, such as a mask
  /// or what casts a shadow, stays as it is.
  func mapColors(_ change: (Color) -> Color) -> Self

  /// The pixels that it may touch.
  var pixels: PixelRect { get }

  /// The items that it draws, in pictures of their own or not. What casts a shadow doesn't count, as
  /// it is seen on nothing.
  var parts: [[DisplayItem]] { get }

  /// Whether there is a backdrop in it, at any depth.
  var hasBackdrop: Bool { get }

  /// How far around itself it looks at what lies beneath, in pixels: 0 for what doesn't look.
  var sightBeneath: Int { get }

  /// Whether what is opaque beneath it stays so.
  var keepsOpaque: Bool { get }

  /// Whether nothing of it can show outside of `area`: false where that is not plain at once.
  func stays(within area: CGRect) -> Bool

  /// Adds a number of its kind and every field that doesn't follow from others.
  func add(to digest: inout Digest)
}

extension DisplayElement {
  var parts: [[DisplayItem]] { [] }
  var hasBackdrop: Bool { parts.contains(where: \.hasBackdrop) }
  var sightBeneath: Int { 0 }
  var keepsOpaque: Bool { true }
  func stays(within area: CGRect) -> Bool { false }
}
