import Foundation
import Geometry
import Raster

/// Items as they are drawn, gathered in one group for each clip that holds for several in a row.
struct Recording {
  private var done: [DisplayItem] = []
  /// Groups that are not at their end yet, each within the one before.
  private var open: [(clip: ClipNode, items: [DisplayItem])] = []
  /// Whether anything reads or removes what was drawn before it: it must not meet what lies beneath
  /// the recording.
  private(set) var needsIsolation = false

  /// All items so far.
  var items: [DisplayItem] {
    var copy = self
    copy.close(downTo: 0)
    return copy.done
  }

  /// Adds an item that shows within `clip`.
  mutating func append(_ item: DisplayItem, within clip: ClipNode?) {
    let chain = clip?.chain ?? []
    let common = zip(open, chain).prefix { $0.clip === $1 }.count
    close(downTo: common)
    for node in chain[common...] { open.append((node, [])) }
    add(item)
  }

  /// Adds items that are blended with what has been drawn so far, within `clip`: groups would hide
  /// that from them, so that they stand outside of all.
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

  /// Blends an item with what has been drawn so far, by a mode that changes that even where the item
  /// shows nothing: within its outline and `clip`, or where it has none within `frame`.
  mutating func replace(
    by item: DisplayItem, opacity: Double, blendMode: CGBlendMode, within clip: ClipNode?,
    else frame: CGRect
  ) {
    close(downTo: 0)
    needsIsolation = true
    var (source, outline) = (item, Clip(.rect(frame), .identity))
    if case .fill(let shape, let transform, let fill) = item {
      outline = Clip(shape, transform)
      // The outline alone makes the edges smooth.
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
      blended = DisplayGroup(clip: clip, meetsBeneath: true, items: [.group(blended)])
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
