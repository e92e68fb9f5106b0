import Foundation
import Geometry

/// The requirements for each kind of display item. `DisplayItem` forwards to them without
/// existential boxes.
protocol DisplayElement {
  /// Returns the element seen through `projection`.
  func applying(_ projection: Projection) -> Self

  /// Returns the element with its visible colours changed. Colours that only contribute alpha, such
  /// as those of a mask or a shadow's caster, don't change.
  func mapColors(_ change: (Color) -> Color) -> Self

  /// The pixels that the element can touch.
  var pixels: PixelRect { get }

  /// The items that the element draws, offscreen or not. A shadow's caster isn't included, because
  /// nothing lies beneath it.
  var parts: [[DisplayItem]] { get }

  /// Whether the element contains a backdrop, at any depth.
  var hasBackdrop: Bool { get }

  /// The distance, in pixels, within which content beneath affects the element; 0 if none does.
  var backdropReach: Int { get }

  /// Whether opaque content beneath the element stays opaque.
  var keepsOpaque: Bool { get }

  /// Returns whether the element is certain to draw nothing outside of `area`; false if that would
  /// take a costly test.
  func stays(within area: CGRect) -> Bool

  /// Adds a number for the kind, and every field that doesn't follow from others.
  func add(to digest: inout Digest)
}

extension DisplayElement {
  var parts: [[DisplayItem]] { [] }
  var hasBackdrop: Bool { parts.contains(where: \.hasBackdrop) }
  var backdropReach: Int { 0 }
  var keepsOpaque: Bool { true }
  func stays(within area: CGRect) -> Bool { false }
}
