package import Foundation
package import Geometry

/// One thing that is drawn.
package indirect enum DisplayItem: Hashable, Sendable {
  /// A shape, projected onto the canvas, and what it is filled with.
  case fill(Shape, Projection, Fill)

  /// Items drawn together first and put onto the canvas as one picture.
  case group(DisplayGroup)

  /// Two pictures mixed into one, which is put onto the canvas.
  case dissolve(DisplayDissolve)

  /// The blurred alpha of what casts it, in one colour.
  case shadow(DisplayShadow)

  /// What lies beneath, filtered, within a shape.
  case backdrop(DisplayBackdrop)
}

// MARK: Handing on to the kind

extension DisplayItem {
  /// This item with all that it draws seen through `projection`.
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

  /// This item with its colours changed: what its alpha is made of stays as it is.
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

  /// The pixels that the item may touch.
  package var pixels: PixelRect {
    switch self {
    case .fill(let shape, let place, let fill): DisplayFill(shape, place, fill).pixels
    case .group(let group): group.pixels
    case .dissolve(let dissolve): dissolve.pixels
    case .shadow(let shadow): shadow.pixels
    case .backdrop(let backdrop): backdrop.pixels
    }
  }

  /// The items that it draws; what casts a shadow doesn't count, as it is seen on nothing.
  package var parts: [[DisplayItem]] {
    switch self {
    case .fill(let shape, let place, let fill): DisplayFill(shape, place, fill).parts
    case .group(let group): group.parts
    case .dissolve(let dissolve): dissolve.parts
    case .shadow(let shadow): shadow.parts
    case .backdrop(let backdrop): backdrop.parts
    }
  }

  /// Whether it is a backdrop or holds one, at any depth.
  package var hasBackdrop: Bool {
    switch self {
    case .fill(let shape, let place, let fill):
      DisplayFill(shape, place, fill).hasBackdrop
    case .group(let group): group.hasBackdrop
    case .dissolve(let dissolve): dissolve.hasBackdrop
    case .shadow(let shadow): shadow.hasBackdrop
    case .backdrop(let backdrop): backdrop.hasBackdrop
    }
  }

  /// How far around itself the item looks at what lies beneath, in pixels: 0 for what doesn't look.
  var sight: Int {
    switch self {
    case .fill(let shape, let place, let fill):
      DisplayFill(shape, place, fill).sightBeneath
    case .group(let group): group.sightBeneath
    case .dissolve(let dissolve): dissolve.sightBeneath
    case .shadow(let shadow): shadow.sightBeneath
    case .backdrop(let backdrop): backdrop.sightBeneath
    }
  }

  /// Whether what is opaque beneath the item stays so.
  package var keepsOpaque: Bool {
    switch self {
    case .fill(let shape, let place, let fill):
      DisplayFill(shape, place, fill).keepsOpaque
    case .group(let group): group.keepsOpaque
    case .dissolve(let dissolve): dissolve.keepsOpaque
    case .shadow(let shadow): shadow.keepsOpaque
    case .backdrop(let backdrop): backdrop.keepsOpaque
    }
  }

  /// Whether nothing of it can show outside of `area`: false where that is not plain at once.
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
    case .fill(let shape, let place, let fill):
      DisplayFill(shape, place, fill).add(to: &digest)
    case .group(let group): group.add(to: &digest)
    case .dissolve(let dissolve): dissolve.add(to: &digest)
    case .shadow(let shadow): shadow.add(to: &digest)
    case .backdrop(let backdrop): backdrop.add(to: &digest)
    }
  }
}

// MARK: Several items

extension DisplayItem {
  /// This item with all that it draws taken through `transform`.
  package func applying(_ transform: CGAffineTransform) -> DisplayItem {
    applying(.affine(transform))
  }
}

extension [DisplayItem] {
  /// These items with all that they draw seen through `projection`.
  package func applying(_ projection: Projection) -> [DisplayItem] {
    map { $0.applying(projection) }
  }

  /// The pixels that any of the items may touch.
  package var pixels: PixelRect { reduce(into: PixelRect.empty) { $0 = $0.union($1.pixels) } }

  /// Whether there is a backdrop among them, at any depth.
  package var hasBackdrop: Bool { contains(where: \.hasBackdrop) }

  /// How far the items look: what one sees, one before it may have changed by what that saw.
  package var sight: Int { reduce(0) { $0 + $1.sight } }

  /// Whether nothing of them can show outside of `area`, in their own coordinates: false where that
  /// is not plain at once.
  package func stay(within area: CGRect) -> Bool { allSatisfy { $0.stays(within: area) } }
}
