import Foundation
import UIKit

enum ByFoundationAndUIKit: Clockwork {
  static func run(_ say: @escaping (String) -> Void) {
    let start = Date()
    let now = Date.now.timeIntervalSince(start)
    say("start \(Date().timeIntervalSince(start)) \(CFAbsoluteTimeGetCurrent()) \(now)")
    RunLoop.main.perform { say("perform \(Date().timeIntervalSince(start))") }
    DispatchQueue.main.async { say("async \(Date().timeIntervalSince(start))") }
    DispatchQueue.global(qos: .userInitiated).async {
      DispatchQueue.main.sync { say("background \(Date().timeIntervalSince(start))") }
    }
    let queue = DispatchQueue(label: "work", qos: .utility, attributes: .concurrent)
    queue.sync { say("sync") }
    queue.async { say("labelled \(Date().timeIntervalSince(start))") }
    let group = DispatchGroup()
    group.enter()
    group.notify(queue: .main) { say("group \(Date().timeIntervalSince(start))") }
    group.leave()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
      say("after \(Date().timeIntervalSince(start)) \(Date.timeIntervalSinceReferenceDate)")
    }
    let deadline = DispatchTime.now() + .milliseconds(250)
    queue.asyncAfter(deadline: deadline) { say("deadline \(Date().timeIntervalSince(start))") }
    let item = DispatchWorkItem { say("item \(Date().timeIntervalSince(start))") }
    item.notify(queue: .main) { say("told \(Date().timeIntervalSince(start))") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25, execute: item)
    var timer: Timer?
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { ticking in
      say("timer \(Date().timeIntervalSince(start))")
      if Date().timeIntervalSince(start) >= 1 { timer?.invalidate() }
    }
    let added = Timer(timeInterval: 0.5, repeats: false) { _ in
      say("added \(Date().timeIntervalSince(start))")
    }
    RunLoop.current.add(added, forMode: .common)
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.5) {
      say("wall \(Date().timeIntervalSince(start))")
    }
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 0.75)
    source.setEventHandler {
      say("source \(Date().timeIntervalSince(start))")
      source.cancel()
    }
    source.resume()
  }
}
