public import Foundation
public import Messaging
import VirtualTime

/// A thread, with the name and calls of `Thread` in rewritten sources. Its work is that of a background
/// queue: it can sleep and wait, and runs on the stage's clock. Stack size, priority and quality of
/// service are stored and have no effect. Outside of a stage, `start()` runs the work immediately.
open class StageThread: NSObject {
  /// The name of the thread; nil by default.
  open var name: String?
  /// The size of the stack, in bytes; has no effect.
  open var stackSize = 512 << 10
  /// The priority, from 0 to 1; has no effect.
  open var threadPriority = 0.5
  /// The quality of service; has no effect.
  open var qualityOfService = QualityOfService.default
  /// Values that the thread's work stores.
  open private(set) lazy var threadDictionary = NSMutableDictionary()
  /// Whether the work is running, or waits in the middle.
  open private(set) var isExecuting = false
  /// Whether the work has ended.
  open private(set) var isFinished = false
  /// Whether `cancel()` was called.
  open private(set) var isCancelled = false

  private var work: (() -> Void)?

  /// Creates a thread whose `main()` is overridden.
  public override init() { super.init() }

  /// Creates a thread that runs `block`.
  public init(block: @escaping () -> Void) {
    work = block
    super.init()
  }

  /// Creates a thread that sends a message with `argument` to `target`, which it retains until the work
  /// has ended.
  public init(target: Any, selector: Selector, object argument: Any?) {
    work = { Message.send(selector, to: target as AnyObject, [argument]) }
    super.init()
  }

  /// Starts the work at this instant, after the work that is running. A thread that was started before
  /// does nothing.
  open func start() {
    guard !hasStarted else { return }
    hasStarted = true
    isExecuting = true
    StageQueue.global().async { [self] in
      RunningThread.current?.thread = self
      if !isCancelled { main() }
      RunningThread.current?.thread = nil
      finish()
    }
  }

  private var hasStarted = false

  private func finish() {
    isExecuting = false
    isFinished = true
    work = nil
  }

  /// Asks the work to end, which `isCancelled` shows. A thread that hasn't run yet won't.
  open func cancel() { isCancelled = true }

  /// The work of the thread.
  open func main() { work?() }

  /// Whether this is the main thread.
  open var isMainThread: Bool { self === Self.main }
}

// The threads of the stage.
extension StageThread {
  /// The main thread.
  public static var main: StageThread { MainThread.current?.thread ?? outsideOfStages }

  /// The thread that is running.
  public static var current: StageThread {
    if isMainThread { return main }
    guard let running = RunningThread.current else { return main }
    if let thread = running.thread { return thread }
    let thread = StageThread()
    thread.isExecuting = true
    running.thread = thread
    return thread
  }

  // The only one that several threads share; it is only compared.
  nonisolated(unsafe) private static let outsideOfStages = StageThread()

  /// Whether the running work is that of the main queue.
  public static var isMainThread: Bool { Coroutine.isMainThread }

  /// Whether there are other threads: true.
  public static func isMultiThreaded() -> Bool { true }

  /// The functions that are executing, as Foundation describes them.
  public static var callStackSymbols: [String] { Foundation.Thread.callStackSymbols }

  /// Runs `block` as work of a thread of its own.
  public static func detachNewThread(_ block: @escaping () -> Void) {
    StageThread(block: block).start()
  }

  /// Sends a message with `argument` to `target` as work of a thread of its own.
  public static func detachNewThreadSelector(
    _ selector: Selector, toTarget target: Any, with argument: Any?
  ) {
    StageThread(target: target, selector: selector, object: argument).start()
  }

  /// Ends the running thread. The call doesn't return, and what the thread's functions have retained
  /// isn't released. On the main thread it does nothing.
  public static func exit() {
    guard !isMainThread else { return }
    RunningThread.current?.thread?.finish()
    Coroutine.current?.suspend()
  }
}

// Sleeping. In work of the main queue, and outside of work that a queue started, the program really
// waits.
extension StageThread {
  /// Suspends the work of a background queue for `interval` seconds.
  public static func sleep(forTimeInterval interval: TimeInterval) {
    guard let coroutine = Coroutine.current else {
      return Foundation.Thread.sleep(forTimeInterval: interval)
    }
    sleep(coroutine, until: StageNow.instant.advanced(bySeconds: interval > 0 ? interval : 0))
  }

  /// Suspends the work of a background queue until `date`.
  public static func sleep(until date: Foundation.Date) {
    sleep(forTimeInterval: date.timeIntervalSince(StageNow.date))
  }

  /// Suspends the work of a background queue for a number of seconds, and returns 0.
  @discardableResult public static func sleep(_ seconds: UInt32) -> UInt32 {
    sleep(forTimeInterval: Double(seconds))
    return 0
  }

  /// Suspends the work of a background queue for a number of microseconds, and returns 0.
  @discardableResult public static func usleep(_ microseconds: UInt32) -> Int32 {
    sleep(forTimeInterval: Double(microseconds) / 1e6)
    return 0
  }

  /// Suspends `coroutine` until `instant`.
  static func sleep(_ coroutine: Coroutine, until instant: Instant) {
    StageNow.scheduleInBackground(at: instant, "the end of a sleep", coroutine.resume)
    coroutine.suspend()
  }
}

/// The main thread of a stage.
private final class MainThread: StageLocal {
  let thread = StageThread()

  init(on clock: VirtualClock) { thread.name = "main" }
}

/// The thread whose work is running, or waits in the middle.
private final class RunningThread: CoroutineLocal {
  var thread: StageThread?

  init() {}
}
