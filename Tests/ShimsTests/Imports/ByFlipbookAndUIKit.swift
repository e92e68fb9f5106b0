import Flipbook
import UIKit

enum ByFlipbookAndUIKit: Clockwork {
  static func run(_ note: @escaping (String) -> Void) {
    let start = Date()
    let now = Date.now.timeIntervalSince(start)
    note("start \(Date().timeIntervalSince(start)) \(CFAbsoluteTimeGetCurrent()) \(now)")
    RunLoop.main.perform { note("perform \(Date().timeIntervalSince(start))") }
    DispatchQueue.main.async { note("async \(Date().timeIntervalSince(start))") }
    DispatchQueue.global(qos: .userInitiated).async {
      DispatchQueue.main.sync { note("background \(Date().timeIntervalSince(start))") }
    }
    let queue = DispatchQueue(label: "work", qos: .utility, attributes: .concurrent)
    queue.sync { note("sync") }
    queue.async { note("labelled \(Date().timeIntervalSince(start))") }
    let group = DispatchGroup()
    group.enter()
    group.notify(queue: .main) { note("group \(Date().timeIntervalSince(start))") }
    group.leave()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
      note("after \(Date().timeIntervalSince(start)) \(Date.timeIntervalSinceReferenceDate)")
    }
    let deadline = DispatchTime.now() + .milliseconds(250)
    queue.asyncAfter(deadline: deadline) { note("deadline \(Date().timeIntervalSince(start))") }
    let item = DispatchWorkItem { note("item \(Date().timeIntervalSince(start))") }
    item.notify(queue: .main) { note("notified \(Date().timeIntervalSince(start))") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25, execute: item)
    var timer: Timer?
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { ticking in
      note("timer \(Date().timeIntervalSince(start))")
      if Date().timeIntervalSince(start) >= 1 { timer?.invalidate() }
    }
    let added = Timer(timeInterval: 0.5, repeats: false) { _ in
      note("added \(Date().timeIntervalSince(start))")
    }
    RunLoop.current.add(added, forMode: .common)
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.5) {
      note("wall \(Date().timeIntervalSince(start))")
    }
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 0.75)
    source.setEventHandler {
      note("source \(Date().timeIntervalSince(start))")
      source.cancel()
    }
    source.resume()
  }
}
