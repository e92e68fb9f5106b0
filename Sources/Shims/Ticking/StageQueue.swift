public import Dispatch
import VirtualTime

/// The queues of Dispatch, on the stage's clock.
public typealias DispatchQueue = StageQueue

/// A queue whose work runs on the stage's clock, with the name and calls of `DispatchQueue`.
///
/// No work runs concurrently, on any queue. Work that is due at one instant runs in the order in which
/// it was submitted. Work of other queues than the main one can sleep and wait: the rest of the stage
/// goes on meanwhile. Labels and qualities of service are accepted and have no effect, nor do attributes and
/// flags except `concurrent`, `initiallyInactive` and `barrier`. Outside of a stage, submitted work is
/// dropped, with a line on standard error.
///
/// The class has a name of its own, because Swift requires Sendable closures for any type named
/// `DispatchQueue`.
public final class StageQueue: Sendable {
  /// Attributes; of these, `concurrent` has an effect, on work that sleeps or waits, and
  /// `initiallyInactive`.
  public typealias Attributes = Dispatch.DispatchQueue.Attributes
  /// An autorelease frequency, which is accepted and has no effect.
  public typealias AutoreleaseFrequency = Dispatch.DispatchQueue.AutoreleaseFrequency

  /// The name that the queue was created with.
  public let label: String

  /// The quality of service that the queue was created with.
  public let qos: DispatchQoS

  /// Whether work that sleeps or waits doesn't delay the work after it.
  let isConcurrent: Bool

  /// Whether work doesn't start before `activate()`.
  let isInitiallyInactive: Bool

  /// The queue that runs this queue's work, and with which it shares its order; nil for none.
  let target: StageQueue?

  /// The values that `setSpecific(key:value:)` has stored.
  let specifics = SpecificValues()

  /// The main queue.
  public static let main = StageQueue(label: "com.apple.main-thread", qos: .userInteractive)

  private static let shared = StageQueue(
    label: "com.apple.root.default-qos", qos: .default, attributes: .concurrent)

  /// Returns the global queue, which is the same for each quality of service.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> StageQueue { shared }

  /// The priorities of global queues before there were qualities of service.
  public enum GlobalQueuePriority: Sendable {
    /// Above the default.
    case high
    /// The default.
    case `default`
    /// Below the default.
    case low
    /// For work that nobody waits for.
    case background
  }

  /// Returns the global queue, which is the same for each priority.
  public static func global(priority: GlobalQueuePriority) -> StageQueue { shared }

  /// Creates a queue with a label.
  public convenience init(label: String) { self.init(label: label, qos: .unspecified) }

  /// Creates a serial queue with a label and quality of service.
  public convenience init(label: String, qos: DispatchQoS) {
    self.init(label: label, qos: qos, attributes: [])
  }

  /// Creates a queue with a label and attributes.
  public convenience init(label: String, attributes: Attributes) {
    self.init(label: label, qos: .unspecified, attributes: attributes)
  }

  /// Creates a queue with a label, quality of service and attributes.
  public convenience init(label: String, qos: DispatchQoS, attributes: Attributes) {
    self.init(label: label, qos: qos, attributes: attributes, target: nil)
  }

  /// Creates a queue with a label, quality of service and attributes, whose work is run by `target`: by
  /// the main thread if it is the main queue, and one after the other with other work of a serial queue.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: StageQueue?
  ) {
    self.label = label
    self.qos = qos
    isConcurrent = attributes.contains(.concurrent)
    isInitiallyInactive = attributes.contains(.initiallyInactive)
    self.target = target
  }

  /// Calls `work` with 0, 1 … in sequence, and returns.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for index in 0..<max(iterations, 0) { work(index) }
  }
}

// Suspension.
extension StageQueue {
  /// Lets no further work start until `resume()` is called as often. Work that is running goes on. The main
  /// queue and the global one can't be suspended, as in Dispatch.
  public func suspend() {
    if self !== Self.main, self !== Self.shared { QueuedWork.of(self).suspend() }
  }

  /// Undoes a call of `suspend()`. Further calls do nothing; in Dispatch they end the program.
  public func resume() { QueuedWork.of(self).resume() }

  /// Lets the work of a queue with the attribute `initiallyInactive` start.
  public func activate() { QueuedWork.of(self).activate() }
}

// Work at this instant.
extension StageQueue {
  /// Runs `work` at this instant, after the work that is running or already waiting.
  public func async(execute work: @escaping () -> Void) {
    QueuedWork.of(self).add(work)
  }

  /// Runs `work` at this instant, after the work that is running or already waiting. With the flag
  /// `barrier`, no other work of the queue runs until it has ended.
  public func async(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    QueuedWork.of(self).add(isBarrier: flags.contains(.barrier), work)
  }

  /// Runs `work` as part of `group`.
  public func async(
    group: DispatchGroup, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    group.enter()
    async(flags: flags) {
      work()
      group.leave()
    }
  }

  /// Runs an item, unless it is cancelled before.
  public func async(execute workItem: DispatchWorkItem) {
    async { workItem.performAndNotify() }
  }

  /// Runs an item as part of `group`.
  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    async(group: group) { workItem.performAndNotify() }
  }

  /// Runs `work`, after the work that is running or waits in this queue, and returns its result.
  ///
  /// A call on the main queue runs the other work ahead of its time. A call on a queue that waits for
  /// itself, which deadlocks on a device, runs `work` immediately.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    try QueuedWork.of(self).sync(isBarrier: false, work)
  }

  /// Runs `work` as `sync(execute:)` does. With the flag `barrier`, no other work of the queue runs until
  /// it has ended.
  public func sync<Result>(
    flags: DispatchWorkItemFlags, execute work: () throws -> Result
  ) rethrows -> Result {
    try QueuedWork.of(self).sync(isBarrier: flags.contains(.barrier), work)
  }

  /// Runs an item, after the work that is running or waits in this queue.
  public func sync(execute workItem: DispatchWorkItem) {
    sync { workItem.performAndNotify() }
  }

  /// Runs `work`, after the work that is running or waits in this queue, and returns its result.
  public func asyncAndWait<Result>(execute work: () throws -> Result) rethrows -> Result {
    try sync(execute: work)
  }
}

// Work at later instants.
extension StageQueue {
  /// Runs `work` when the stage's clock reaches `deadline`.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    QueuedWork.of(self).add(at: deadline.instant, work)
  }

  /// Runs `work` when the stage's clock reaches `deadline`.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    QueuedWork.of(self).add(
      at: deadline.instant, isBarrier: flags.contains(.barrier), work)
  }

  /// Runs an item when the stage's clock reaches `deadline`, unless it is cancelled before.
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { execute.performAndNotify() }
  }

  /// Runs `work` when the stage's clock reaches `wallDeadline`.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) {
    QueuedWork.of(self).add(
      at: wallDeadline.instant, isBarrier: flags.contains(.barrier), work)
  }

  /// Runs an item when the stage's clock reaches `wallDeadline`, unless it is cancelled before.
  public func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) {
    asyncAfter(wallDeadline: wallDeadline) { execute.performAndNotify() }
  }
}
