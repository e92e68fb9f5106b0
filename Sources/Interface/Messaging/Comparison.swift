import Foundation
import Layers

/// Notices changes of a value by comparing it with the last one.
final class Comparison {
  private let read: (AnyObject) -> Any?
  private let options: NSKeyValueObservingOptions
  private let handler: Observation.Handler
  private var last: Any?

  init(
    _ read: @escaping (AnyObject) -> Any?, _ object: AnyObject,
    _ options: NSKeyValueObservingOptions, _ handler: @escaping Observation.Handler
  ) {
    self.read = read
    self.options = options
    self.handler = handler
    last = read(object)
  }

  /// Calls the handler if the value differs from the last one.
  func reportChange(_ object: AnyObject) {
    if !KeyedConversion.areEqual(read(object), last) { report(object) }
  }

  /// Calls the handler at each refresh of the screen at which the value differs from the last one: the
  /// changes of an object of Foundation that doesn't report them. Returns a closure that ends this.
  func reportAtEachRefresh(_ object: AnyObject) -> () -> Void {
    let link = CADisplayLink { [weak object, self] link in
      if let object { reportChange(object) } else { link.invalidate() }
    }
    link.keepsFilmRunning = false
    link.start()
    return link.invalidate
  }

  /// Calls the handler.
  func report(_ object: AnyObject) {
    let value = read(object)
    let old = options.contains(.old) ? last : nil
    last = value
    handler(object, Observation.Change(old: old, new: options.contains(.new) ? value : nil))
  }
}
