import Flipbook

/// The opening in UIKit's completions.
struct UIKitOpening: Film {
  let canvas = Opening.canvas

  func perform(on stage: Stage) -> Observable<Void>? {
    let card = Opening.card(on: stage)
    UIView.animate(withDuration: 0.4) {
      card.alpha = 1
    } completion: { _ in
      UIView.animate(withDuration: 0.4) {
        card.center.x += 120
      } completion: { _ in
        UIView.animate(withDuration: 0.4) {
          card.transform = card.transform.rotated(by: .pi / 2)
        } completion: { _ in
          UIView.animate(withDuration: 0.4, delay: 0.2) {
            card.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
          } completion: { _ in
            self.leave(card)
          }
        }
      }
    }
    return nil
  }

  private func leave(_ card: UIView) {
    UIView.animate(withDuration: 0.4) {
      card.backgroundColor = .systemOrange
    } completion: { _ in
      UIView.animate(withDuration: 0.4) {
        card.center.y += 20
      } completion: { _ in
        UIView.animate(withDuration: 0.4) {
          card.bounds.size = CGSize(width: 90, height: 40)
        } completion: { _ in
          UIView.animate(withDuration: 0.4) {
            card.transform = .identity
          } completion: { _ in
            UIView.animate(withDuration: 0.4) { card.alpha = 0 }
          }
        }
      }
    }
  }
}
