import Foundation

/// Calls in a file that imports no shim: all of them use the wall clock.
enum WallClock {
  static let calls: [(name: String, run: () -> Void)] = [
    ("async", { work { DispatchQueue.global().async {} } }),
    ("barrier", { work { DispatchQueue(label: "own").async(flags: .barrier) {} } }),
    ("group", { work { DispatchQueue.global().async(group: DispatchGroup()) {} } }),
    ("item", { work { DispatchQueue.global().async(execute: DispatchWorkItem {}) } }),
    ("after", { work { DispatchQueue.global().asyncAfter(deadline: .now() + 9) {} } }),
    ("main", { work { DispatchQueue.main.sync {} } }),
    ("operation", { work { OperationQueue().addOperation {} } }),
    ("sleep", { work { Thread.sleep(forTimeInterval: 0.001) } }),
    ("usleep", { work { usleep(10) } }),
    ("nanosleep", { work { sleepByC() } }),
    ("source", { work { setSource() } }),
    ("timer", { work { setTimer() } }),
  ]

  /// Code follows the call, so that its line stays on the stack.
  @inline(never) private static func work(_ call: () -> Void) {
    call()
    flag = !flag
  }

  private static var flag = false

  private static func sleepByC() {
    var time = timespec(tv_sec: 0, tv_nsec: 1000)
    nanosleep(&time, nil)
    time.tv_nsec = 0
  }

  private static func setSource() {
    let source = DispatchSource.makeTimerSource()
    source.schedule(deadline: .now() + 9)
    source.resume()
    source.cancel()
  }

  private static func setTimer() {
    // The run loop arms only the timer that is due next, so this one must be due soon.
    let timer = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in }
    timer.invalidate()
  }

  /// Calls that read and write without waiting.
  static func harmless() throws {
    _ = try JSONDecoder().decode([Int].self, from: JSONEncoder().encode([1]))
    _ = DateFormatter().string(from: Date(timeIntervalSinceReferenceDate: 0))
    NotificationCenter.default.post(name: Notification.Name("none"), object: nil)
    _ = DispatchQueue(label: "own").sync { 3 }
    _ = Timer(timeInterval: 1, repeats: false) { _ in }
    _ = try Data(contentsOf: URL(fileURLWithPath: #filePath))
    // Spin locks make these calls while they wait.
    sleep(0)
    usleep(0)
  }
}
