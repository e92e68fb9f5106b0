import Raster

// The drawing of a layer's sublayers is kept from frame to frame, so that the cost of a frame
// depends on the parts that change and not on their total number:
//
//   a change ── `CALayer.markChanged()`: marks the layer and its ancestors as changed
//      │
//   a frame ─── `CALayer.drawSublayers`: places and draws the marked and restless sublayers, or all
//      │        of them if their coordinate space has changed
//   the rest ── `RetainedSublayers`: pieces, joined again only where marks split them
//
// A layer is restless if the appearance of the layer or of its descendants can change with time
// alone. Kept drawings never are: they are valid for any instant.

/// The drawings of the sublayers of one layer, in order.
final class RetainedSublayers {
  /// The space of the sublayers; the drawings are valid only there.
  private let around: Surroundings
  private var slots: [Slot]
  private var pieces: [Piece] = []
  /// The slots that are pieces of their own, in ascending order.
  private var loose: [Int] = []
  /// The slots that are marked.
  private var touched: [Int] = []
  private var needsCut = true
  /// Whether sublayers were added, removed or reordered since the slots were created.
  var isReordered = false

  /// The drawing of one sublayer and its descendants.
  private struct Slot {
    var items: [DisplayItem] = []
    var isRestless = false
    /// Whether it has been drawn at all.
    var isFilled = false
    /// Whether it is a piece of its own, because it was redrawn recently.
    var isLoose = false
    /// Whether it has to be redrawn because its sublayer is new or has changed.
    var isTouched = true
    /// Whether it is being redrawn.
    var isDue = false
  }

  private enum Piece {
    case slot(Int)
    case items([DisplayItem])
  }

  /// The number of unchanging items that are combined into one group.
  private static let longRun = 16

  /// Creates the slots of `children` in `around`, with the drawings of `old` that are still valid.
  private init(
    _ children: [CALayer], in around: Surroundings, after old: RetainedSublayers?
  ) {
    self.around = around
    slots = children.map { old?.slot(of: $0) ?? Slot() }
    for (number, child) in children.enumerated() {
      child.retained.place = (self, number)
      if slots[number].isTouched { touched.append(number) }
      if slots[number].isLoose { loose.append(number) }
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
  func touch(_ number: Int) {
    if slots[number].isTouched { return }
    slots[number].isTouched = true
    touched.append(number)
  }

  /// Returns the slots that have to be redrawn, in ascending order.
  func due() -> [Int] {
    var due = loose.filter { slots[$0].isRestless && !slots[$0].isTouched }
    for number in touched where slots[number].isFilled && !slots[number].isLoose {
      slots[number].isLoose = true
      needsCut = true
    }
    due += touched
    due.sort()
    touched = []
    for number in due { slots[number].isDue = true }
    return due
  }

  /// Stores the drawing of a slot's sublayer.
  func fill(_ number: Int, _ drawing: Drawing) {
    slots[number].items = drawing.items
    slots[number].isRestless = drawing.isRestless
    slots[number].isTouched = false
    if slots[number].isFilled && (slots[number].isLoose || !drawing.isRestless) { return }
    slots[number].isFilled = true
    if drawing.isRestless { slots[number].isLoose = true }
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
        drawing.isRestless = drawing.isRestless || slots[number].isRestless
      }
    }
  }

  /// Joins loose slots with their neighbours when many of them no longer change.
  private func join(_ due: [Int]) {
    if loose.count > 2 * due.count + Self.longRun {
      for number in loose where !slots[number].isDue { slots[number].isLoose = false }
      needsCut = true
    }
    for number in due { slots[number].isDue = false }
  }

  /// Returns a long run as a few nested groups: when a part of the canvas is drawn, groups outside
  /// it are skipped as a whole, and comparisons with another frame find that groups are identical.
  private static func grouped(_ items: [DisplayItem]) -> [DisplayItem] {
    var items = items
    while items.count >= longRun {
      items = stride(from: 0, to: items.count, by: longRun).map { start in
        .group(DisplayGroup(items: Array(items[start..<min(start + longRun, items.count)])))
      }
    }
    return items
  }

  private func cut() {
    (pieces, loose, needsCut) = ([], [], false)
    var run: [DisplayItem] = []
    func endRun() {
      if run.isEmpty { return }
      pieces.append(.items(Self.grouped(run)))
      run = []
    }
    for (number, slot) in slots.enumerated() {
      guard slot.isLoose else {
        run += slot.items
        continue
      }
      endRun()
      pieces.append(.slot(number))
      loose.append(number)
    }
    endRun()
  }
}
