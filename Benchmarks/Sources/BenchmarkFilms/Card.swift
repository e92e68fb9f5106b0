import Flipbook

/// A card that fades, on a canvas of 320 × 180, to measure how long a program takes to start. With
/// `FLIPBOOK_BENCH_LABEL=1` in the environment, the card shows a word.
package struct Card: Film {
  package let canvas = Canvas(width: 320, height: 180)
  package let duration: TimeInterval? = 1

  package init() {}

  package func perform(on stage: Stage) -> Observable<Void>? {
    let card = UIView(frame: CGRect(x: 100, y: 60, width: 120, height: 60))
    card.backgroundColor = .systemIndigo
    stage.window.addSubview(card)
    if Variant.number("LABEL", usual: 0) > 0 {
      let label = UILabel(frame: card.bounds)
      label.text = "Hello"
      label.textAlignment = .center
      label.textColor = .white
      card.addSubview(label)
    }
    return card.rx.fade(to: 0, duration: 1)
  }
}
