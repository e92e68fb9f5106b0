import Foundation
import Messaging

/// A target of a gesture recognizer, as UIKit's private objects in `_targets` are. Libraries read by the key
/// `target` to which object the recognizer of a navigation controller's swipes sends its action.
final class RecognizerTarget: NSObject {
  let target: AnyObject
  let action: Selector

  init(_ target: AnyObject, _ action: Selector) {
    self.target = target
    self.action = action
  }
}
