import Foundation
import Geometry
import Layers

/// The system's transitions: a view slides, fades or flips in or out.
struct SystemTransition {
  private static let fadeDuration = 0.5

  /// The duration of the spring that slides a controller in and out. The spring is critically
  /// damped, with the frequency √(1000 / 3) that was measured on iOS (O10.5 in docs/measured.md):
  /// with this duration, a block's spring with a damping ratio of 1 has that frequency.
  private static let slideDuration = 9.233_413_476_5 / (1000.0 / 3).squareRoot()

  /// The duration that coordinators report: that of a fade or flip.
  static var duration: TimeInterval { fadeDuration }

  let view: UIView
  let style: UIModalTransitionStyle
  /// The distance by which the view slides.
  let distance: CGFloat
  /// The duration of a fade, in seconds.
  var fadeDuration = Self.fadeDuration

  /// Animates the view, then calls `completion`.
  func run(appearing: Bool, _ completion: @escaping () -> Void) {
    if style == .flipHorizontal, let window = view.window {
      return flip(in: window, appearing: appearing, completion)
    }
    if appearing { UIView.performWithoutAnimation(hide) }
    func change() {
      if appearing { show() } else { hide() }
    }
    guard style != .crossDissolve else {
      return UIView.animate(withDuration: fadeDuration, animations: change) { _ in
        completion()
      }
    }
    Self.spring(change) { _ in completion() }
  }

  /// Animates changes with the spring that slides controllers in and out.
  static func spring(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
    UIView.animate(
      withDuration: slideDuration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: [], animations: changes, completion: completion)
  }

  /// Restores the view after it has disappeared.
  func reset() {
    UIView.performWithoutAnimation {
      view.transform = .identity
      view.isHidden = false
      if style == .crossDissolve { view.alpha = 1 }
    }
  }

  private func hide() {
    if style == .crossDissolve {
      view.alpha = 0
    } else {
      view.transform = CGAffineTransform(translationX: 0, y: distance)
    }
  }

  private func show() {
    if style == .crossDissolve { view.alpha = 1 } else { view.transform = .identity }
  }

  /// Flips the window, with the view on its other side.
  private func flip(in window: UIWindow, appearing: Bool, _ completion: @escaping () -> Void) {
    view.isHidden = appearing
    UIView.transition(
      with: window, duration: Self.fadeDuration,
      options: appearing ? .transitionFlipFromRight : .transitionFlipFromLeft,
      animations: { view.isHidden = !appearing }
    ) { _ in
      completion()
    }
  }
}
