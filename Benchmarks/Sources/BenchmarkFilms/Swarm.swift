import Flipbook

/// Small rounded rectangles, 3 000 of them or `FLIPBOOK_BENCH_LAYERS`, each of which rotates and
/// falls with two explicit animations. `FLIPBOOK_BENCH_SECONDS` plays less than 5 seconds of it.
package struct Swarm: Film {
  package let canvas = Canvas(width: 1920, height: 1080, background: .white)
  package let duration: TimeInterval? = Variant.number("SECONDS", usual: 5)
  private let count = Int(Variant.number("LAYERS", usual: 3000))

  package init() {}

  package func perform(on stage: Stage) -> Observable<Void>? {
    var lottery = Lottery()
    for number in 0..<count {
      let layer = Self.layer(number)
      let place = CGPoint(x: lottery.next() * 1920, y: lottery.next() * 1400 - 1400)
      layer.position = place
      stage.window.layer.addSublayer(layer)
      animate(layer, "transform.rotation.z", from: 0, to: (1 + lottery.next() * 3) * 2 * .pi)
      animate(layer, "position.y", from: place.y, to: place.y + 1400)
    }
    return nil
  }

  /// Returns a layer whose colour depends on its number.
  static func layer(_ number: Int) -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 16)
    layer.cornerRadius = 3
    let hue = Double(number % 360) / 360
    layer.backgroundColor = UIColor(hue: hue, saturation: 0.7, brightness: 0.9, alpha: 1).cgColor
    return layer
  }

  private func animate(_ layer: CALayer, _ keyPath: String, from: Double, to: Double) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 5
    layer.add(animation, forKey: keyPath)
  }
}
