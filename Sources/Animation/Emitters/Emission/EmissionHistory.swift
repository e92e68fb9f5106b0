import Foundation
import Layers
import VirtualTime

/// A step of the layer's time in which an emitter's values were constant.
struct EmissionStep {
  /// A cell of the step, and the number of particles that it had emitted by the step's start.
  struct Cell {
    let cell: EmittedCell
    /// The number of the cell in its emitter; a key of its random numbers.
    let number: UInt64
    let born: Double
  }

  /// The particles of the step that have been computed.
  let memory = ParticleMemory()
  /// In seconds of the layer's time.
  let start: Double
  /// Infinite for the current step.
  var end: Double
  let emitter: EmitterState
  let cells: [Cell]
  /// The number of seconds after its end during which particles born in the step can be visible.
  private let reach: Double

  init(start: Double, emitter: EmitterState, cells: [Cell]) {
    self.start = start
    end = .infinity
    self.emitter = emitter
    self.cells = cells
    reach = cells.map { $0.cell.reachOutside(emitter.lifetime) }.max() ?? 0
  }

  /// The time after which the step doesn't affect any frame.
  var deadline: Double { end + reach }

  /// Returns the number of particles a cell has emitted by a time within the step, or at its end.
  func born(of cell: Cell, at time: Double) -> Double {
    let cellTime = EmitterCellTime(cell.cell.values.timing)
    return cell.born + rate(of: cell)
      * (cellTime.emitting(at: min(time, end)) - cellTime.emitting(at: start))
  }

  /// Returns the number of particles that a cell emits per second of its own time.
  func rate(of cell: Cell) -> Double {
    cell.cell.values.isEnabled ? max(cell.cell.values.birthRate * emitter.birthRate, 0) : 0
  }
}

/// The values with which an emitter has emitted, in the layer's own time.
///
/// (D) The emitter has emitted from time 0 of its layer's own time, with the values that it was
/// given in the turn in which it was created. Devices do so too: time 0 is long past, so particles
/// are everywhere at once. With a `beginTime` of `CACurrentMediaTime()` it begins when it is added.
/// Later changes apply from their instant on, to particles born from then on. If the layer's time is
/// set back, the current values apply from the earlier time on.
struct EmissionHistory {
  /// In order, without gaps.
  private var steps: [EmissionStep] = []
  /// The number of steps that are kept.
  var count: Int { steps.count }
  private var source: EmissionSource? { didSet { lasting = nil } }
  /// The time of the layer from which the current values apply. `changed` is the instant of the
  /// last change.
  private var start = 0.0 { didSet { lasting = nil } }
  private var changed: Instant?
  /// The time of the layer in the turn in which the emitter was created.
  private var created = 0.0
  /// The cells, as found by the current step.
  private var cells: [(cell: CAEmitterCell, number: UInt64, born: Double)] = []
  private var cellCount: UInt64 = 0
  /// The current step, if it lasts until something changes; nil if it has to be computed.
  private var lasting: EmissionStep?

  /// While animations change the emission, it is sampled at this interval, in the middle of each
  /// step. The interval is a power of two, so that sums are exact.
  static let step = 1.0 / 512

  /// The number of seconds for which steps are kept beyond the lifetime of their particles, for
  /// copies of the layer that show an earlier time.
  private static let slack = 10.0

  /// Records the values that apply from now on; `time` is the layer's, in seconds.
  mutating func record(_ source: EmissionSource, at time: Double, instant: Instant?) {
    guard self.source != nil else {
      self.source = source
      (changed, created) = (instant, time)
      return
    }
    if instant == changed, steps.isEmpty { created = time }
    if time < start { rewind(to: max(time, 0)) }
    if source == self.source { return }
    // Without a stage, time doesn't pass.
    if changed != nil, instant != changed {
      advance(to: time, instant: instant ?? .zero)
      close(at: time, instant: instant ?? .zero)
    }
    self.source = source
    changed = instant
  }

  /// Closes the steps that are over at `time`; the result doesn't depend on how often it is called.
  mutating func advance(to time: Double, instant: Instant) {
    guard let source, !source.animations.isEmpty else { return }
    // Before the emitter was created, nothing was animated.
    let past = (min(time, created) / Self.step).rounded(.down) * Self.step
    if steps.isEmpty, past > start { close(at: past, instant: instant) }
    while let end = stepEnd, end <= time { close(at: end, instant: instant) }
  }

  /// Returns the particles that live at a time of the layer up to which steps have been closed.
  mutating func living(at time: Double, seed: UInt32, instant: Instant) -> ParticleVisit {
    var visit = ParticleVisit(at: time, seed: seed)
    for step in steps { visit.visit(step) }
    if let current = current(instant: instant) { visit.visit(current) }
    return visit
  }

  /// The end of the current step; nil if it lasts until something changes.
  private var stepEnd: Double? {
    guard let source, !source.animations.isEmpty else { return nil }
    let end = ((start / Self.step).rounded(.down) + 1) * Self.step
    // Times too large to resolve steps don't belong to any step.
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

  /// Sets time back and discards the later steps.
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

  /// Discards steps without living particles, only every 64 steps to save time.
  private mutating func forget() {
    guard steps.count.isMultiple(of: 64) else { return }
    let horizon = start - Self.slack
    steps.removeAll { $0.deadline < horizon }
  }
}
