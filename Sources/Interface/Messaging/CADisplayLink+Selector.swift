import Foundation
public import Layers

extension CADisplayLink {
  /// Creates a display link that sends a message to `target`, which it retains until it is
  /// invalidated. The method's argument, if it has one, is the display link.
  public convenience init(target: Any, selector sel: Selector) {
    let target = target as AnyObject
    self.init { link in Message.send(sel, to: target, [link]) }
  }
}
