import Containers
import Controls
import Foundation
import Geometry
import Views
import VirtualTime

extension ContainerScene {
  /// The menu that is shown.
  var menu: ShownMenu? { clock.asCurrent { ShownMenu(above: window) } }

  /// The titles of the elements that are shown; empty without a menu.
  var titles: [String] { menu?.titles ?? [] }

  /// The middle of an element in the window.
  func place(of title: String) -> CGPoint {
    clock.asCurrent { menu?.middle(of: title) ?? CGPoint(x: -1, y: -1) }
  }

  /// Taps an element of the menu.
  func choose(_ title: String) {
    let point = place(of: title)
    tap(point.x, point.y)
  }

  /// A finger that comes down at a point.
  func finger(_ x: CGFloat, _ y: CGFloat) -> TouchSequence {
    let touch = TouchSequence(in: window)
    perform { touch.begin(at: CGPoint(x: x, y: y)) }
    return touch
  }

  /// Presses a point for a time.
  func press(_ x: CGFloat, _ y: CGFloat, until seconds: Double) {
    let touch = finger(x, y)
    run(to: seconds)
    perform { touch.end() }
  }
}

/// What the actions of a menu did.
final class MenuLog {
  var list: [String] = []

  /// Returns an action that is written down.
  func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [unowned self] action in
      list.append(action.title)
    }
  }
}
