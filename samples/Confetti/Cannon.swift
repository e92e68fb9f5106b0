import Flipbook

/// A cannon of paper: an emitter whose cells fire for a moment each time that it begins anew.
final class Cannon {
  private let emitters: [CAEmitterLayer]
  private var next = 0

  /// How many scraps of each colour and shape a full charge has.
  private static let charge: Float = 7
  private static let burst = 0.22

  /// A cannon at `mouth` that points along `angle`; a near one fires larger scraps, and further.
  init(
    seed: UInt32, at mouth: CGPoint, angle: CGFloat, isNear: Bool, unit: CGFloat, in view: UIView
  ) {
    // One emitter a shot, so that what the first has fired goes on.
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

  /// Fires a share of what it holds.
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
    // The far ones lie in the dark.
    let light: CGFloat = isNear ? 1 : 0.72
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    cell.color = CGColor(
      srgbRed: red * light, green: green * light, blue: blue * light, alpha: 1)
    (cell.redRange, cell.greenRange, cell.blueRange) = (0.06, 0.06, 0.06)
    (cell.birthRate, cell.duration) = (charge / Float(burst), burst)
    (cell.lifetime, cell.lifetimeRange) = (4.4, 0.5)
    let strength = (isNear ? 1 : 0.84) * unit
    (cell.velocity, cell.velocityRange) = (820 * strength, 380 * strength)
    (cell.emissionLongitude, cell.emissionRange) = (angle, .pi * 0.3)
    (cell.yAcceleration, cell.xAcceleration) = (
      560 * unit, angle < -.pi / 2 ? 40 * unit : -40 * unit
    )
    (cell.spin, cell.spinRange) = (0, 7)
    (cell.scale, cell.scaleRange) = (isNear ? 0.95 : 0.62, 0.22)
    return cell
  }
}
