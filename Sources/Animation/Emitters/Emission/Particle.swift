import Foundation
import Geometry

/// One particle, with the values it was born with.
///
/// (D) Apple's documentation names a mean and a range for each value, without the extent of the
/// range. Here values are uniformly distributed from mean − range to mean + range. The emission
/// range is the opening angle of a cone of directions, all equally likely: 2π covers every
/// direction. A particle begins upright and turns at constant speed; one that has shrunk to nothing
/// stays invisible.
struct Particle {
  /// The lifetime in seconds of its cell's time. If it isn't positive, the particle is never
  /// visible.
  let life: Double
  /// The key of the random numbers of the particles that it emits.
  let key: UInt64
  private let kind: ParticleKind
  private let start, velocity: SIMD3<Double>
  private let size, scaleFactor, spin: Double
  private let color, tint: SIMD4<Double>

  init(_ kind: ParticleKind, of emitter: EmitterState, key: UInt64, number: UInt64) {
    var random = ParticleRandom(key, number)
    let origin = emitter.emissionPoint(&random)
    self.init(
      kind, of: emitter, at: origin, key: ParticleRandom.mixed(key &+ 1, number), &random)
  }

  /// Creates a particle that is born at `origin`; `emitter` has the layer's factors.
  init(
    _ kind: ParticleKind, of emitter: EmitterState, at origin: EmissionPoint, key: UInt64,
    _ random: inout ParticleRandom
  ) {
    self.key = key
    self.kind = kind
    life = (kind.cell.lifetime + kind.cell.lifetimeRange * random.sign()) * emitter.lifetime
    let speed = (kind.cell.velocity + kind.cell.velocityRange * random.sign()) * emitter.velocity
    start = origin.point
    velocity = kind.cone.direction(from: origin.forward, &random) * speed
    size = kind.cell.scale + kind.cell.scaleRange * random.sign()
    scaleFactor = origin.scale
    spin = (kind.cell.spin + kind.cell.spinRange * random.sign()) * emitter.spin
    let noise: SIMD4<Double> = [random.sign(), random.sign(), random.sign(), random.sign()]
    color = (kind.meanColor + kind.colorRange * noise).clamped(
      lowerBound: .zero, upperBound: .init(repeating: 1))
    tint = origin.tint
  }
}

// The particle's state at an age in seconds of its cell's time.
extension Particle {
  /// In the layer's coordinates, z towards the viewer.
  func point(at age: Double) -> SIMD3<Double> {
    start + velocity * age + kind.acceleration * (age * age / 2)
  }

  /// Returns the rotation angle.
  func angle(at age: Double) -> Double { spin * age }

  /// Returns the size, relative to the picture's.
  func scale(at age: Double) -> Double { max(size + kind.cell.scaleSpeed * age, 0) * scaleFactor }

  /// Returns the colour that the picture is multiplied by: red, green, blue and alpha, not
  /// premultiplied.
  func color(at age: Double) -> SIMD4<Double> {
    (color + kind.colorSpeed * age).clamped(lowerBound: .zero, upperBound: .init(repeating: 1))
      * tint
  }

  /// Returns the emission point of the particles that this one emits.
  ///
  /// (D) Emitted particles start at rest, directed to the right, and inherit colour, opacity and
  /// size. Apple's documentation is silent, but code written for devices uses bursts without a
  /// picture to colour and size the sparks that they emit.
  func emissionPoint(at age: Double) -> EmissionPoint {
    EmissionPoint(point: point(at: age), tint: color(at: age), scale: scale(at: age))
  }
}
