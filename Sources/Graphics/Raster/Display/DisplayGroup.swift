import Foundation
import Geometry

/// Items that are drawn together, then clipped and faded as one picture.
package struct DisplayGroup: Hashable, Sendable {
  /// The factor for the picture's alpha, 0…1.
  package var opacity: Double

  /// The area within which the picture shows; its edge is anti-aliased.
  package var clip: Clip?

  /// Items that are drawn offscreen and whose alpha multiplies the picture's; nil for no mask.
  package var mask: [DisplayItem]? {
    didSet {
      maskReach = mask?.pixels
      hasBackdrop = holdsBackdrop
    }
  }

  /// The blend mode between the picture and the content beneath it. A mode that changes the content
  /// beneath even where the picture is transparent does so everywhere within `clip` and nowhere
  /// else, as in Core Graphics.
  package var blendMode: CGBlendMode

  /// Whether the items are always drawn offscreen. Blend modes among them then apply only to that
  /// picture, not to the content beneath the group.
  package var isIsolated: Bool

  /// Whether blend modes among the items apply to the content beneath the group even if its clip
  /// has smooth edges, as long as nothing else requires an offscreen picture.
  package var blendsWithBackdrop: Bool

  /// The items of the picture, from back to front.
  package var items: [DisplayItem] {
    didSet {
      itemsBackdropReach = items.backdropReach
      reaches = items.map(\.pixels)
      reach = reaches.union
      hasBackdrop = holdsBackdrop
      keptDigest = CachedDigest(of: items)
    }
  }

  /// The digest of the items.
  private(set) var keptDigest: CachedDigest

  /// The distance, in pixels, within which content affects the backdrops among the items.
  package private(set) var itemsBackdropReach: Int

  /// The pixels that each item can touch, before clip and mask.
  package private(set) var reaches: [PixelRect]

  /// The pixels that any of the items can touch, before clip and mask.
  package private(set) var reach: PixelRect

  /// The pixels that the mask can touch; nil for no mask.
  package private(set) var maskReach: PixelRect?

  /// Whether the items or the mask contain a backdrop, at any depth.
  package private(set) var hasBackdrop = false

  package init(
    opacity: Double = 1, clip: Clip? = nil, mask: [DisplayItem]? = nil,
    blendMode: CGBlendMode = .normal, isIsolated: Bool = false, blendsWithBackdrop: Bool = false,
    items: [DisplayItem]
  ) {
    self.opacity = opacity
    self.clip = clip
    self.mask = mask
    self.items = items
    self.blendMode = blendMode
    self.isIsolated = isIsolated
    self.blendsWithBackdrop = blendsWithBackdrop
    itemsBackdropReach = items.backdropReach
    reaches = items.map(\.pixels)
    reach = reaches.union
    maskReach = mask?.pixels
    keptDigest = CachedDigest(of: items)
    hasBackdrop = holdsBackdrop
  }

  private var holdsBackdrop: Bool { items.hasBackdrop || mask?.hasBackdrop == true }
}

extension DisplayGroup: DisplayElement {
  func applying(_ projection: Projection) -> DisplayGroup {
    var group = self
    group.clip = clip.map { Clip($0.shape, $0.transform.concatenating(projection)) }
    group.mask = mask?.applying(projection)
    group.items = items.applying(projection)
    return group
  }

  func mapColors(_ change: (Color) -> Color) -> DisplayGroup {
    var group = self
    group.items = items.map { $0.mapColors(change) }
    return group
  }

  /// The pixels that the group can touch.
  var pixels: PixelRect {
    var area = blendMode.changesWithoutSource ? .everywhere : reach
    if let maskReach, !blendMode.changesWithoutSource { area = area.intersection(maskReach) }
    if let clip { area = area.intersection(clip.shape.pixels(clip.transform)) }
    return area
  }

  var parts: [[DisplayItem]] { [mask ?? [], items] }

  var backdropReach: Int { isPlain ? itemsBackdropReach : 0 }

  var keepsOpaque: Bool { blendMode == .normal && items.allSatisfy(\.keepsOpaque) }

  func stays(within area: CGRect) -> Bool {
    let limit = area.insetBy(dx: -1e-6, dy: -1e-6)
    let box = clip.map { $0.shape.bounds.applying($0.transform) }
    return box.map(limit.contains) == true || items.stay(within: area)
  }

  func add(to digest: inout Digest) {
    digest.add(11)
    digest.add(opacity)
    digest.add(clip != nil, mask != nil, isIsolated, blendsWithBackdrop)
    if let clip { digest.add(clip) }
    if let mask { digest.add(mask) }
    digest.add(Int(blendMode.rawValue))
    keptDigest.add(items, to: &digest)
  }
}
