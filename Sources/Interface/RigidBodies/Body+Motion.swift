import Geometry

extension Body {
  /// The seconds after which a body that hardly moves is at rest.
  static let timeToRest = 0.5
  /// The velocities below which a body hardly moves: those of Box2D, at 150 points per metre.
  private static let restVelocity = 1.5
  private static let restSpin = 2 * Double.pi / 180

  /// Velocities are limited, so that positions remain numbers.
  private static let greatestVelocity = 1e6
  private static let greatestSpin = 1e4

  /// Changes the velocities by the forces of a step.
  mutating func accelerate(for step: Double) {
    guard inverseMass > 0 else { return }
    velocity += step * acceleration
    spin += step * inverseInertia * torque
    if resistance > 0 { velocity = Maths.exponential(-resistance * step) * velocity }
    if angularResistance > 0 { spin *= Maths.exponential(-angularResistance * step) }
  }

  /// Moves the body and returns how far. In free flight it follows a parabola exactly.
  mutating func move(for step: Double, _ acceleration: Vector) -> Move {
    guard inverseMass > 0 else { return Move() }
    let speed = velocity.length
    if speed > Self.greatestVelocity { velocity = (Self.greatestVelocity / speed) * velocity }
    spin = min(Self.greatestSpin, max(-Self.greatestSpin, spin))
    var translation = step * velocity
    if !isConstrained, resistance == 0 { translation -= (step * step / 2) * acceleration }
    position += translation
    angle += step * spin
    return Move(translation: translation, turn: step * spin)
  }

  /// Ends a step.
  mutating func finish(_ step: Double) {
    force = .zero
    torque = 0
    isConstrained = false
    let isSlow = velocity.length < Self.restVelocity && abs(spin) < Self.restSpin
    restTime = isSlow ? restTime + step : 0
  }
}
