package import Foundation
package import Geometry

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

  /// What lies beneath, blurred, within a shape.
  case backdrop(DisplayBackdrop)
}

extension DisplayItem {
  /// This item with all that it draws taken through `transform`.
  package func applying(_ transform: CGAffineTransform) -> DisplayItem {
    applying(.affine(transform))
  }

  /// This item with all that it draws seen through `projection`.
  package func applying(_ projection: Projection) -> DisplayItem {
    switch self {
    case .fill(let shape, let own, let fill):
      return .fill(shape, own.concatenating(projection), fill)
    case .group(var group):
      group.clip = group.clip.map { Clip($0.shape, $0.transform.concatenating(projection)) }
      group.mask = group.mask?.applying(projection)
      group.items = group.items.applying(projection)
      return .group(group)
    case .dissolve(let dissolve):
      return .dissolve(
        DisplayDissolve(
          dissolve.fraction, from: dissolve.from.applying(projection),
          to: dissolve.to.applying(projection)))
    case .shadow(let shadow): return .shadow(shadow.applying(projection))
    case .backdrop(let backdrop): return .backdrop(backdrop.applying(projection))
    }
  }
}

extension [DisplayItem] {
  /// These items with all that they draw seen through `projection`.
  package func applying(_ projection: Projection) -> [DisplayItem] {
    map { $0.applying(projection) }
  }
}

/// Items that are drawn together, then clipped and faded as one picture.
package struct DisplayGroup: Hashable, Sendable {
  /// What the picture's alpha is multiplied by, 0…1.
  package var opacity: Double

  /// Outside of this nothing of the picture shows; its edge is anti-aliased.
  package var clip: Clip?

  /// Items drawn as a picture of their own, by whose alpha this one is multiplied; nil for none.
  package var mask: [DisplayItem]? { didSet { hasBackdrop = holdsBackdrop } }

  /// How the picture meets what lies beneath it. A mode that changes what is beneath even where the
  /// picture shows nothing does so everywhere within `clip`, and nowhere else, as Core Graphics does.
  package var blendMode: CGBlendMode

  /// Whether the items are drawn as a picture of their own in any case: blend modes among them then
  /// meet that picture alone, and not what lies beneath the group.
  package var isIsolated: Bool

  /// Whether blend modes among the items meet what lies beneath the group though its clip has smooth
  /// edges, as long as nothing else asks for a picture of its own.
  package var meetsBeneath: Bool

  /// What the picture holds, from back to front.
  package var items: [DisplayItem] {
    didSet {
      (sight, reaches) = (items.sight, items.map(\.pixels))
      reach = reaches.union
      hasBackdrop = holdsBackdrop
      keptDigest = KeptDigest(of: items)
    }
  }

  /// The digest of the items.
  private(set) var keptDigest: KeptDigest

  /// How far around themselves backdrops among the items look, in pixels.
  package private(set) var sight: Int

  /// The pixels that each item may touch, before clip and mask.
  package private(set) var reaches: [PixelRect]

  /// The pixels that any of the items may touch, before clip and mask.
  package private(set) var reach: PixelRect

  /// Whether there is a backdrop among the items or in the mask, at any depth.
  package private(set) var hasBackdrop = false

  package init(
    opacity: Double = 1, clip: Clip? = nil, mask: [DisplayItem]? = nil,
    blendMode: CGBlendMode = .normal, isIsolated: Bool = false, meetsBeneath: Bool = false,
    items: [DisplayItem]
  ) {
    (self.opacity, self.clip, self.mask, self.items) = (opacity, clip, mask, items)
    (self.blendMode, self.isIsolated, self.meetsBeneath) = (blendMode, isIsolated, meetsBeneath)
    (sight, reaches) = (items.sight, items.map(\.pixels))
    reach = reaches.union
    keptDigest = KeptDigest(of: items)
    hasBackdrop = holdsBackdrop
  }

  private var holdsBackdrop: Bool { items.hasBackdrop || mask?.hasBackdrop == true }
}

/// Two pictures, each drawn on its own, of which one turns into the other.
///
/// Each pixel is a mean of theirs, premultiplied: where both are opaque, so is the mixture, which
/// drawing one over the other with an opacity would not give.
package struct DisplayDissolve: Hashable, Sendable {
  /// How much of the mixture is the second picture, 0…1.
  package let fraction: Double

  /// What the first picture holds, from back to front.
  package let from: [DisplayItem]

  /// What the second picture holds, from back to front.
  package let to: [DisplayItem]

  package init(_ fraction: Double, from: [DisplayItem], to: [DisplayItem]) {
    (self.fraction, self.from, self.to) = (fraction, from, to)
  }
}

/// A shape, projected onto the canvas, that limits what shows.
package struct Clip: Hashable, Sendable {
  package let shape: Shape
  package let transform: Projection

  package init(_ shape: Shape, _ transform: Projection) {
    (self.shape, self.transform) = (shape, transform)
  }

  package init(_ shape: Shape, _ transform: CGAffineTransform) {
    self.init(shape, .affine(transform))
  }
}

/// An outline to fill or to clip to, in its own coordinates.
package enum Shape: Hashable, Sendable {
  case rect(CGRect)
  /// Corners are quarter ellipses; the radius is clamped to half of the shorter side.
  case roundedRect(CGRect, radius: CGFloat)
  /// Corners are of Apple's continuous kind; the radius is clamped to half of the shorter side.
  case continuousRect(CGRect, radius: CGFloat)
  case ellipse(CGRect)
  case path(Path, CGPathFillRule)
  /// What a pen draws along a path; its outline is made as fine as it is seen.
  case stroke(Path, StrokeStyle)
  /// Glyphs; where they overlap, they are one.
  case glyphs(GlyphRun)
}

extension Shape {
  /// The outline as a path; that of a stroke as it is seen at its own size.
  package var path: Path {
    var path = Path()
    switch self {
    case .rect(let rect): path.addRect(rect)
    case .roundedRect(let rect, let radius):
      let radius = min(radius, rect.width / 2, rect.height / 2)
      path.addRoundedRect(rect, cornerWidth: radius, cornerHeight: radius)
    case .continuousRect(let rect, let radius):
      path.addContinuousRect(rect, Path.Corners(radius))
    case .ellipse(let rect): path.addEllipse(in: rect)
    case .path(let own, _): path = own
    case .stroke(let own, let style):
      path = own.stroked(style, tolerance: Self.strokeTolerance)
    case .glyphs(let run): path = run.path
    }
    return path
  }

  /// How far a stroke's outline may be off on the canvas, in pixels: half of a level of coverage,
  /// along the whole side of a pixel.
  package static let strokeTolerance: CGFloat = 1 / 512

  /// What decides where a path's inside is.
  package var fillRule: CGPathFillRule {
    if case .path(_, let rule) = self { rule } else { .winding }
  }

  /// Whether the outline may wind around something more than once, or cross itself.
  package var mayOverlap: Bool {
    switch self {
    case .rect, .roundedRect, .continuousRect, .ellipse: false
    case .path, .stroke: true
    case .glyphs(let run): run.mayOverlap
    }
  }

  /// A rectangle around the outline in its own coordinates.
  package var bounds: CGRect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .continuousRect(let rect, _),
      .ellipse(let rect):
      rect.standardized
    case .path(let path, _): path.controlBox
    case .stroke(let path, let style):
      path.controlBox.insetBy(dx: -style.reach, dy: -style.reach)
    case .glyphs(let run): run.bounds
    }
  }
}
