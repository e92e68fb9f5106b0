import Flipbook

/// Cards with shadows and labels, of which nothing moves.
package struct Rest: Film {
  package let canvas = Canvas(width: 1920, height: 1080, background: .white)
  package let duration: TimeInterval? = 5

  package init() {}

  package func perform(on stage: Stage) -> Observable<Void>? {
    for number in 0..<100 {
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 90))
      card.center = CGPoint(x: 96 + number % 10 * 192, y: 54 + number / 10 * 108)
      card.backgroundColor = .systemYellow
      card.layer.cornerRadius = 12
      card.layer.shadowOpacity = 0.3
      let label = UILabel(frame: card.bounds)
      label.text = "Card \(number)"
      label.textAlignment = .center
      card.addSubview(label)
      stage.window.addSubview(card)
    }
    return nil
  }
}
