package import Raster

// Backdrops that are drawn band by band:
//
//   SharedBackdrops ── for each backdrop of a frame, the list of the items beneath it
//        │
//   BackdropTiles ──── that list's pixels on the blur's coarsest grid, in tiles; the thread that
//        │               needs a tile first draws it
//   Renderer+Backdrops  blurs tiles around a band, and skips the items that a backdrop hides

/// The content beneath the backdrops of a frame, at the low resolution that blurs need, shared by
/// the renderers of the frame's bands.
///
/// Without it, each band draws all content within the reach of its backdrops again: four times the
/// height of a band and more. Tiles are pure functions of the list, so the pixels don't depend on
/// who draws them, and when. A tile that shows the same content as in the frame before is kept.
package final class SharedBackdrops: Sendable {
  /// A backdrop that is drawn onto the canvas, directly or in groups that need no offscreen picture.
  struct Layer: Sendable {
    /// The content beneath.
    let list: DisplayList
    /// The tiles of that content; nil if the backdrop shows only the pixels at their own places.
    let tiles: BackdropTiles?
    /// The shapes that the backdrop is clipped to, its own included; nil if some are complicated.
    let covers: [ConvexShape]?

    /// Whether the backdrop replaces everything beneath it in `area`.
    func hides(_ area: PixelRect) -> Bool {
      tiles != nil && covers?.allSatisfy { $0.covers(area) } == true
    }
  }

  /// The upper bound for the tiles of a frame, in bytes.
  private static let byteLimit = 16 << 20

  /// The largest number of backdrops: drawing a tile can require tiles of all backdrops beneath, each
  /// one inside the other.
  private static let layerLimit = 64

  /// The backdrops in drawing order.
  let layers: [Layer]

  /// Prepares the backdrops of `list`. Returns nil if there are none on the canvas, or if the list
  /// has to be drawn without shared content: because of a small blur, which reaches few pixels, of a
  /// blur that isn't the first filter, or because there would be too many tiles or backdrops.
  /// Unchanged tiles of the frame `last` are kept.
  package init?(_ list: DisplayList, after last: SharedBackdrops? = nil) {
    if list.backdropReach == 0 || list.items.backdropCount > Self.layerLimit { return nil }
    var collector = Collector(list, last?.layers ?? [])
    var beneath: [DisplayItem] = []
    collector.collect(list.items, over: &beneath, [])
    guard collector.isShareable, collector.byteCount <= Self.byteLimit else { return nil }
    layers = collector.layers
  }

  /// Returns the last of the first `count` backdrops that hides everything beneath it in `area`; -1
  /// if none does.
  func lastHiding(_ area: PixelRect, among count: Int) -> Int {
    layers.prefix(count).lastIndex { $0.hides(area) } ?? -1
  }

  /// Finds the backdrops of a list and the items beneath each.
  private struct Collector {
    private let list: DisplayList
    private let last: [Layer]
    private(set) var layers: [Layer] = []
    /// The size of the tiles in bytes.
    private(set) var byteCount = 0
    /// Whether the content beneath each backdrop can be shared.
    private(set) var isShareable = true

    init(_ list: DisplayList, _ last: [Layer]) {
      self.list = list
      self.last = last
    }

    /// Adds the backdrops among `items`, which are clipped to `clips` and drawn over `beneath`;
    /// afterwards, that includes the items.
    mutating func collect(
      _ items: [DisplayItem], over beneath: inout [DisplayItem], _ clips: [Clip]
    ) {
      for item in items {
        if item.backdropReach > 0 {
          if case .backdrop(let backdrop) = item { add(backdrop, over: beneath, clips) }
          if case .group(let group) = item {
            var all = beneath
            collect(group.items, over: &all, group.clip.map { clips + [$0] } ?? clips)
          }
        }
        beneath.append(item)
      }
    }

    private mutating func add(
      _ backdrop: DisplayBackdrop, over beneath: [DisplayItem], _ clips: [Clip]
    ) {
      let list = DisplayList(
        width: list.width, height: list.height, background: list.background, items: beneath)
      var tiles: BackdropTiles?
      if backdrop.filters.reach > 0 {
        guard let blur = backdrop.sharedBlur else {
          isShareable = false
          return
        }
        var made = BackdropTiles(list, blur.halvings)
        byteCount += made.byteCount(for: backdrop.pixels.grown(by: backdrop.filters.reach))
        if last.count > layers.count, let old = last[layers.count].tiles {
          made.keepTiles(of: old, last[layers.count].list, list)
        }
        tiles = made
      }
      let shapes = (clips + [backdrop.clip]).map { ConvexShape($0.shape, $0.transform) }
      let covers = shapes.contains { $0 == nil } ? nil : shapes.compactMap { $0 }
      layers.append(Layer(list: list, tiles: tiles, covers: covers))
    }
  }
}

extension DisplayBackdrop {
  /// The first filter, if it is a blur that is computed on a coarser grid.
  var sharedBlur: GaussianBlur? {
    guard case .blur(let sigma)? = filters.first else { return nil }
    let blur = GaussianBlur(filtering: sigma)
    return blur.halvings > 0 ? blur : nil
  }
}

extension DisplayItem {
  /// The number of backdrops in the item that are drawn onto the canvas: its layers in
  /// `SharedBackdrops`, if the item is on the canvas.
  var backdropCount: Int {
    if backdropReach == 0 { return 0 }
    switch self {
    case .backdrop: return 1
    case .group(let group): return group.items.backdropCount
    default: return 0
    }
  }
}

extension Sequence<DisplayItem> {
  /// The number of backdrops in the items that are drawn onto the canvas.
  var backdropCount: Int { reduce(0) { $0 + $1.backdropCount } }
}
