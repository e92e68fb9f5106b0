public import Dispatch
import VirtualTime

/// The queues of Dispatch, on the stage's clock.
public typealias DispatchQueue = StageQueue

/// A queue whose work runs on the stage's clock, with the name and calls of `DispatchQueue`.
///
/// A stage has one thread: no work runs concurrently, on any queue. Work that is due at one instant
/// runs in the order in which it was submitted. After a pause of `StageThread`, work of other queues
/// than the main one goes on immediately, and what it submits from then on, or what follows it in a
/// serial queue, is due later. Labels, qualities of service, targets and flags are accepted and have
/// no effect, and so are attributes, except `concurrent`. Outside of a stage, submitted work is
/// dropped, with a line on standard error. `suspend` and `resume` aren't supported.
///
/// The class has a name of its own, because Swift requires Sendable closures for any type named
/// `DispatchQueue`.
public final class StageQueue: Sendable {
  /// Attributes; of these, only `concurrent` has an effect, on work that sleeps.
  public typealias Attributes = Dispatch.DispatchQueue.Attributes
  /// An autorelease frequency, which is accepted and has no effect.
  public typealias AutoreleaseFrequency = Dispatch.DispatchQueue.AutoreleaseFrequency

  /// The name that the queue was created with.
  public let label: String

  /// The quality of service that the queue was created with.
  public let qos: DispatchQoS

  /// Whether work that sleeps doesn't delay the work after it.
  let isConcurrent: Bool

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
  public init(label: String, qos: DispatchQoS, attributes: Attributes) {
    self.label = label
    self.qos = qos
    isConcurrent = attributes.contains(.concurrent)
  }

  /// Creates a queue with a label and quality of service.
  public convenience init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: StageQueue?
  ) {
    self.init(label: label, qos: qos, attributes: attributes)
  }

  /// Calls `work` with 0, 1 … in sequence, and returns.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for index in 0..<max(iterations, 0) { work(index) }
  }
}

// Work at this instant.
extension StageQueue {
  /// Runs `work` at this instant, after the work that is running or already waiting.
  public func async(execute work: @escaping () -> Void) {
    WaitingWork.submit { QueuedWork.of(self).enqueue { self.run(work) } }
  }

  /// Runs `work` at this instant, after the work that is running or already waiting.
  public func async(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    async(execute: work)
  }

  /// Runs `work` as part of `group`.
  public func async(
    group: DispatchGroup, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    group.enter()
    async {
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

  /// Runs `work` immediately, after the work that waits in this queue for this instant, and returns
  /// its result. This also works on the main queue, where it would deadlock on a device.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    QueuedWork.of(self).runAll()
    return try asCurrent(work)
  }

  /// Runs `work` immediately, after the work that waits in this queue for this instant, and returns
  /// its result.
  public func sync<Result>(
    flags: DispatchWorkItemFlags, execute work: () throws -> Result
  ) rethrows -> Result {
    try sync(execute: work)
  }

  /// Runs an item immediately, after the work that waits in this queue for this instant.
  public func sync(execute workItem: DispatchWorkItem) {
    sync { workItem.performAndNotify() }
  }

  /// Runs `work` immediately, after the work that waits in this queue for this instant, and returns
  /// its result.
  public func asyncAndWait<Result>(execute work: () throws -> Result) rethrows -> Result {
    try sync(execute: work)
  }
}

// Work at later instants.
extension StageQueue {
  /// Runs `work` when the stage's clock reaches `deadline`.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    schedule(at: deadline.instant, work)
  }

  /// Runs `work` when the stage's clock reaches `deadline`.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    asyncAfter(deadline: deadline, execute: work)
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
    schedule(at: wallDeadline.instant, work)
  }

  /// Runs an item when the stage's clock reaches `wallDeadline`, unless it is cancelled before.
  public func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) {
    asyncAfter(wallDeadline: wallDeadline) { execute.performAndNotify() }
  }

  private func schedule(at instant: Instant, _ work: @escaping () -> Void) {
    let delay = instant.nanoseconds(since: StageNow.instant)
    WaitingWork.submit {
      StageNow.schedule(at: StageNow.instant.advanced(by: delay), "DispatchQueue.asyncAfter") {
        self.run(work)
      }
    }
  }
}
