import Foundation
import Layers
import Messaging
import VirtualTime

/// The messages about one block between `beginAnimations` and `commitAnimations`, for the object that
/// `setAnimationDelegate` names. It is retained until the block has ended.
final class BlockMessages {
  private let animationID: String?
  private let context: UnsafeMutableRawPointer?
  var receiver: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  init(_ animationID: String?, _ context: UnsafeMutableRawPointer?) {
    self.animationID = animationID
    self.context = context
  }

  /// Sends the message for the start.
  func sendStart() {
    guard let receiver, let willStart else { return }
    Message.send(willStart, to: receiver, [animationID, context])
  }

  /// Sends the message for the end. `isFinished` is false if an animation was removed or replaced.
  func sendStop(_ isFinished: Bool) {
    guard let receiver, let didStop else { return }
    self.receiver = nil
    Message.send(didStop, to: receiver, [animationID, NSNumber(value: isFinished), context])
  }
}
