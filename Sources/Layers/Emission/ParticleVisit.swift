import Foundation

/// A particle that lives at the time of a visit.
struct LivingParticle {
  let particle: Particle
  /// What its picture is.
  let cell: EmitterCellState
  /// In seconds of its cell's time.
  let age: Double
  /// How many seconds of the layer's time ago it was born.
  let elapsed: Double
}

/// Looks at the particles that live at one time, in the order in which they were born, cell by cell.
struct ParticleVisit {
  /// In seconds of the layer's time.
  let time: Double
  let seed: UInt64
  /// More are not drawn: what a mistyped rate asks for would never end.
  private var budget = Self.most
  private(set) var living: [LivingParticle] = []

  static let most = 100_000

  init(at time: Double, seed: UInt32) { (self.time, self.seed) = (time, UInt64(seed)) }

  /// Whether there were too many.
  var isExhausted: Bool { budget <= 0 }

  mutating func visit(_ step: EmissionStep) {
    guard step.start <= time, step.deadline >= time else { return }
    for cell in step.cells { visit(cell, of: step) }
  }

  private mutating func visit(_ cell: EmissionStep.Cell, of step: EmissionStep) {
    let (values, rate) = (cell.cell.values, step.rate(of: cell))
    let own = EmitterCellTime(values.timing)
    guard rate > 0, own.isThere(at: time) else { return }
    let (now, first) = (own.time(at: time), own.emitting(at: step.start))
    let reach = cell.cell.reach(step.emitter.lifetime)
    let births = Births(
      after: cell.born, rate: rate, from: first, until: own.emitting(at: min(time, step.end)),
      notBefore: now - reach)
    let key = ParticleRandom.mixed(seed, cell.number)
    for number in births.numbers {
      guard spend() else { return }
      let age = max(now - births.time(of: number), 0)
      let particle = Particle(values, of: step.emitter, key: key, number: number)
      visit(particle, cell.cell, step.emitter, age: age, elapsed: own.elapsed(age))
    }
  }

  /// Looks at one particle and at what it emits.
  private mutating func visit(
    _ particle: Particle, _ cell: EmittedCell, _ emitter: EmitterState, age: Double,
    elapsed: Double
  ) {
    guard particle.life > 0 else { return }
    if age < particle.life, cell.values.image != nil {
      living.append(
        LivingParticle(particle: particle, cell: cell.values, age: age, elapsed: elapsed))
    }
    let passed = min(age, particle.life)
    // Seconds of the layer's time in one of the particle's.
    let pace = age > 0 ? elapsed / age : 1
    for (index, child) in cell.cells.enumerated() where child.values.isEnabled {
      visit(child, number: UInt64(index), of: particle, emitter, passed, age: age, pace: pace)
    }
  }

  private mutating func visit(
    _ child: EmittedCell, number: UInt64, of parent: Particle, _ emitter: EmitterState,
    _ passed: Double, age: Double, pace: Double
  ) {
    let own = EmitterCellTime(child.values.timing)
    guard child.values.birthRate > 0, own.isThere(at: age) else { return }
    let now = own.time(at: age)
    let reach = child.reach(emitter.lifetime)
    let births = Births(
      after: 0, rate: child.values.birthRate, from: own.emitting(at: 0),
      until: own.emitting(at: passed), notBefore: now - reach)
    let key = ParticleRandom.mixed(parent.key, number)
    for birth in births.numbers {
      guard spend() else { return }
      let born = births.time(of: birth)
      guard let place = own.parentTime(of: born) else { continue }
      var random = ParticleRandom(key, birth)
      let particle = Particle(
        child.values, of: emitter, at: parent.birthplace(at: min(max(place, 0), passed)),
        key: ParticleRandom.mixed(key &+ 1, birth), &random)
      let own = max(now - born, 0)
      visit(particle, child, emitter, age: own, elapsed: max(age - place, 0) * pace)
    }
  }

  private mutating func spend() -> Bool {
    budget -= 1
    return budget > 0
  }
}

/// Births at an even rate: one whenever their count reaches the next whole number.
private struct Births {
  private let count, rate, start: Double
  /// Of those whose time is in question.
  let numbers: Range<UInt64>

  /// Those from one time to another, of which `count` were before, but for those that were born so
  /// early that they don't matter.
  init(after count: Double, rate: Double, from start: Double, until end: Double, notBefore: Double)
  {
    (self.count, self.rate, self.start) = (count, rate, start)
    let last = Self.whole(count + rate * (end - start))
    let old = max(count, count + rate * (notBefore - start) - 1)
    let first = Self.whole(old) + 1
    numbers = first..<max(first, last + 1)
  }

  /// When the one of that number is born.
  func time(of number: UInt64) -> Double { start + (Double(number) - count) / rate }

  private static func whole(_ value: Double) -> UInt64 {
    value > 0 ? UInt64(min(value, 0x1p52)) : 0
  }
}
