/// Work on a thread of its own that takes turns with the stage's thread: at each moment only one of
/// them runs, so that everything happens in the same order in each run.
///
/// Work of a background queue is a coroutine. It can wait in the middle, as on a device, while the
/// stage's clock goes on.
package final class Coroutine {
  private let thread: CoroutineThread
  private var isSuspended = false
  /// Whether the coroutine runs work of the main thread, for which a call of its own waits.
  private var isOnMainThread = false
  fileprivate var locals = CoroutineLocals()

  private init(on thread: CoroutineThread) { self.thread = thread }

  /// The coroutine of the current stage that is running, or nil if none is.
  package static var current: Coroutine? { Coroutines.current?.active }

  /// Whether the running work is that of the main thread.
  package static var isMainThread: Bool { current?.isOnMainThread ?? true }

  /// Runs `body` as a coroutine of the current stage until it ends or is suspended. The clock fails if
  /// the system can't start a thread. Outside of a stage, `body` is called.
  package static func run(_ body: @escaping () -> Void) {
    guard let clock = VirtualClock.current else { return body() }
    let coroutines = Coroutines.of(clock)
    do {
      let coroutine = Coroutine(on: try coroutines.idleThread())
      coroutine.switchTo { coroutine.thread.run(body) }
    } catch { clock.fail(error) }
  }

  /// Calls `body` as work of the main thread and returns its result: immediately, or, if a coroutine is
  /// running, in a turn of its own after the work that is running or waiting.
  package static func runOnMainThread<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let clock = VirtualClock.current, let coroutine = current, !coroutine.isOnMainThread
    else { return try body() }
    clock.schedule(at: clock.context.ahead ?? clock.now, coroutine.resume)
    coroutine.suspend()
    coroutine.isOnMainThread = true
    defer {
      coroutine.isOnMainThread = false
      BackgroundTurns.of(clock).schedule(at: clock.context.ahead ?? clock.now, coroutine.resume)
      coroutine.suspend()
    }
    return try body()
  }

  /// Suspends the running coroutine until `resume()` is called. If the clock ends before that, the call
  /// doesn't return: what its functions have retained isn't released.
  package func suspend() {
    isSuspended = true
    thread.switchBack()
  }

  /// Continues the suspended coroutine until it ends or is suspended again. Otherwise the call has no
  /// effect.
  package func resume() {
    guard isSuspended else { return }
    isSuspended = false
    switchTo(thread.switchTo)
  }

  private func switchTo(_ run: () -> Void) {
    guard let coroutines = Coroutines.current else { return }
    let before = coroutines.active
    coroutines.active = self
    run()
    coroutines.active = before
    coroutines.keep(thread, of: isSuspended ? self : nil)
  }
}

/// An object of which each coroutine has its own, and code outside of coroutines another one. It is
/// created on first use.
package protocol CoroutineLocal: AnyObject {
  /// Creates the object.
  init()
}

extension CoroutineLocal {
  /// The object of the running coroutine, or, outside of coroutines, the other one; nil without a stage.
  package static var current: Self? {
    guard let coroutines = Coroutines.current else { return nil }
    guard let coroutine = coroutines.active else { return coroutines.locals.object(self) }
    return coroutine.locals.object(self)
  }
}

/// The objects of one coroutine by their types.
private struct CoroutineLocals {
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  mutating func object<Object: CoroutineLocal>(_ type: Object.Type) -> Object {
    // The value under a type's identifier always has that type.
    if let found = objects[ObjectIdentifier(type)] { return unsafeDowncast(found, to: type) }
    let made = Object()
    objects[ObjectIdentifier(type)] = made
    return made
  }
}

/// The coroutines of one clock.
private final class Coroutines: StageLocal {
  var active: Coroutine?
  var locals = CoroutineLocals()
  private unowned let clock: VirtualClock
  private var idle: [CoroutineThread] = []
  private var suspended: [ObjectIdentifier: CoroutineThread] = [:]

  init(on clock: VirtualClock) {
    self.clock = clock
    clock.atEnd(of: self) { $0.endThreads() }
  }

  deinit { endThreads() }

  func idleThread() throws -> CoroutineThread {
    try idle.popLast() ?? CoroutineThread(of: clock)
  }

  /// Keeps the thread of a coroutine that is suspended, or for another one.
  func keep(_ thread: CoroutineThread, of coroutine: Coroutine?) {
    suspended[ObjectIdentifier(thread)] = coroutine == nil ? nil : thread
    if coroutine == nil { idle.append(thread) }
  }

  private func endThreads() {
    for thread in idle { thread.end() }
    for thread in suspended.values { thread.end() }
    (idle, suspended) = ([], [:])
  }
}
