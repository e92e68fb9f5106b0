import CTaskHooks
import DequeModule
import Synchronization

/// The tasks of one clock that code started with `Task { … }`, and their children.
///
/// The runtime keeps no list of its tasks. Those that aren't children are retained here, so that
/// they can be cancelled when the clock ends, until the reference to them is the last one.
struct AdoptedTasks {
  private let executor: TurnExecutor
  private var identifiers: Set<UInt64> = []
  private var roots: [UInt64: UnsafeMutableRawPointer] = [:]
  private var sweepSize = 64

  /// The executors of the clocks that tasks belong to, by the tasks' identifiers.
  private static let owners = Mutex<[UInt64: TurnExecutor]>([:])

  init(of executor: TurnExecutor) {
    self.executor = executor
  }

  /// Adopts the task of a job. Returns false if the task belongs to another clock.
  mutating func adopt(_ job: UnownedJob) -> Bool {
    let pointer = unsafeBitCast(job, to: UnsafeMutableRawPointer.self)
    // The other jobs are those of actors, which have no identifiers.
    guard flipbook_job_is_task(pointer) != 0 else { return true }
    let identifier = flipbook_job_id(pointer)
    if identifiers.contains(identifier) { return true }
    let executor = executor
    let isNew = Self.owners.withLock { owners in
      guard owners[identifier] == nil else { return false }
      owners[identifier] = executor
      return true
    }
    guard isNew else { return false }
    identifiers.insert(identifier)
    if flipbook_job_is_root_task(pointer) != 0 {
      flipbook_task_retain(pointer)
      roots[identifier] = pointer
      if roots.count >= sweepSize { sweep() }
    }
    return true
  }

  /// Returns the executor of the clock that the task of a job belongs to; nil if it belongs to none.
  static func owner(of job: UnownedJob) -> TurnExecutor? {
    let pointer = unsafeBitCast(job, to: UnsafeMutableRawPointer.self)
    guard flipbook_job_is_task(pointer) != 0 else { return nil }
    let identifier = flipbook_job_id(pointer)
    return owners.withLock { $0.isEmpty ? nil : $0[identifier] }
  }

  /// The addresses at which the tasks continue that haven't ended, by their identifiers. Child tasks
  /// aren't included: their parents await them.
  var resumeAddresses: [UInt64: [UInt]] {
    roots.filter { flipbook_task_has_ended($0.value) == 0 }.mapValues(Self.resumeAddresses)
  }

  /// Returns the addresses at which a suspended task and the functions that await it continue,
  /// innermost first.
  static func resumeAddresses(of task: UnsafeMutableRawPointer) -> [UInt] {
    var addresses = [UInt](repeating: 0, count: 64)
    let count = flipbook_task_resume_addresses(task, &addresses, Int32(addresses.count))
    return Array(addresses.prefix(Int(count)))
  }

  /// Cancels all tasks, in the order in which they started.
  func cancelAll() {
    for (_, task) in roots.sorted(by: { $0.key < $1.key }) { flipbook_task_cancel(task) }
  }

  /// Releases the tasks that have ended and that nothing else refers to.
  mutating func sweep() {
    let ended = roots.filter { flipbook_task_has_one_reference($0.value) != 0 }
    for (identifier, task) in ended {
      roots[identifier] = nil
      flipbook_task_release(task)
    }
    forget(ended.keys)
    sweepSize = max(64, 2 * roots.count)
  }

  /// Releases all tasks, because their clock ends, and returns whether all have ended. Otherwise
  /// their identifiers remain known, so that a job that another thread resumes later never runs. A
  /// task to which the film still refers counts as one that hasn't ended, so the number of
  /// identifiers that remain is limited.
  mutating func release() -> Bool {
    sweep()
    let allEnded = roots.isEmpty
    for task in roots.values { flipbook_task_release(task) }
    roots = [:]
    if allEnded {
      forget(identifiers)
    } else {
      forget(Self.remaining.withLock { $0.replaceOldest(with: identifiers) })
    }
    return allEnded
  }

  /// The identifiers that remain known after the end of their clock.
  private static let remaining = Mutex(RemainingIdentifiers())

  private mutating func forget(_ ended: some Collection<UInt64>) {
    guard !ended.isEmpty else { return }
    Self.owners.withLock { owners in for identifier in ended { owners[identifier] = nil } }
    identifiers.subtract(ended)
  }
}

/// A limited number of identifiers, the newest ones.
private struct RemainingIdentifiers {
  private static let limit = 100_000
  private var identifiers = Deque<UInt64>()

  /// Adds identifiers and returns the oldest ones that exceed the limit.
  mutating func replaceOldest(with new: Set<UInt64>) -> [UInt64] {
    identifiers.append(contentsOf: new)
    let excess = max(identifiers.count - Self.limit, 0)
    defer { identifiers.removeFirst(excess) }
    return Array(identifiers.prefix(excess))
  }
}
