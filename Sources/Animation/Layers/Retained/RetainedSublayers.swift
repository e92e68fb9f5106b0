import Raster

// What a layer's sublayers drew is kept from frame to frame, so that a frame costs what moves in it
// and not what is there:
//
//   a change ── `CALayer.noteLook()`: marks the way up, at each step in what the layer above keeps
//      │
//   a frame ─── `CALayer.drawSublayers`: places and draws the sublayers that are marked or restless,
//      │        and all of them when they lie elsewhere than before
//   the rest ── `RetainedSublayers`: pieces, joined anew only where marks break them up
//
// A layer is restless while what it shows, with all in it, may change by time alone. What is kept
// never is: it holds for any instant.

/// What the sublayers of one layer drew, in order.
final class RetainedSublayers {
  /// Where they lay; what is kept holds there alone.
  private let around: Surroundings
  private var slots: [Slot]
  private var pieces: [Piece] = []
  /// The slots that stand for themselves among the pieces, in rising order.
  private var loose: [Int] = []
  /// The slots that are marked.
  private var touched: [Int] = []
  private var needsCut = true
  /// Whether sublayers came, went or changed places since.
  var isReordered = false

  /// What one sublayer drew, with all in it.
  private struct Slot {
    var items: [DisplayItem] = []
    var isRestless = false
    /// Whether it has been drawn at all.
    var isFilled = false
    /// Whether it stands for itself, since it was drawn anew lately.
    var isLoose = false
    /// Whether it has to be drawn anew: its sublayer is new or has changed.
    var isTouched = true
    /// Whether it is being drawn anew.
    var isDue = false
  }

  private enum Piece {
    case slot(Int)
    case items([DisplayItem])
  }

  /// So many items at rest become one.
  private static let longRun = 16

  /// What is kept for `children` in `around`: `old`, as far as it holds there.
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

  /// Marks a slot: its sublayer has changed.
  func touch(_ number: Int) {
    if slots[number].isTouched { return }
    slots[number].isTouched = true
    touched.append(number)
  }

  /// The slots that have to be drawn anew, in rising order.
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

  /// Takes what a slot's sublayer drew.
  func fill(_ number: Int, _ drawing: Drawing) {
    slots[number].items = drawing.items
    slots[number].isRestless = drawing.isRestless
    slots[number].isTouched = false
    if slots[number].isFilled && (slots[number].isLoose || !drawing.isRestless) { return }
    slots[number].isFilled = true
    if drawing.isRestless { slots[number].isLoose = true }
    needsCut = true
  }

  /// Adds what all of them show, once the slots that were due are filled.
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

  /// Lets loose slots join their neighbours once many of them have come to rest.
  private func join(_ due: [Int]) {
    if loose.count > 2 * due.count + Self.longRun {
      for number in loose where !slots[number].isDue { slots[number].isLoose = false }
      needsCut = true
    }
    for number in due { slots[number].isDue = false }
  }

  /// A long run as few groups of groups: who draws a part of the canvas skips all of a group that is
  /// elsewhere, and who compares it with another frame's finds that it is the very same.
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
