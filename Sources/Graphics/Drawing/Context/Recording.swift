import Foundation
import Geometry
import Raster

/// A recorder of items that groups consecutive items by their clip.
struct Recording {
  private var done: [DisplayItem] = []
  /// The groups that are still open, each inside the previous one.
  private var open: [(clip: ClipNode, items: [DisplayItem])] = []
  /// Whether an item reads or removes earlier items. The recording must then be isolated from the
  /// content beneath it.
  private(set) var needsIsolation = false

  /// All items so far.
  var items: [DisplayItem] {
    var copy = self
    copy.close(downTo: 0)
    return copy.done
  }

  /// Adds an item that is clipped to `clip`.
  mutating func append(_ item: DisplayItem, within clip: ClipNode?) {
    let chain = clip?.chain ?? []
    let common = zip(open, chain).prefix { $0.clip === $1 }.count
    close(downTo: common)
    for node in chain[common...] { open.append((node, [])) }
    add(item)
  }

  /// Adds items that are blended with everything drawn so far, within `clip`. They are added
  /// outside of all groups, because a group would hide the earlier items from them.
  mutating func append(
    _ items: [DisplayItem], blendMode: CGBlendMode, within clip: ClipNode?, else frame: CGRect
  ) {
    close(downTo: 0)
    needsIsolation = true
    guard let clip else {
      let whole = Clip(.rect(frame), .identity)
      return add(.group(DisplayGroup(clip: whole, blendMode: blendMode, items: items)))
    }
    var inner = items
    var next = clip.outer
    while let node = next {
      inner = [node.group(inner)]
      next = node.outer
    }
    add(clip.group(inner, blendMode: blendMode))
  }

  /// Blends an item in a mode that changes the existing content even where the item is transparent:
  /// within its outline and `clip`, or within `frame` if it has no outline.
  mutating func replace(
    by item: DisplayItem, opacity: Double, blendMode: CGBlendMode, within clip: ClipNode?,
    else frame: CGRect
  ) {
    close(downTo: 0)
    needsIsolation = true
    var (source, outline) = (item, Clip(.rect(frame), .identity))
    if case .fill(let shape, let transform, let fill) = item {
      outline = Clip(shape, transform)
      // The outline alone provides the anti-aliased edges.
      if case .color = fill { source = .fill(.rect(frame), .affine(.identity), fill) }
    }
    let nodes = clip?.chain ?? []
    for node in nodes {
      if case .mask = node.limit { source = node.group([source]) }
    }
    var blended = DisplayGroup(
      opacity: opacity, clip: outline, blendMode: blendMode, items: [source])
    for node in nodes.reversed() {
      guard case .outline(let clip) = node.limit else { continue }
      blended = DisplayGroup(clip: clip, blendsWithBackdrop: true, items: [.group(blended)])
    }
    add(.group(blended))
  }

  private mutating func add(_ item: DisplayItem) {
    if open.isEmpty { done.append(item) } else { open[open.count - 1].items.append(item) }
  }

  private mutating func close(downTo count: Int) {
    while open.count > count, let last = open.popLast() { add(last.clip.group(last.items)) }
  }
}
