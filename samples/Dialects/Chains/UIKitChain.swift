import Flipbook

/// The chains in UIKit's completions.
struct UIKitChain: ChainFilm {
  var chain = Chain.completions

  func perform(on stage: Stage) -> Observable<Void>? {
    let card = UIView.chainCard(on: stage)
    switch chain {
    case .completions:
      UIView.animate(withDuration: 0.5) {
        card.turn()
      } completion: { _ in
        UIView.animate(withDuration: 0.5) {
          card.shift()
        } completion: { _ in
          UIView.animate(withDuration: 0.5) { card.fade() }
        }
      }
    case .keyframes:
      card.playKeyframes { _ in }
    case .flatMap:
      animate(card, UIView.turn) { animate(card, UIView.shift) { animate(card, UIView.fade) {} } }
    case .concat:
      play([UIView.turn, nil, UIView.shift, UIView.fade], on: card)
    case .endlessTurn:
      turn(card, times: 5)
    }
    return nil
  }

  private func animate(
    _ card: UIView, _ change: @escaping (UIView) -> () -> Void, then next: @escaping () -> Void
  ) {
    UIView.animate(withDuration: 0.5, animations: change(card)) { _ in next() }
  }

  /// Plays changes one after the other; nil is a pause.
  private func play(_ changes: [((UIView) -> () -> Void)?], on card: UIView) {
    var delay = 0.0
    for change in changes {
      if let change {
        _ = pause(delay).subscribe(onCompleted: {
          UIView.animate(withDuration: 0.5, animations: change(card))
        })
      }
      delay += 0.5
    }
  }

  private func turn(_ card: UIView, times: Int) {
    guard times > 0 else { return }
    animate(card, UIView.turn) { turn(card, times: times - 1) }
  }
}
