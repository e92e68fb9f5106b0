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
  private let start, velocity, acceleration: SIMD3<Double>
  private let size, growth, scaleFactor, spin: Double
  private let color, colorSpeed, tint: SIMD4<Double>

  init(_ cell: EmitterCellState, of emitter: EmitterState, key: UInt64, number: UInt64) {
    var random = ParticleRandom(key, number)
    let place = emitter.birthplace(&random)
    self.init(
      cell, of: emitter, at: place, key: ParticleRandom.mixed(key &+ 1, number), &random)
  }

  /// One that is born at `place`; `emitter` has the layer's factors.
  init(
    _ cell: EmitterCellState, of emitter: EmitterState, at place: Birthplace, key: UInt64,
    _ random: inout ParticleRandom
  ) {
    self.key = key
    life = (cell.lifetime + cell.lifetimeRange * random.sign()) * emitter.lifetime
    let speed = (cell.velocity + cell.velocityRange * random.sign()) * emitter.velocity
    (start, acceleration) = (place.point, cell.acceleration)
    velocity = Self.direction(cell, from: place.ahead, &random) * speed
    (size, growth) = (cell.scale + cell.scaleRange * random.sign(), cell.scaleSpeed)
    scaleFactor = place.scale
    spin = (cell.spin + cell.spinRange * random.sign()) * emitter.spin
    let noise: SIMD4<Double> = [random.sign(), random.sign(), random.sign(), random.sign()]
    color = (cell.meanColor + cell.colorRange * noise).clamped(
      lowerBound: .zero, upperBound: .init(repeating: 1))
    (colorSpeed, tint) = (cell.colorSpeed, place.tint)
  }

  /// Within the cone around longitude, in the plane, and latitude, out of it, both from `ahead`.
  private static func direction(
    _ cell: EmitterCellState, from ahead: SIMD3<Double>, _ random: inout ParticleRandom
  ) -> SIMD3<Double> {
    let (height, turn) = (random.unit(), random.sign())
    let side = abs(ahead.z) < 0.999 ? SIMD3(-ahead.y, ahead.x, 0).unit : [0, 1, 0]
    let axis = turned(
      ahead, side, ahead.cross(side), cell.emissionLongitude, cell.emissionLatitude)
    guard cell.emissionRange != 0 else { return axis }
    let opening = min(abs(cell.emissionRange) / 2, .pi)
    let cosine = 1 - height * (1 - Maths.sineAndCosine(opening).cosine)
    let sine = max(1 - cosine * cosine, 0).squareRoot()
    let across = (abs(axis.z) < 0.9 ? SIMD3(-axis.y, axis.x, 0) : [0, -axis.z, axis.y]).unit
    let around = Maths.sineAndCosine(turn * .pi)
    let out = across * around.cosine + axis.cross(across) * around.sine
    return axis * cosine + out * sine
  }

  private static func turned(
    _ ahead: SIMD3<Double>, _ side: SIMD3<Double>, _ up: SIMD3<Double>, _ longitude: Double,
    _ latitude: Double
  ) -> SIMD3<Double> {
    if longitude == 0, latitude == 0 { return ahead }
    let (along, rise) = (Maths.sineAndCosine(longitude), Maths.sineAndCosine(latitude))
    return (ahead * along.cosine + side * along.sine) * rise.cosine + up * rise.sine
  }
}

// What has become of it after so many seconds of its cell's time.
extension Particle {
  /// In the layer's coordinates, z towards the viewer.
  func point(at age: Double) -> SIMD3<Double> {
    start + velocity * age + acceleration * (age * age / 2)
  }

  /// The angle that it has turned by.
  func angle(at age: Double) -> Double { spin * age }

  /// Its size, of its picture's.
  func scale(at age: Double) -> Double { max(size + growth * age, 0) * scaleFactor }

  /// What its picture is multiplied by: red, green, blue and alpha, not premultiplied.
  func color(at age: Double) -> SIMD4<Double> {
    (color + colorSpeed * age).clamped(lowerBound: .zero, upperBound: .init(repeating: 1)) * tint
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
