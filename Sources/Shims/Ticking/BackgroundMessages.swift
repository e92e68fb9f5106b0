public import Foundation
public import Messaging

// Messages that `NSObject` sends on a thread of its own: work of the global queue.
extension NSObjectProtocol where Self: NSObject {
  /// Sends a message as work of the global queue, which can sleep. The object and the argument are
  /// retained until then.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    PortedReceiver(self).performSelector(inBackground: aSelector, with: arg)
  }
}

extension PortedReceiver {
  /// Sends a message as work of the global queue, which can sleep. The object and the argument are
  /// retained until then.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    StageQueue.global().async { perform(aSelector, with: arg) }
  }
}
