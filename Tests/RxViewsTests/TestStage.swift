import Failures
import FilmStage
import Foundation
import Geometry
import Layers
import Rx
import VirtualTime
import Views

/// A stage of 320 × 180 at 10 frames per second, with a log.
final class TestStage {
  let stage: Stage
  private(set) var log: [String] = []

  init() throws {
    stage = try Stage(canvas: Canvas(width: 320, height: 180, framesPerSecond: 10))
  }

  /// The current time of the clock, in milliseconds.
  var now: Int { Int((stage.time * 1000).rounded()) }

  func note(_ what: String) { log.append("\(now): \(what)") }

  /// Adds a view to the window.
  func add<View: UIView>(_ view: View) -> View {
    stage.perform { stage.window.addSubview(view) }
    return view
  }

  /// Subscribes and records the events as "milliseconds: event".
  @discardableResult
  func record<Source: ObservableType>(_ source: Source) -> any Disposable {
    stage.perform {
      source.subscribe { [weak self] event in self?.note(event.debugDescription) }
    }
  }

  /// Advances the stage to `time` and returns the error that stopped it; nil if there was none.
  func failure(to time: TimeInterval) -> FlipbookError? {
    do throws(FlipbookError) {
      try stage.advance(to: time)
      return nil
    } catch {
      return error
    }
  }
}

extension UIView {
  /// Creates a square view around a point.
  convenience init(at x: CGFloat, _ y: CGFloat, side: CGFloat = 20) {
    self.init(frame: CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side))
  }

  /// The presented values of the view.
  var shown: LayerAppearance { LayerAppearance(self) }
}

/// The presented values of a view's layer.
struct LayerAppearance {
  let x, y, alpha, scale, angle, width: CGFloat

  init(_ view: UIView) {
    let layer = view.layer.shown
    let transform = layer.transform.affine
    x = layer.position.x
    y = layer.position.y
    alpha = layer.opacity
    scale = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    angle = atan2(transform.b, transform.a)
    width = layer.bounds.width
  }
}
