import Raster

// The drawing of a layer's sublayers is kept from frame to frame, so that the cost of a frame
// depends on the parts that change and not on their total number:
//
//   a change ── `CALayer.markChanged()`: marks the layer and its ancestors as changed
//      │
//   a frame ─── `CALayer.drawSublayers`: places and draws the sublayers that are marked or change
//      │        with time, or all of them if their coordinate space has changed; those that are
//      │        simple enough are sampled together, without their objects (`MovingBackgrounds`)
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
  private var movers = MovingBackgrounds()
  /// The number of slots that `sampleMovers` filled: those that have a mover.
  private var sampledCount = 0
  /// Whether sublayers were added, removed or reordered since the slots were created.
  var isReordered = false

  /// The drawing of one sublayer and its descendants.
  private struct Slot {
    /// The only item; nil if there are none or several.
    private(set) var item: DisplayItem?
    /// The items, if there are several.
    private(set) var items: [DisplayItem] = []
    var changesWithTime = false
    /// Whether it has been drawn at all.
    var isFilled = false
    /// Whether it is a piece of its own, because it was redrawn recently.
    var isSeparate = false
    /// Whether it has to be redrawn because its sublayer is new or has changed.
    var isMarked = true
    /// The number of its mover; nil if it has none.
    var mover: Int?

    /// Stores a drawing; returns whether the pieces have to be cut anew.
    mutating func fill(_ drawing: Drawing) -> Bool {
      let isOne = drawing.items.count == 1
      item = isOne ? drawing.items[0] : nil
      items = isOne ? [] : drawing.items
      return noteFilled(changesWithTime: drawing.changesWithTime)
    }

    /// Stores a drawing that is one item, or none.
    mutating func fill(_ item: DisplayItem?, changesWithTime: Bool) -> Bool {
      self.item = item
      if !items.isEmpty { items = [] }
      return noteFilled(changesWithTime: changesWithTime)
    }

    private mutating func noteFilled(changesWithTime: Bool) -> Bool {
      self.changesWithTime = changesWithTime
      isMarked = false
      if isFilled && (isSeparate || !changesWithTime) { return false }
      isFilled = true
      if changesWithTime { isSeparate = true }
      return true
    }
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
    // The numbers of movers are those of the old drawing.
    for number in slots.indices where slots[number].mover != nil {
      slots[number].mover = nil
      slots[number].isMarked = true
    }
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
    if let mover = slots[number].mover {
      movers.invalidate(mover)
      slots[number].mover = nil
    }
    if slots[number].isMarked { return }
    slots[number].isMarked = true
    marked.append(number)
  }

  /// Samples the sublayers that are kept as movers, at `time` of their superlayer.
  func sampleMovers(at time: Double, in around: Surroundings) {
    movers.compact { slot, number in slots[slot].mover = number }
    sampledCount = 0
    var left: [Int] = []
    slots.withUnsafeMutableBufferPointer { slots in
      movers.sample(at: time, in: around) { number, drawing in
        guard let drawing else { return left.append(number) }
        if slots[number].fill(drawing.item, changesWithTime: true) { needsCut = true }
        sampledCount += 1
      }
    }
    for number in left { mark(number) }
  }

  /// Keeps a sublayer as a mover, so that `sampleMovers` fills its slot from the next frame on.
  func keepAsMover(_ number: Int, _ model: LayerState, _ lines: [TimedLine]) {
    slots[number].mover = movers.add(slot: number, model, lines)
  }

  /// Returns the slots that have to be redrawn, in ascending order.
  func due() -> [Int] {
    var due: [Int] = []
    due.reserveCapacity(separate.count + marked.count)
    slots.withUnsafeMutableBufferPointer { slots in
      for number in separate
      where slots[number].changesWithTime && slots[number].mover == nil && !slots[number].isMarked {
        due.append(number)
      }
      for number in marked where slots[number].isFilled && !slots[number].isSeparate {
        slots[number].isSeparate = true
        needsCut = true
      }
    }
    if marked.isEmpty { return due }
    due += marked
    due.sort()
    marked = []
    return due
  }

  /// Stores the drawing of a slot's sublayer.
  func fill(_ number: Int, _ drawing: Drawing) {
    if slots[number].fill(drawing) { needsCut = true }
  }

  /// Stores a drawing that is one item, or none.
  func fill(_ number: Int, _ item: DisplayItem?, changesWithTime: Bool) {
    if slots[number].fill(item, changesWithTime: changesWithTime) { needsCut = true }
  }

  /// Adds the drawings of all slots, after those that were due have been filled.
  func draw(_ due: [Int], to drawing: inout Drawing) {
    join(due)
    if needsCut { cut() }
    var changesWithTime = drawing.changesWithTime
    // Otherwise the array grows step by step, or too often.
    if pieces.count > drawing.items.count {
      drawing.items.reserveCapacity(drawing.items.count + pieces.count)
    }
    slots.withUnsafeBufferPointer { slots in
      for piece in pieces {
        switch piece {
        case .items(let items): drawing.items += items
        case .slot(let number):
          if let item = slots[number].item { drawing.items.append(item) }
          if !slots[number].items.isEmpty { drawing.items += slots[number].items }
          changesWithTime = changesWithTime || slots[number].changesWithTime
        }
      }
    }
    drawing.changesWithTime = changesWithTime
  }

  /// Joins separate slots with their neighbours when many of them no longer change.
  private func join(_ due: [Int]) {
    guard separate.count > 2 * (due.count + sampledCount) + Self.groupSize else { return }
    let due = Set(due)
    for number in separate where slots[number].mover == nil && !due.contains(number) {
      slots[number].isSeparate = false
    }
    needsCut = true
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
        if let item = slot.item { run.append(item) }
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
