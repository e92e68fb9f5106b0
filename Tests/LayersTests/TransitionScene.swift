import Failures
import Drawing
import Foundation
import Geometry
import Layers
import Raster
import VirtualTime

/// A red layer of 10 × 10 at the centre of a canvas, committed in an earlier turn.
struct TransitionScene {
  let clock = VirtualClock()
  let root = CALayer()
  let layer = CALayer()

  init() {
    clock.asCurrent {
      root.keepUpToDate(by: clock)
      root.frame = CGRect(x: 0, y: 0, width: Canvas.side, height: Canvas.side)
      layer.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
      layer.backgroundColor = .red
      root.addSublayer(layer)
    }
  }

  /// Runs the clock to `seconds`, including all work due by then.
  func run(to seconds: Double) { clock.run(through: Instant(seconds: seconds)) }

  /// Runs `body` in its own turn, without implicit animations.
  func perform(_ body: () -> Void) {
    clock.asCurrent {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      body()
      CATransaction.commit()
    }
  }

  /// Adds `transition` and makes the layer blue.
  func turnBlue(_ transition: CATransition, forKey key: String? = nil) {
    perform {
      layer.add(transition, forKey: key)
      layer.backgroundColor = .blue
    }
  }

  func canvas(at seconds: Double) -> Canvas { Canvas(root, at: seconds) }

  /// Returns the centre pixel of the layer.
  func colour(at seconds: Double) -> Pixel? { canvas(at: seconds)[15, 15] }

  /// The error that stopped the clock.
  var error: FlipbookError? { clock.failure as? FlipbookError }
}

/// Creates a transition with a duration of one second.
func transition(
  _ type: CATransitionType = .fade, _ subtype: CATransitionSubtype? = nil,
  _ change: (CATransition) -> Void = { _ in }
) -> CATransition {
  let transition = CATransition()
  transition.type = type
  transition.subtype = subtype
  transition.duration = 1
  change(transition)
  return transition
}
