import Foundation
import VirtualTime

/// Recognizes one or more taps: touches that end without having moved.
///
/// The movement (45 pt), the duration of a tap (0.75 s) and the time between two taps (0.35 s) are
/// those that are known of UIKit's implementation, not documented.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps; 1 by default.
  open var numberOfTapsRequired = 1

  /// The number of fingers; 1 by default. A scripted user has one.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var tapCount = 0
  private let timer = GestureTimer()

  static let allowableMovement: CGFloat = 45
  private static let longestTap = 0.75
  private static let longestPause = 0.35

  /// Begins a tap.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let point = location(in: nil)
    guard numberOfTouchesRequired == 1, tapCount == 0 || isNear(point) else {
      state = .failed
      return
    }
    if tapCount == 0 { start = point }
    timer.start(after: Self.longestTap) { [weak self] in self?.state = .failed }
  }

  /// Fails if the finger has moved too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isNear(location(in: nil)) { state = .failed }
  }

  /// Counts a tap, and recognizes the last one.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tapCount += 1
    timer.stop()
    if tapCount >= numberOfTapsRequired {
      state = .ended
    } else {
      timer.start(after: Self.longestPause) { [weak self] in self?.cancelGesture() }
    }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Forgets the taps so far.
  open override func reset() {
    super.reset()
    tapCount = 0
    timer.stop()
  }

  private func isNear(_ point: CGPoint) -> Bool {
    hypot(point.x - start.x, point.y - start.y) <= Self.allowableMovement
  }
}

/// Calls a closure after a time on the stage's clock, unless it is stopped.
final class GestureTimer {
  private var number = 0

  func start(after seconds: Double, _ body: @escaping () -> Void) {
    number += 1
    let own = number
    guard let clock = VirtualClock.current, seconds.isFinite else { return }
    clock.schedule(at: clock.now.advanced(bySeconds: max(seconds, 0))) { [weak self] in
      guard self?.number == own else { return }
      body()
    }
  }

  func stop() { number += 1 }
}
