import Flipbook

/// The chains with async and await.
struct AsyncChain: ChainFilm, AsyncFilm {
  var chain = Chain.completions

  func perform(on stage: Stage) async throws {
    let card = UIView.chainCard(on: stage)
    switch chain {
    case .completions, .flatMap:
      try await card.animate(duration: 0.5) { $0.turn() }
      try await card.animate(duration: 0.5) { $0.shift() }
      try await card.animate(duration: 0.5) { $0.fade() }
    case .keyframes:
      await withCheckedContinuation { continuation in
        card.playKeyframes { _ in continuation.resume() }
      }
    case .concat:
      try await card.animate(duration: 0.5) { $0.turn() }
      try await Task.sleep(for: .seconds(0.5))
      try await card.animate(duration: 0.5) { $0.shift() }
      try await card.animate(duration: 0.5) { $0.fade() }
    case .endlessTurn:
      var turns = 0
      while turns < 5 {
        try await card.animate(duration: 0.5) { $0.turn() }
        turns += 1
      }
    }
  }
}
