import Controls
import Foundation
import Geometry
import Layers
import Views
import VirtualTime

/// A clock with a window of 320 × 180, and a finger.
struct TouchScene {
  let clock = VirtualClock()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 180))

  init() { window.layer.keepUpToDate(by: clock) }

  /// Adds a view to the window, or to another view.
  func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
    clock.asCurrent { (parent ?? window).addSubview(view) }
    return view
  }

  /// A touch that begins at the first point, moves through the others and ends at the last.
  func drag(_ points: CGPoint...) {
    clock.asCurrent {
      let touch = TouchSequence(in: window)
      touch.begin(at: points[0])
      for point in points.dropFirst() { touch.move(to: point) }
      touch.end()
    }
  }

  /// Runs the clock up to `seconds`.
  func run(to seconds: Double) { clock.run(through: Instant(seconds: seconds)) }

  /// The view that the window's hit test returns for a point.
  func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    window.hitTest(CGPoint(x: x, y: y), with: nil)
  }
}

/// Records the names of the events that a control sends.
final class EventLog {
  private(set) var names: [String] = []

  /// Observes all events of a control.
  init(_ control: UIControl) {
    for (name, event) in Self.all {
      control.addAction(UIAction { [weak self] _ in self?.names.append(name) }, for: event)
    }
  }

  private static let all: [(String, UIControl.Event)] = [
    ("down", .touchDown), ("dragInside", .touchDragInside), ("dragOutside", .touchDragOutside),
    ("enter", .touchDragEnter), ("exit", .touchDragExit), ("upInside", .touchUpInside),
    ("upOutside", .touchUpOutside), ("cancel", .touchCancel), ("value", .valueChanged),
    ("primary", .primaryActionTriggered), ("begin", .editingDidBegin),
    ("changed", .editingChanged), ("end", .editingDidEnd), ("return", .editingDidEndOnExit),
  ]
}

func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
