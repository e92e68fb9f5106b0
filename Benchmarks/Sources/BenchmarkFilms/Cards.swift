import Flipbook

/// Twelve rounded cards with soft shadows that slide past each other.
package struct Cards: Film {
  package let canvas = Variant.canvas()
  package let duration: TimeInterval? = 5

  package init() {}

  package func perform(on stage: Stage) -> Observable<Void>? {
    let scale = Variant.scale
    let cards = (0..<12).map { number in
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 420 * scale, height: 280 * scale))
      card.center = CGPoint(
        x: (260 + Double(number % 4) * 460) * scale,
        y: (200 + Double(number / 4) * 340) * scale)
      card.backgroundColor = UIColor(
        hue: Double(number) / 12, saturation: 0.3, brightness: 1, alpha: 1)
      card.layer.cornerRadius = 24 * scale
      card.layer.shadowOpacity = 0.4
      card.layer.shadowRadius = 24 * scale
      card.layer.shadowOffset = CGSize(width: 0, height: 12 * scale)
      stage.window.addSubview(card)
      return card
    }
    UIView.animate(withDuration: 5, delay: 0, options: .curveLinear) {
      for (number, card) in cards.enumerated() {
        card.center.x += (number.isMultiple(of: 2) ? 300 : -300) * scale
      }
    }
    return nil
  }
}
