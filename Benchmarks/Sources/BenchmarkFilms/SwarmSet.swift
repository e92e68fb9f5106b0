import Flipbook

/// The layers of `Swarm`, moved by code in every frame instead of animations.
package struct SwarmSet: Film {
  package let canvas = Canvas(width: 1920, height: 1080, background: .white)
  package let duration: TimeInterval? = 5
  private let count = Int(Variant.number("LAYERS", usual: 3000))

  package init() {}

  package func perform(on stage: Stage) -> Observable<Void>? {
    var lottery = Lottery()
    let layers = (0..<count).map { number in
      let layer = Swarm.layer(number)
      layer.position = CGPoint(x: lottery.next() * 1920, y: lottery.next() * 1080)
      stage.window.layer.addSublayer(layer)
      return layer
    }
    let link = CADisplayLink { _ in
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      for layer in layers { layer.position.y += 1 }
      CATransaction.commit()
    }
    link.add(to: .main, forMode: .common)
    return nil
  }
}
