import Flipbook

/// The opening with async and await.
struct AsyncOpening: AsyncFilm {
  let canvas = Opening.canvas

  func perform(on stage: Stage) async throws {
    let card = Opening.card(on: stage)
    try await card.animate(duration: 0.4) { $0.alpha = 1 }
    try await card.animate(duration: 0.4) { $0.center.x += 120 }
    try await card.animate(duration: 0.4) { $0.transform = $0.transform.rotated(by: .pi / 2) }
    try await Task.sleep(for: .seconds(0.2))
    try await card.animate(duration: 0.4) { $0.transform = CGAffineTransform(scaleX: 1.5, y: 1.5) }
    try await card.animate(duration: 0.4) { $0.backgroundColor = .systemOrange }
    try await card.animate(duration: 0.4) { $0.center.y += 20 }
    try await card.animate(duration: 0.4) { $0.bounds.size = CGSize(width: 90, height: 40) }
    try await card.animate(duration: 0.4) { $0.transform = .identity }
    try await card.animate(duration: 0.4) { $0.alpha = 0 }
  }
}
