import Raster

// The drawing of a layer's sublayers is kept from frame to frame, so that the cost of a frame
// depends on the parts that change and not on their total number:
//
//   a change ── `CALayer.markChanged()`: marks the layer and its ancestors as changed
//      │
//   a frame ─── `CALayer.drawSublayers`: places and draws the sublayers that are marked or change
//      │        with time, or all of them if their coordinate space has changed
//   the rest ── `RetainedSublayers`: pieces, joined again only where marks split them
//
// A layer changes with time if its appearance or that of its descendants can change with time
// alone. Kept drawings never do: they are valid for any instant.

/// The drawings of the sublayers of one layer, in order.
final class RetainedSublayers {
  /// The space of the sublayers; the drawings are valid only there.
  private let around: Surroundings
  private var slots: [Slot]
  private var pieces: [Piece] = []
  /// The slots that are pieces of their own, in ascending order.
  private var separate: [Int] = []
  /// The slots that are marked.
  private var marked: [Int] = []
  private var needsCut = true
  /// Whether sublayers were added, removed or reordered since the slots were created.
  var isReordered = false

  /// The drawing of one sublayer and its descendants.
  private struct Slot {
    var items: [DisplayItem] = []
    var changesWithTime = false
    /// Whether it has been drawn at all.
    var isFilled = false
    /// Whether it is a piece of its own, because it was redrawn recently.
    var isSeparate = false
    /// Whether it has to be redrawn because its sublayer is new or has changed.
    var isMarked = true
    /// Whether it is being redrawn.
    var isDue = false
  }

  private enum Piece {
    case slot(Int)
    case items([DisplayItem])
  }

  /// The number of unchanging items that are combined into one group.
  private static let groupSize = 16

  /// Creates the slots of `children` in `around`, with the drawings of `old` that are still valid.
  private init(
    _ children: [CALayer], in around: Surroundings, after old: RetainedSublayers?
  ) {
    self.around = around
    slots = children.map { old?.slot(of: $0) ?? Slot() }
    for (number, child) in children.enumerated() {
      child.retained.place = (self, number)
      if slots[number].isMarked { marked.append(number) }
      if slots[number].isSeparate { separate.append(number) }
    }
  }

  static func of(
    _ children: [CALayer], in around: Surroundings, after old: RetainedSublayers?
  ) -> RetainedSublayers {
    guard let old, old.around.isSamePlace(as: around) else {
      return RetainedSublayers(children, in: around, after: nil)
    }
    return old.isReordered ? RetainedSublayers(children, in: around, after: old) : old
  }

  private func slot(of child: CALayer) -> Slot? {
    guard let place = child.retained.place, place.list === self else { return nil }
    return slots[place.slot]
  }

  /// Marks a slot whose sublayer has changed.
  func mark(_ number: Int) {
    if slots[number].isMarked { return }
    slots[number].isMarked = true
    marked.append(number)
  }

  /// Returns the slots that have to be redrawn, in ascending order.
  func due() -> [Int] {
    var due = separate.filter { slots[$0].changesWithTime && !slots[$0].isMarked }
    for number in marked where slots[number].isFilled && !slots[number].isSeparate {
      slots[number].isSeparate = true
      needsCut = true
    }
    due += marked
    due.sort()
    marked = []
    for number in due { slots[number].isDue = true }
    return due
  }

  /// Stores the drawing of a slot's sublayer.
  func fill(_ number: Int, _ drawing: Drawing) {
    slots[number].items = drawing.items
    slots[number].changesWithTime = drawing.changesWithTime
    slots[number].isMarked = false
    if slots[number].isFilled && (slots[number].isSeparate || !drawing.changesWithTime) { return }
    slots[number].isFilled = true
    if drawing.changesWithTime { slots[number].isSeparate = true }
    needsCut = true
  }

  /// Adds the drawings of all slots, after those that were due have been filled.
  func draw(_ due: [Int], to drawing: inout Drawing) {
    join(due)
    if needsCut { cut() }
    for piece in pieces {
      switch piece {
      case .items(let items): drawing.items += items
      case .slot(let number):
        drawing.items += slots[number].items
        drawing.changesWithTime = drawing.changesWithTime || slots[number].changesWithTime
      }
    }
  }

  /// Joins separate slots with their neighbours when many of them no longer change.
  private func join(_ due: [Int]) {
    if separate.count > 2 * due.count + Self.groupSize {
      for number in separate where !slots[number].isDue { slots[number].isSeparate = false }
      needsCut = true
    }
    for number in due { slots[number].isDue = false }
  }

  /// Returns a long run as a few nested groups: when a part of the canvas is drawn, groups outside
  /// it are skipped as a whole, and comparisons with another frame find that groups are identical.
  private static func grouped(_ items: [DisplayItem]) -> [DisplayItem] {
    var items = items
    while items.count >= groupSize {
      items = stride(from: 0, to: items.count, by: groupSize).map { start in
        .group(DisplayGroup(items: Array(items[start..<min(start + groupSize, items.count)])))
      }
    }
    return items
  }

  private func cut() {
    pieces = []
    separate = []
    needsCut = false
    var run: [DisplayItem] = []
    func endRun() {
      if run.isEmpty { return }
      pieces.append(.items(Self.grouped(run)))
      run = []
    }
    for (number, slot) in slots.enumerated() {
      guard slot.isSeparate else {
        run += slot.items
        continue
      }
      endRun()
      pieces.append(.slot(number))
      separate.append(number)
    }
    endRun()
  }
}
