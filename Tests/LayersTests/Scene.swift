import Failures
import Foundation
import Geometry
import Layers
import Testing
import VirtualTime

/// A clock and a layer that is in a tree committed in an earlier turn, so that it can animate.
struct Scene {
  let clock = VirtualClock()
  let root = CALayer()
  let layer = CALayer()

  init() {
    layer.name = "box"
    clock.asCurrent {
      root.keepUpToDate(by: clock)
      root.addSublayer(layer)
    }
  }

  /// Runs the clock up to `seconds`, all work due then included.
  func run(to seconds: Double) { clock.run(through: Instant(seconds: seconds)) }

  /// What the layer shows at `seconds`.
  func state(at seconds: Double) -> LayerState { layer.state(at: Instant(seconds: seconds)) }

  /// The opacity that the layer shows at `seconds`.
  func opacity(at seconds: Double) -> Double { state(at: seconds).opacity }

  /// Adds `animation` in a turn of its own.
  func add(_ animation: CAAnimation, forKey key: String? = "key") {
    clock.asCurrent { layer.add(animation, forKey: key) }
  }

  /// An opacity animation from 0 to 1.
  func fade(_ duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0.0, 1.0, duration)
    return animation
  }

  /// The error that stopped the clock.
  var error: FlipbookError? { clock.failure as? FlipbookError }

  /// What the stage was warned of.
  var warnings: [LayerWarning] { LayerWarnings.of(clock).all }

  /// Whether the clock goes on and was warned of one thing alone, of that kind.
  func isWarned(of code: LayerWarning.Code) -> Bool {
    clock.failure == nil && warnings.map(\.code) == [code]
  }
}

/// Writes down when animations began and how they ended.
final class Log: CAAnimationDelegate {
  private let clock: VirtualClock
  private(set) var lines: [String] = []

  init(_ clock: VirtualClock) { self.clock = clock }

  func note(_ what: String) { lines.append("\(what) at \(clock.now.seconds)") }

  func animationDidStart(_ anim: CAAnimation) { note("began") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    note(flag ? "finished" : "stopped")
  }
}
