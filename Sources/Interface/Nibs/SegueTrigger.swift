import Controls
import Foundation
import Lists
import Messaging
import Views

/// The target of an object that starts a segue.
final class SegueTrigger: NSObject {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  private static let selector = Selector("performSegue") { (trigger: SegueTrigger, _) in
    trigger.action()
  }

  /// Lets an object of a scene call the action.
  func connect(_ source: AnyObject, _ element: InterfaceElement) {
    switch source {
    case let control as UIControl:
      control.addTarget(self, action: Self.selector, for: NibNames.events(element["eventType"]))
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(self, action: Self.selector)
    case let item as UIBarButtonItem:
      item.target = self
      item.action = Self.selector
    case let cell as UITableViewCell where element["trigger"] == "accessoryAction":
      cell.accessorySegue = action
    case let cell as UITableViewCell: cell.segue = action
    case let cell as UICollectionViewCell: cell.segue = action
    default: break
    }
  }
}
