/// How a constraint gives way: the coefficients of a damped spring that is integrated implicitly,
/// so that it is stable for any stiffness.
struct Softness {
  /// The share of the position's error that is corrected per second.
  var biasRate: Double
  var massScale: Double
  var impulseScale: Double

  /// No error is corrected, and the velocity isn't softened.
  static let rigid = Softness(biasRate: 0, massScale: 1, impulseScale: 0)

  /// Creates the coefficients of a spring with a natural frequency in hertz and a damping ratio for
  /// steps of `step` seconds.
  init(frequency: Double, damping: Double, step: Double) {
    let omega = 2 * Double.pi * frequency
    let resistance = 2 * damping + step * omega
    let stiffness = step * omega * resistance
    biasRate = omega / resistance
    massScale = stiffness / (1 + stiffness)
    impulseScale = 1 / (1 + stiffness)
  }

  private init(biasRate: Double, massScale: Double, impulseScale: Double) {
    self.biasRate = biasRate
    self.massScale = massScale
    self.impulseScale = impulseScale
  }
}
