import Flipbook

/// A paper cannon: emitters whose cells emit for a moment every time their begin time is reset.
final class Cannon {
  private let emitters: [CAEmitterLayer]
  private var next = 0

  /// The number of scraps of each colour and shape in a full charge.
  private static let charge: Float = 7
  /// The duration of a shot, in seconds.
  private static let burst = 0.22

  /// Creates a cannon at `mouth` that points along `angle`; near cannons fire larger scraps, and
  /// farther.
  init(
    seed: UInt32, at mouth: CGPoint, angle: CGFloat, isNear: Bool, unit: CGFloat, in view: UIView
  ) {
    // Two emitters take turns, so that the first shot's scraps keep flying during the second.
    emitters = (0..<2).map { shot in
      let emitter = CAEmitterLayer()
      emitter.frame = view.bounds
      emitter.seed = seed * 10 + UInt32(shot)
      emitter.emitterPosition = mouth
      emitter.renderMode = .oldestLast
      emitter.birthRate = 0
      emitter.emitterCells = Scrap.allCases.flatMap { scrap in
        Palette.paper.map { Cannon.cell(of: scrap, $0, angle, isNear: isNear, unit: unit) }
      }
      view.layer.addSublayer(emitter)
      return emitter
    }
  }

  /// Fires the given fraction of a full charge.
  func fire(_ share: Float) {
    let emitter = emitters[next % emitters.count]
    next += 1
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    emitter.beginTime = CACurrentMediaTime()
    emitter.birthRate = share
    CATransaction.commit()
  }

  private static func cell(
    of scrap: Scrap, _ color: UIColor, _ angle: CGFloat, isNear: Bool, unit: CGFloat
  ) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.contents = scrap.picture
    cell.contentsScale = 2 / unit
    // Scraps from far cannons are darker.
    let light: CGFloat = isNear ? 1 : 0.72
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    cell.color = CGColor(
      srgbRed: red * light, green: green * light, blue: blue * light, alpha: 1)
    cell.redRange = 0.06
    cell.greenRange = 0.06
    cell.blueRange = 0.06
    cell.birthRate = charge / Float(burst)
    cell.duration = burst
    cell.lifetime = 4.4
    cell.lifetimeRange = 0.5
    let strength = (isNear ? 1 : 0.84) * unit
    cell.velocity = 820 * strength
    cell.velocityRange = 380 * strength
    cell.emissionLongitude = angle
    cell.emissionRange = .pi * 0.3
    cell.yAcceleration = 560 * unit
    cell.xAcceleration = angle < -.pi / 2 ? 40 * unit : -40 * unit
    cell.spin = 0
    cell.spinRange = 7
    cell.scale = isNear ? 0.95 : 0.62
    cell.scaleRange = 0.22
    return cell
  }
}
