import Failures
import Foundation
import Geometry
import Layers
import Testing
import VirtualTime

/// A clock and a layer in a tree committed in an earlier turn, so that the layer can animate.
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

  /// Runs the clock to `seconds`, including all work due by then.
  func run(to seconds: Double) { clock.run(through: Instant(seconds: seconds)) }

  /// Returns the layer's presentation at `seconds`.
  func state(at seconds: Double) -> LayerState { layer.state(at: Instant(seconds: seconds)) }

  /// Returns the opacity of the layer's presentation at `seconds`.
  func opacity(at seconds: Double) -> Double { state(at: seconds).opacity }

  /// Adds `animation` in its own turn.
  func add(_ animation: CAAnimation, forKey key: String? = "key") {
    clock.asCurrent { layer.add(animation, forKey: key) }
  }

  /// Returns an opacity animation from 0 to 1.
  func fade(_ duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0.0
    animation.toValue = 1.0
    animation.duration = duration
    return animation
  }

  /// The error that stopped the clock.
  var error: FlipbookError? { clock.failure as? FlipbookError }

  /// The warnings of the stage.
  var warnings: [LayerWarning] { LayerWarnings.of(clock).all }

  /// Returns whether the clock still runs and has exactly one warning, with this code.
  func hasOneWarning(_ code: LayerWarning.Code) -> Bool {
    clock.failure == nil && warnings.map(\.code) == [code]
  }
}

/// Records the start and the end of animations.
final class Log: CAAnimationDelegate {
  private let clock: VirtualClock
  private(set) var lines: [String] = []

  init(_ clock: VirtualClock) { self.clock = clock }

  func record(_ event: String) { lines.append("\(event) at \(clock.now.seconds)") }

  func animationDidStart(_ anim: CAAnimation) { record("began") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    record(flag ? "finished" : "stopped")
  }
}
