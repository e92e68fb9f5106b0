public import Dispatch

/// The queues of Dispatch, on the stage's clock.
public typealias DispatchQueue = StageQueue

/// A queue whose work runs on the stage's clock, under the name and with the calls of Dispatch's.
///
/// A stage is one thread: nothing runs concurrently, whatever queue is asked for. Work that is due at
/// one instant runs in the order in which it was handed in. Labels, qualities of service, attributes,
/// targets and flags are accepted and change nothing. Outside of a stage nothing can wait: what is
/// handed in there is dropped, with a line on standard error. Left out are `suspend` and `resume`.
///
/// The class has a name of its own, as Swift asks Sendable closures of whatever is a `DispatchQueue`.
public final class StageQueue: Sendable {
  /// Accepted and without effect.
  public typealias Attributes = Dispatch.DispatchQueue.Attributes
  /// Accepted and without effect.
  public typealias AutoreleaseFrequency = Dispatch.DispatchQueue.AutoreleaseFrequency

  /// The name it was made with.
  public let label: String

  /// The quality of service it was made with.
  public let qos: DispatchQoS

  /// What `setSpecific(key:value:)` has stored.
  let specifics = SpecificValues()

  /// The queue of the interface.
  public static let main = StageQueue(label: "com.apple.main-thread", qos: .userInteractive)

  private static let shared = StageQueue(label: "com.apple.root.default-qos", qos: .default)

  /// The queue of all work in the background, the same for each quality of service.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> StageQueue { shared }

  /// A queue of that name.
  public convenience init(label: String) { self.init(label: label, qos: .unspecified) }

  /// A queue of that name and quality of service.
  public init(label: String, qos: DispatchQoS) { (self.label, self.qos) = (label, qos) }

  /// A queue of that name.
  public convenience init(label: String, attributes: Attributes) { self.init(label: label) }

  /// A queue of that name and quality of service.
  public convenience init(label: String, qos: DispatchQoS, attributes: Attributes) {
    self.init(label: label, qos: qos)
  }

  /// A queue of that name and quality of service.
  public convenience init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: StageQueue?
  ) {
    self.init(label: label, qos: qos)
  }

  /// Calls `work` with 0, 1 … one after the other, and returns.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for index in 0..<max(iterations, 0) { work(index) }
  }
}

// At this instant.
extension StageQueue {
  /// Runs `work` at this instant, after the work that runs and waits.
  public func async(execute work: @escaping () -> Void) {
    QueuedWork.of(self).enqueue { self.asCurrent(work) }
  }

  /// Runs `work` at this instant, after the work that runs and waits.
  public func async(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    async(execute: work)
  }

  /// Runs `work` as a part of `group`.
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
    async { workItem.performAndTell() }
  }

  /// Runs an item as a part of `group`.
  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    async(group: group) { workItem.performAndTell() }
  }

  /// Runs `work` at once, after what waits in this queue for this instant, and returns its result.
  /// On the main queue too, where a device would stand still.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    QueuedWork.of(self).runAll()
    return try asCurrent(work)
  }

  /// Runs `work` at once, after what waits in this queue for this instant, and returns its result.
  public func sync<Result>(
    flags: DispatchWorkItemFlags, execute work: () throws -> Result
  ) rethrows -> Result {
    try sync(execute: work)
  }

  /// Runs an item at once, after what waits in this queue for this instant.
  public func sync(execute workItem: DispatchWorkItem) {
    sync { workItem.performAndTell() }
  }

  /// Runs `work` at once, after what waits in this queue for this instant, and returns its result.
  public func asyncAndWait<Result>(execute work: () throws -> Result) rethrows -> Result {
    try sync(execute: work)
  }
}

// Later.
extension StageQueue {
  /// Runs `work` when the stage's clock gets to `deadline`.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    StageNow.schedule(at: deadline.instant, "DispatchQueue.asyncAfter") { self.asCurrent(work) }
  }

  /// Runs `work` when the stage's clock gets to `deadline`.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    asyncAfter(deadline: deadline, execute: work)
  }

  /// Runs an item when the stage's clock gets to `deadline`, unless it is cancelled before.
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { execute.performAndTell() }
  }

  /// Runs `work` when the stage's clock gets to `wallDeadline`.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) {
    StageNow.schedule(at: wallDeadline.instant, "DispatchQueue.asyncAfter") {
      self.asCurrent(work)
    }
  }

  /// Runs an item when the stage's clock gets to `wallDeadline`, unless it is cancelled before.
  public func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) {
    asyncAfter(wallDeadline: wallDeadline) { execute.performAndTell() }
  }
}
