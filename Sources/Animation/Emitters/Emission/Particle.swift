import Foundation
import Geometry

/// One particle: what it was born with.
///
/// (D) Apple's documentation names a mean and a range for each value, and not how far the range goes:
/// here it is from mean − range to mean + range, each value in between as likely. The emission range
/// is the opening angle of a cone around the direction, whose directions are all as likely: 2π is
/// every direction. A particle begins upright and turns at an even speed; one that shrinks to nothing
/// stays nothing.
struct Particle {
  /// Seconds of its cell's time that it lives; may be 0 or less: then it shows never.
  let life: Double
  /// What the random numbers of what it emits are made of.
  let key: UInt64
  private let kind: ParticleKind
  private let start, velocity: SIMD3<Double>
  private let size, scaleFactor, spin: Double
  private let color, tint: SIMD4<Double>

  init(_ kind: ParticleKind, of emitter: EmitterState, key: UInt64, number: UInt64) {
    var random = ParticleRandom(key, number)
    let place = emitter.birthplace(&random)
    self.init(
      kind, of: emitter, at: place, key: ParticleRandom.mixed(key &+ 1, number), &random)
  }

  /// One that is born at `place`; `emitter` has the layer's factors.
  init(
    _ kind: ParticleKind, of emitter: EmitterState, at place: Birthplace, key: UInt64,
    _ random: inout ParticleRandom
  ) {
    (self.key, self.kind) = (key, kind)
    life = (kind.cell.lifetime + kind.cell.lifetimeRange * random.sign()) * emitter.lifetime
    let speed = (kind.cell.velocity + kind.cell.velocityRange * random.sign()) * emitter.velocity
    start = place.point
    velocity = kind.cone.direction(from: place.ahead, &random) * speed
    size = kind.cell.scale + kind.cell.scaleRange * random.sign()
    scaleFactor = place.scale
    spin = (kind.cell.spin + kind.cell.spinRange * random.sign()) * emitter.spin
    let noise: SIMD4<Double> = [random.sign(), random.sign(), random.sign(), random.sign()]
    color = (kind.meanColor + kind.colorRange * noise).clamped(
      lowerBound: .zero, upperBound: .init(repeating: 1))
    tint = place.tint
  }
}

// What has become of it after so many seconds of its cell's time.
extension Particle {
  /// In the layer's coordinates, z towards the viewer.
  func point(at age: Double) -> SIMD3<Double> {
    start + velocity * age + kind.acceleration * (age * age / 2)
  }

  /// The angle that it has turned by.
  func angle(at age: Double) -> Double { spin * age }

  /// Its size, of its picture's.
  func scale(at age: Double) -> Double { max(size + kind.cell.scaleSpeed * age, 0) * scaleFactor }

  /// What its picture is multiplied by: red, green, blue and alpha, not premultiplied.
  func color(at age: Double) -> SIMD4<Double> {
    (color + kind.colorSpeed * age).clamped(lowerBound: .zero, upperBound: .init(repeating: 1))
      * tint
  }

  /// Where what it emits is born.
  ///
  /// (D) That starts at rest here, to the right, and takes on colour, opacity and size: Apple's
  /// documentation is silent, but code written for devices has bursts without a picture colour and
  /// size the sparks that they emit.
  func birthplace(at age: Double) -> Birthplace {
    Birthplace(point: point(at: age), tint: color(at: age), scale: scale(at: age))
  }
}
