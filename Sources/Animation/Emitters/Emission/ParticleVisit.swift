import Foundation

/// A particle that is visible at the time of a visit.
struct LivingParticle {
  let kind: ParticleKind
  /// In the layer's coordinates, z towards the viewer.
  let point: SIMD3<Double>
  /// The rotation angle.
  let angle: Double
  /// The size, relative to the picture's.
  let scale: Double
  /// The colour that the picture is multiplied by: red, green, blue and alpha, not premultiplied.
  let color: SIMD4<Double>
  /// The time since its birth, in seconds of the layer's time.
  let elapsed: Double
}

/// A traversal of the particles that live at one time, cell by cell and in order of birth.
struct ParticleVisit {
  /// In seconds of the layer's time.
  let time: Double
  let seed: UInt64
  /// The number of particles that can still be visited. Further ones aren't drawn, because a
  /// mistyped rate could request an endless number.
  private var budget = Self.maximumCount
  private(set) var living: [LivingParticle] = []

  static let maximumCount = 100_000

  init(at time: Double, seed: UInt32) {
    self.time = time
    self.seed = UInt64(seed)
  }

  /// Whether the number of particles exceeded the limit.
  var isExhausted: Bool { budget <= 0 }

  mutating func visit(_ step: EmissionStep) {
    guard step.start <= time, step.deadline >= time else { return }
    for (index, cell) in step.cells.enumerated() { visit(cell, index, of: step) }
  }

  private mutating func visit(_ cell: EmissionStep.Cell, _ index: Int, of step: EmissionStep) {
    let rate = step.rate(of: cell)
    let cellTime = EmitterCellTime(cell.cell.values.timing)
    guard rate > 0, cellTime.hasBegun(at: time) else { return }
    let (now, first) = (cellTime.time(at: time), cellTime.emitting(at: step.start))
    let reach = cell.cell.reach(step.emitter.lifetime)
    let births = Births(
      after: cell.born, rate: rate, from: first, until: cellTime.emitting(at: min(time, step.end)),
      notBefore: now - reach)
    if births.numbers.isEmpty { return }
    var known = step.memory.take(index, seed: seed) {
      ParticleKind(cell.cell, lifetime: step.emitter.lifetime)
    }
    let (kind, key) = (known.kind, ParticleRandom.mixed(seed, cell.number))
    func born(_ number: UInt64) -> Particle {
      Particle(kind, of: step.emitter, key: key, number: number)
    }
    known.begin(at: births.numbers.lowerBound, make: born)
    for number in births.numbers {
      guard consumeBudget() else { break }
      let age = max(now - births.time(of: number), 0)
      let particle = known.particle(number, make: born)
      visit(particle, kind, step.emitter, age: age, elapsed: cellTime.elapsed(age))
    }
    step.memory.store(known, index)
  }

  /// Visits one particle and the particles that it emits.
  private mutating func visit(
    _ particle: Particle, _ kind: ParticleKind, _ emitter: EmitterState, age: Double,
    elapsed: Double
  ) {
    guard particle.life > 0 else { return }
    if age < particle.life, kind.fill != nil { show(particle, kind, age: age, elapsed: elapsed) }
    if kind.children.isEmpty { return }
    let passed = min(age, particle.life)
    // Seconds of the layer's time per second of the particle's time.
    let pace = age > 0 ? elapsed / age : 1
    for (number, child) in kind.children {
      visit(child, number: number, of: particle, emitter, passed, age: age, pace: pace)
    }
  }

  private mutating func show(
    _ particle: Particle, _ kind: ParticleKind, age: Double, elapsed: Double
  ) {
    let (scale, color) = (particle.scale(at: age), particle.color(at: age))
    guard scale > 0, color.w > 0 else { return }
    living.append(
      LivingParticle(
        kind: kind, point: particle.point(at: age), angle: particle.angle(at: age), scale: scale,
        color: color, elapsed: elapsed))
  }

  private mutating func visit(
    _ child: ParticleKind, number: UInt64, of parent: Particle, _ emitter: EmitterState,
    _ passed: Double, age: Double, pace: Double
  ) {
    let cellTime = child.time
    guard cellTime.hasBegun(at: age) else { return }
    let now = cellTime.time(at: age)
    let births = Births(
      after: 0, rate: child.cell.birthRate, from: cellTime.emitting(at: 0),
      until: cellTime.emitting(at: passed), notBefore: now - child.reach)
    let key = ParticleRandom.mixed(parent.key, number)
    for birth in births.numbers {
      guard consumeBudget() else { return }
      let born = births.time(of: birth)
      guard let parentAge = cellTime.parentTime(of: born) else { continue }
      var random = ParticleRandom(key, birth)
      let particle = Particle(
        child, of: emitter, at: parent.emissionPoint(at: min(max(parentAge, 0), passed)),
        key: ParticleRandom.mixed(key &+ 1, birth), &random)
      let cellTime = max(now - born, 0)
      visit(particle, child, emitter, age: cellTime, elapsed: max(age - parentAge, 0) * pace)
    }
  }

  private mutating func consumeBudget() -> Bool {
    budget -= 1
    return budget > 0
  }
}

/// Births at a constant rate: a particle is born whenever the count reaches a whole number.
private struct Births {
  private let count, rate, start: Double
  /// The numbers of the births in the requested interval.
  let numbers: Range<UInt64>

  /// Creates the births from `start` to `end`, before which `count` had occurred, except for those
  /// before `notBefore`, which can't be visible.
  init(after count: Double, rate: Double, from start: Double, until end: Double, notBefore: Double)
  {
    self.count = count
    self.rate = rate
    self.start = start
    let last = Self.whole(count + rate * (end - start))
    let old = max(count, count + rate * (notBefore - start) - 1)
    let first = Self.whole(old) + 1
    numbers = first..<max(first, last + 1)
  }

  /// Returns the time of the birth with a number.
  func time(of number: UInt64) -> Double { start + (Double(number) - count) / rate }

  private static func whole(_ value: Double) -> UInt64 {
    value > 0 ? UInt64(min(value, 0x1p52)) : 0
  }
}
