import Failures
import Foundation
import Geometry
import Layers
import Testing
import VirtualTime
import Views

/// A clock, a window and, in it, a 100 × 100 view at (0, 0).
struct Scene {
  let clock = VirtualClock()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    view.accessibilityIdentifier = "card"
    window.addSubview(view)
    window.layer.keepUpToDate(by: clock)
  }

  /// Runs `body` in a separate turn.
  func perform(_ body: () -> Void) { clock.asCurrent(body) }

  /// Runs the clock up to `seconds`, including all work due at that time.
  func run(to seconds: Double) { clock.run(through: Instant(seconds: seconds)) }

  /// The sample of the view at `seconds`.
  func state(at seconds: Double) -> LayerState { view.layer.state(at: Instant(seconds: seconds)) }

  /// The presented centre of the view at `seconds`.
  func x(at seconds: Double) -> Double { state(at: seconds).position.x }

  /// The error that stopped the clock.
  var error: FlipbookError? { clock.failure as? FlipbookError }

  /// Whether the clock is running and has reported exactly one warning, of the given kind.
  func hasOneWarning(_ code: LayerWarning.Code) -> Bool {
    clock.failure == nil && LayerWarnings.of(clock).all.map(\.code) == [code]
  }

  /// The message of the first warning.
  var warning: String? { LayerWarnings.of(clock).all.first?.message }
}

/// Records events and their times.
final class Log {
  private let clock: VirtualClock
  private(set) var lines: [String] = []

  init(_ scene: Scene) { clock = scene.clock }

  func record(_ event: String) { lines.append("\(event) at \(clock.now.seconds)") }

  /// A completion that records its argument.
  var completion: (Bool) -> Void { { self.record($0 ? "finished" : "stopped") } }
}

/// Ease-in-out, as in FIDELITY 1.
func eased(_ time: Double) -> Double { UnitBezier(0.42, 0, 0.58, 1).progress(at: time) }
