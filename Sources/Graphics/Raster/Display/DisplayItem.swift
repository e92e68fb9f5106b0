package import Foundation
package import Geometry

/// One drawing instruction.
package indirect enum DisplayItem: Hashable, Sendable {
  /// A shape, projected onto the canvas, and its fill.
  case fill(Shape, Projection, Fill)

  /// Items that are drawn together first and composited onto the canvas as one picture.
  case group(DisplayGroup)

  /// Two pictures that are mixed into one, which is composited onto the canvas.
  case dissolve(DisplayDissolve)

  /// The blurred alpha of the caster, in one colour.
  case shadow(DisplayShadow)

  /// The content beneath, filtered, within a shape.
  case backdrop(DisplayBackdrop)
}

// MARK: Forwarding to the kinds

extension DisplayItem {
  /// Returns this item seen through `projection`.
  package func applying(_ projection: Projection) -> DisplayItem {
    switch self {
    case .fill(let shape, let place, let fill):
      DisplayFill(shape, place, fill).applying(projection).item
    case .group(let group): .group(group.applying(projection))
    case .dissolve(let dissolve): .dissolve(dissolve.applying(projection))
    case .shadow(let shadow): .shadow(shadow.applying(projection))
    case .backdrop(let backdrop): .backdrop(backdrop.applying(projection))
    }
  }

  /// Returns this item with its visible colours changed; colours that only contribute alpha don't
  /// change.
  package func mapColors(_ change: (Color) -> Color) -> DisplayItem {
    switch self {
    case .fill(let shape, let place, let fill):
      DisplayFill(shape, place, fill).mapColors(change).item
    case .group(let group): .group(group.mapColors(change))
    case .dissolve(let dissolve): .dissolve(dissolve.mapColors(change))
    case .shadow(let shadow): .shadow(shadow.mapColors(change))
    case .backdrop(let backdrop): .backdrop(backdrop.mapColors(change))
    }
  }

  /// The pixels that the item can touch.
  package var pixels: PixelRect {
    switch self {
    case .fill(let shape, let place, _): shape.pixels(place)
    case .group(let group): group.pixels
    case .dissolve(let dissolve): dissolve.pixels
    case .shadow(let shadow): shadow.pixels
    case .backdrop(let backdrop): backdrop.pixels
    }
  }

  /// The items that the item draws. A shadow's caster isn't included, because nothing lies beneath
  /// it.
  package var parts: [[DisplayItem]] {
    switch self {
    case .fill: []
    case .group(let group): group.parts
    case .dissolve(let dissolve): dissolve.parts
    case .shadow(let shadow): shadow.parts
    case .backdrop(let backdrop): backdrop.parts
    }
  }

  /// Whether the item is a backdrop or contains one, at any depth.
  package var hasBackdrop: Bool {
    switch self {
    case .fill: false
    case .group(let group): group.hasBackdrop
    case .dissolve(let dissolve): dissolve.hasBackdrop
    case .shadow(let shadow): shadow.hasBackdrop
    case .backdrop(let backdrop): backdrop.hasBackdrop
    }
  }

  /// The distance, in pixels, within which content beneath affects the item; 0 if none does.
  package var backdropReach: Int {
    switch self {
    case .fill: 0
    case .group(let group): group.backdropReach
    case .dissolve(let dissolve): dissolve.backdropReach
    case .shadow(let shadow): shadow.backdropReach
    case .backdrop(let backdrop): backdrop.backdropReach
    }
  }

  /// Whether opaque content beneath the item stays opaque.
  package var keepsOpaque: Bool {
    switch self {
    case .fill: true
    case .group(let group): group.keepsOpaque
    case .dissolve(let dissolve): dissolve.keepsOpaque
    case .shadow(let shadow): shadow.keepsOpaque
    case .backdrop(let backdrop): backdrop.keepsOpaque
    }
  }

  /// Returns whether the item is certain to draw nothing outside of `area`; false if that would
  /// take a costly test.
  func stays(within area: CGRect) -> Bool {
    switch self {
    case .fill(let shape, let place, let fill):
      DisplayFill(shape, place, fill).stays(within: area)
    case .group(let group): group.stays(within: area)
    case .dissolve(let dissolve): dissolve.stays(within: area)
    case .shadow(let shadow): shadow.stays(within: area)
    case .backdrop(let backdrop): backdrop.stays(within: area)
    }
  }

  func add(to digest: inout Digest) {
    switch self {
    case .fill(let shape, let projection, let fill):
      DisplayFill.add(shape, projection, fill, to: &digest)
    case .group(let group): group.add(to: &digest)
    case .dissolve(let dissolve): dissolve.add(to: &digest)
    case .shadow(let shadow): shadow.add(to: &digest)
    case .backdrop(let backdrop): backdrop.add(to: &digest)
    }
  }
}

// MARK: Several items

extension DisplayItem {
  /// Returns this item with `transform` applied.
  package func applying(_ transform: CGAffineTransform) -> DisplayItem {
    applying(.affine(transform))
  }
}

extension [DisplayItem] {
  /// Returns these items seen through `projection`.
  package func applying(_ projection: Projection) -> [DisplayItem] {
    map { $0.applying(projection) }
  }

  /// The pixels that any of the items can touch.
  package var pixels: PixelRect { reduce(into: PixelRect.empty) { $0 = $0.union($1.pixels) } }

  /// Whether the items contain a backdrop, at any depth.
  package var hasBackdrop: Bool { contains(where: \.hasBackdrop) }

  /// The distance within which content affects the items. It is a sum, because an item can see
  /// changes that an item before it made from its own surroundings.
  package var backdropReach: Int { reduce(0) { $0 + $1.backdropReach } }

  /// Returns whether the items are certain to draw nothing outside of `area`, in their own
  /// coordinates; false if that would take a costly test.
  package func stay(within area: CGRect) -> Bool { allSatisfy { $0.stays(within: area) } }
}
