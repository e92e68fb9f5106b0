import Flipbook

/// Five ways to chain animations. Each is written in all dialects.
enum Chain: String, Codable, CaseIterable {
  /// A turn, a shift and a fade, each started by the completion of the previous one.
  case completions
  /// The same as keyframes of one animation.
  case keyframes
  /// The same, each started with the result of the previous one.
  case flatMap
  /// The same as a list, with a pause of half a second after the turn.
  case concat
  /// An endless turn, taken five times.
  case endlessTurn
}

/// A film of one chain.
protocol ChainFilm: Film {
  var chain: Chain { get set }
}

extension ChainFilm {
  var canvas: Canvas { Opening.canvas }

  /// Returns the film of a chain.
  static func film(of chain: Chain) -> Self {
    var film = Self()
    film.chain = chain
    return film
  }
}

/// The changes of the chains.
extension UIView {
  /// Adds the card of the chains to a stage's window.
  static func chainCard(on stage: Stage) -> UIView {
    let card = Opening.card(on: stage)
    card.alpha = 1
    return card
  }

  func turn() { transform = transform.rotated(by: .pi / 2) }
  func shift() { center.x += 120 }
  func fade() { alpha = 0 }

  /// Turns, shifts and fades as keyframes of 1.5 seconds.
  func playKeyframes(_ completion: @escaping (Bool) -> Void) {
    UIView.animateKeyframes(withDuration: 1.5, delay: 0, options: .calculationModeLinear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1 / 3) { self.turn() }
      UIView.addKeyframe(withRelativeStartTime: 1 / 3, relativeDuration: 1 / 3) { self.shift() }
      UIView.addKeyframe(withRelativeStartTime: 2 / 3, relativeDuration: 1 / 3) { self.fade() }
    } completion: {
      completion($0)
    }
  }
}
