/// The particles of one step of the emission that have been computed. A particle's values at birth
/// never change, so each frame computes only the new particles.
final class ParticleMemory {
  /// The computed particles of one cell: from number `first` on, without gaps.
  struct Births {
    let kind: ParticleKind
    private var first: UInt64 = 0
    private var particles: [Particle] = []

    init(_ kind: ParticleKind) { self.kind = kind }

    /// Prepares for the particles from `number` on, and discards most of those long before.
    mutating func begin(at number: UInt64, make: (UInt64) -> Particle) {
      let end = first + UInt64(particles.count)
      if particles.isEmpty || number > end || first > number + UInt64(ParticleVisit.maximumCount) {
        first = number
        particles = []
      } else if number < first {
        particles.insert(contentsOf: (number..<first).map(make), at: 0)
        first = number
      } else if number - first > (end - number) + 256 {
        particles.removeFirst(Int(number - first))
        first = number
      }
    }

    /// Returns the particle with a number; numbers must be visited in ascending order without gaps.
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

  /// Removes and returns the particles of the cell at `index`; `make` creates the kind if it is
  /// new.
  func take(_ index: Int, seed: UInt64, make: () -> ParticleKind) -> Births {
    if self.seed != seed { (self.seed, births) = (seed, []) }
    while births.count <= index { births.append(nil) }
    defer { births[index] = nil }
    return births[index] ?? Births(make())
  }

  /// Puts back the particles that `take` removed.
  func store(_ remembered: Births, _ index: Int) { births[index] = remembered }
}
