public import Foundation
import Layers

/// Methods that are called when an animator begins and ends to move items. All methods are optional.
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called when the animator is about to move items.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when all items are at rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing, unless a subclass implements the method.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    OptionalMessage.send("dynamicAnimatorWillResume:", to: self, animator)
  }

  /// Does nothing, unless a subclass implements the method.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    OptionalMessage.send("dynamicAnimatorDidPause:", to: self, animator)
  }
}
