/// Particles of one stretch of emission that were met before. What a particle is born with never
/// changes: a frame so works out only those that are new.
final class ParticleMemory {
  /// Those of one cell that were met: from number `first` on, without gaps.
  struct Births {
    let kind: ParticleKind
    private var first: UInt64 = 0
    private var particles: [Particle] = []

    init(_ kind: ParticleKind) { self.kind = kind }

    /// Gets ready for those from `number` on, and forgets most of those long before.
    mutating func begin(at number: UInt64, make: (UInt64) -> Particle) {
      let end = first + UInt64(particles.count)
      if particles.isEmpty || number > end || first > number + UInt64(ParticleVisit.most) {
        (first, particles) = (number, [])
      } else if number < first {
        particles.insert(contentsOf: (number..<first).map(make), at: 0)
        first = number
      } else if number - first > (end - number) + 256 {
        particles.removeFirst(Int(number - first))
        first = number
      }
    }

    /// The particle of a number, none of which may be left out on the way up.
    mutating func particle(_ number: UInt64, make: (UInt64) -> Particle) -> Particle {
      let index = Int(number - first)
      if index < particles.count { return particles[index] }
      let particle = make(number)
      particles.append(particle)
      return particle
    }
  }

  private var seed: UInt64?
  private var births: [Births?] = []

  /// What is remembered of the cell at `index`, taken out; `make` is its kind where it is new.
  func take(_ index: Int, seed: UInt64, make: () -> ParticleKind) -> Births {
    if self.seed != seed { (self.seed, births) = (seed, []) }
    while births.count <= index { births.append(nil) }
    defer { births[index] = nil }
    return births[index] ?? Births(make())
  }

  /// Puts back what was taken out.
  func put(_ remembered: Births, _ index: Int) { births[index] = remembered }
}
