import UIKit

/// All these types, and all ways to create a date, in a file that imports only UIKit.
final class Clerk {
  let queue: DispatchQueue
  var group: DispatchGroup?
  var item: DispatchWorkItem?
  var source: DispatchSourceTimer?
  weak var timer: Timer?
  let start: Date = .init()
  var deadline: DispatchTime = .now()

  init(queue: DispatchQueue = .main) { self.queue = queue }

  func remind(after seconds: TimeInterval, _ action: @escaping () -> Void) {
    item?.cancel()
    let next = DispatchWorkItem { [weak self] in
      self?.item = nil
      action()
    }
    item = next
    queue.asyncAfter(deadline: deadline + seconds, execute: next)
  }

  var age: TimeInterval { -start.timeIntervalSinceNow }
}
