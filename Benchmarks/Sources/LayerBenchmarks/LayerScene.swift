@_spi(Benchmarks) import FilmStage
import Flipbook

/// A stage with many layers in one group; the moving layers are spread evenly among the resting
/// ones. A group that is carried moves as a whole.
final class LayerScene {
  let name: String
  private let stage: Stage
  private var moved: [CALayer] = []
  private var frame = 0

  init(_ name: String, layers: Int, animated: Int = 0, set: Int = 0, isCarried: Bool = false) throws
  {
    self.name = name
    stage = try Stage(canvas: Canvas(width: 1280, height: 720))
    let moving = animated + set
    stage.perform {
      let group = CALayer()
      stage.window.layer.addSublayer(group)
      for number in 0..<layers {
        let layer = CALayer()
        layer.frame = CGRect(x: number % 120 * 10, y: number / 120 % 70 * 10, width: 8, height: 8)
        layer.backgroundColor = UIColor.systemIndigo.cgColor
        group.addSublayer(layer)
        // The first layer of each run moves.
        guard moving > 0, number * moving / layers != (number - 1) * moving / layers || number == 0
        else { continue }
        if animated > 0 { layer.add(turn, forKey: "turn") } else { moved.append(layer) }
      }
      if isCarried { group.add(turn, forKey: "turn") }
    }
    try stage.advance(to: 0.1)
    stage.sampleLayers()
  }

  private var turn: CAAnimation {
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = 0.0
    turn.toValue = 2 * Double.pi
    turn.duration = 2
    turn.repeatCount = .infinity
    return turn
  }

  /// Returns the mean time of a sample over `frames` frames, without the clock's work between them.
  func microseconds(frames: Int, reuse: Bool) throws -> Double {
    var total = Duration.zero
    for _ in 0..<frames {
      frame += 1
      try stage.advance(by: 1 / 60)
      stage.perform {
        CATransaction.setDisableActions(true)
        for layer in moved { layer.position.x += frame % 2 == 0 ? 1 : -1 }
      }
      total += ContinuousClock().measure { stage.sampleLayers(reuse: reuse) }
    }
    let seconds =
      Double(total.components.seconds) + Double(total.components.attoseconds) / 1e18
    return seconds * 1e6 / Double(frames)
  }
}
