import Foundation
import Geometry
import Layers
import Views

/// A finger of a scripted user, with an optional mark that shows its position.
final class Touch {
  private let sequence: TouchSequence
  private let window: UIWindow
  private let mark: TouchMark?

  init(in window: UIWindow, isVisible: Bool) {
    sequence = TouchSequence(in: window)
    self.window = window
    mark = isVisible ? TouchMark() : nil
  }

  /// Begins at `point` in the window.
  func begin(at point: CGPoint) {
    mark?.appear(at: point, in: window)
    sequence.begin(at: point)
  }

  /// Moves fingers at the same instant to points in the window.
  static func move(_ moves: [(finger: Touch, point: CGPoint)]) {
    for (finger, point) in moves { finger.mark?.center = point }
    TouchSequence.move(moves.map { ($0.finger.sequence, $0.point) })
  }

  /// Ends at the current position.
  func end() {
    mark?.disappear()
    sequence.end()
  }
}

/// A soft disc under a finger; it doesn't receive touches.
private final class TouchMark: UIView {
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 48, height: 48))
    isUserInteractionEnabled = false
    for (inset, color) in [
      (0, UIColor(white: 0, alpha: 0.22)), (3, UIColor(white: 1, alpha: 0.6)),
    ] as [(CGFloat, UIColor)] {
      let disc = UIView(frame: bounds.insetBy(dx: inset, dy: inset))
      disc.layer.cornerRadius = disc.bounds.width / 2
      disc.backgroundColor = color
      addSubview(disc)
    }
  }

  required init?(coder: NSCoder) { nil }

  func appear(at point: CGPoint, in window: UIWindow) {
    center = point
    alpha = 0
    transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    window.addSubview(self)
    UIView.animate(withDuration: 0.12) {
      self.alpha = 1
      self.transform = .identity
    }
  }

  func disappear() {
    UIView.animate(withDuration: 0.25) {
      self.alpha = 0
      self.transform = CGAffineTransform(scaleX: 1.3, y: 1.3)
    } completion: { _ in
      self.removeFromSuperview()
    }
  }
}
