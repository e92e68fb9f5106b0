import Foundation
import Layers
import VirtualTime

/// A stretch of the layer's time in which an emitter emitted evenly.
struct EmissionStep {
  /// A cell in it, and how many particles it had brought forth when it began.
  struct Cell {
    let cell: EmittedCell
    /// Which of the emitter's cells it is: what its random numbers are made of.
    let number: UInt64
    let born: Double
  }

  /// Its particles that were met.
  let memory = ParticleMemory()
  /// In seconds of the layer's time.
  let start: Double
  /// Infinite while it lasts.
  var end: Double
  let emitter: EmitterState
  let cells: [Cell]
  /// How many seconds after its end a particle born in it may matter.
  private let reach: Double

  init(start: Double, emitter: EmitterState, cells: [Cell]) {
    (self.start, end, self.emitter, self.cells) = (start, .infinity, emitter, cells)
    reach = cells.map { $0.cell.reachOutside(emitter.lifetime) }.max() ?? 0
  }

  /// When nothing of what was born in it matters any more.
  var deadline: Double { end + reach }

  /// How many particles a cell has brought forth by a time within the step, or at its end.
  func born(of cell: Cell, at time: Double) -> Double {
    let own = EmitterCellTime(cell.cell.values.timing)
    return cell.born + rate(of: cell) * (own.emitting(at: min(time, end)) - own.emitting(at: start))
  }

  /// How many particles a second of its own time a cell brings forth.
  func rate(of cell: Cell) -> Double {
    cell.cell.values.isEnabled ? max(cell.cell.values.birthRate * emitter.birthRate, 0) : 0
  }
}

/// What an emitter has emitted by, in the layer's own time.
///
/// (D) It has always emitted, from time 0 of its layer's own time on, by what it was set to in the
/// turn in which it was made: so a device has it too, where that is the time since it was started. A
/// `beginTime` of `CACurrentMediaTime()` makes it begin where it is added, one before the stage's
/// start lets it have emitted by then. What changes later changes from its instant on, for what is
/// born then. Where the layer's time is set back, what it is set to now holds from there on.
struct EmissionHistory {
  /// In order, without gaps.
  private var steps: [EmissionStep] = []
  /// How many steps are kept.
  var count: Int { steps.count }
  private var source: EmissionSource? { didSet { lasting = nil } }
  /// When what holds now began, in the layer's time, and at which instant it last changed.
  private var start = 0.0 { didSet { lasting = nil } }
  private var changed: Instant?
  /// The cells there are, as the present step found them.
  private var cells: [(cell: CAEmitterCell, number: UInt64, born: Double)] = []
  private var cellCount: UInt64 = 0
  /// The present step, where it lasts until something changes; nil where it has to be worked out.
  private var lasting: EmissionStep?

  /// While animations change what is emitted, it is looked at as often as this, in the middle of each
  /// step: a power of two, so that sums are exact.
  static let step = 1.0 / 512

  /// Steps are kept for as many seconds longer than a particle of theirs may live, for copies of
  /// the layer that show an earlier time.
  private static let slack = 10.0

  /// Takes over what holds from now on: `time` of the layer, in seconds.
  mutating func record(_ source: EmissionSource, at time: Double, instant: Instant?) {
    guard self.source != nil else {
      (self.source, changed) = (source, instant)
      return
    }
    if time < start { rewind(to: max(time, 0)) }
    if source == self.source { return }
    // Until something was seen on a stage, it has no time.
    if changed != nil, instant != changed {
      advance(to: time, instant: instant ?? .zero)
      close(at: time, instant: instant ?? .zero)
    }
    (self.source, changed) = (source, instant)
  }

  /// Sets down the steps that are over at `time`, which stays the same however often it is done.
  mutating func advance(to time: Double, instant: Instant) {
    guard let source, !source.animations.isEmpty else { return }
    while let end = stepEnd, end <= time { close(at: end, instant: instant) }
  }

  /// The particles that live at a time of the layer, up to which steps are set down.
  mutating func living(at time: Double, seed: UInt32, instant: Instant) -> ParticleVisit {
    var visit = ParticleVisit(at: time, seed: seed)
    for step in steps { visit.visit(step) }
    if let current = current(instant: instant) { visit.visit(current) }
    return visit
  }

  /// Where the present step ends by itself; nil for one that lasts until something changes.
  private var stepEnd: Double? {
    guard let source, !source.animations.isEmpty else { return nil }
    let end = ((start / Self.step).rounded(.down) + 1) * Self.step
    // Times so far off that steps are nothing against them are in none.
    return end > start ? end : nil
  }

  private mutating func current(instant: Instant) -> EmissionStep? {
    guard let source else { return nil }
    if let lasting { return lasting }
    let middle = stepEnd.map { (start + $0) / 2 } ?? start
    let (emitter, emitted) = source.emission(at: middle, instant: instant)
    var next = cellCount
    let cells = emitted.map { cell in
      if let known = self.cells.first(where: { $0.cell === cell.cell }) {
        return EmissionStep.Cell(cell: cell, number: known.number, born: known.born)
      }
      defer { next += 1 }
      return EmissionStep.Cell(cell: cell, number: next, born: 0)
    }
    let step = EmissionStep(start: start, emitter: emitter, cells: cells)
    if source.animations.isEmpty { lasting = step }
    return step
  }

  private mutating func close(at end: Double, instant: Instant) {
    guard end > start, var step = current(instant: instant) else { return }
    step.end = end
    cellCount = max(cellCount, (step.cells.map { $0.number + 1 }.max() ?? 0))
    cells = step.cells.map { ($0.cell.cell, $0.number, step.born(of: $0, at: end)) }
    steps.append(step)
    start = end
    forget()
  }

  /// Sets time back: what was done later is undone.
  private mutating func rewind(to time: Double) {
    while let last = steps.last, last.end > time {
      steps.removeLast()
      cells = last.cells.map { ($0.cell.cell, $0.number, $0.born) }
      start = last.start
      guard last.start < time else { continue }
      var step = last
      step.end = time
      cells = step.cells.map { ($0.cell.cell, $0.number, step.born(of: $0, at: time)) }
      steps.append(step)
    }
    start = time
  }

  /// Lets go of steps of which nothing lives; a few at a time, so that it costs little.
  private mutating func forget() {
    guard steps.count.isMultiple(of: 64) else { return }
    let horizon = start - Self.slack
    steps.removeAll { $0.deadline < horizon }
  }
}
