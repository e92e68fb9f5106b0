import Flipbook

/// A thousand particles with a soft picture that turn, shrink and fade.
package struct Particles: Film {
  package let canvas = Variant.canvas(.black)
  package let duration: TimeInterval? = 5

  package init() {}

  package func perform(on stage: Stage) -> Observable<Void>? {
    let scale = Variant.scale
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
      for radius in stride(from: 12.0, to: 0, by: -1) {
        UIColor(white: 1, alpha: 0.15).setFill()
        context.cgContext.fillEllipse(
          in: CGRect(x: 12 - radius, y: 12 - radius, width: 2 * radius, height: 2 * radius))
      }
    }
    let cell = CAEmitterCell()
    cell.contents = dot.cgImage
    cell.birthRate = 250
    cell.lifetime = 4
    cell.velocity = 180 * scale
    cell.velocityRange = 80 * scale
    cell.emissionRange = 2 * .pi
    cell.spin = 1
    cell.scale = 1.2 * scale
    cell.scaleRange = 0.6 * scale
    cell.scaleSpeed = -0.2 * scale
    cell.alphaSpeed = -0.2
    cell.color = UIColor.systemOrange.cgColor
    cell.redRange = 0.4
    let emitter = CAEmitterLayer()
    emitter.frame = canvas.bounds
    emitter.emitterPosition = CGPoint(x: 960 * scale, y: 540 * scale)
    emitter.emitterSize = CGSize(width: 900 * scale, height: 400 * scale)
    emitter.emitterShape = .rectangle
    // As many particles as there will be, from the first frame on.
    emitter.emitterCells = [cell]
    stage.window.layer.addSublayer(emitter)
    return nil
  }
}
