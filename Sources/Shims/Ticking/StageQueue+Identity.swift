public import Dispatch
import Foundation
import VirtualTime

// Two queues are equal if they are the same object, as on iOS.
extension StageQueue: Hashable {
  /// Returns whether both are the same queue.
  public static func == (first: StageQueue, second: StageQueue) -> Bool { first === second }

  /// Hashes the label, which is the same on every run.
  public func hash(into hasher: inout Hasher) { hasher.combine(label) }
}

extension StageQueue {
  /// Stores a value for a key; nil removes it.
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {
    specifics.set(value, for: key)
  }

  /// Returns the value for a key, or nil if there is none.
  public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
    specifics.value(for: key) as? T
  }

  /// Returns the value for a key of the queue whose work is running, or of its targets, or nil if there is
  /// none. Code that wasn't started by a queue runs on the main queue.
  public static func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
    sequence(first: current, next: \.target).lazy.compactMap { $0.getSpecific(key: key) }.first
  }

  /// The queue whose work is running.
  static var current: StageQueue { RunningQueue.current?.queue ?? .main }

  /// Runs `work` with this queue as the current one.
  func asCurrent<Result>(_ work: () throws -> Result) rethrows -> Result {
    guard let running = RunningQueue.current else { return try work() }
    let before = running.queue
    running.queue = self
    defer { running.queue = before }
    return try work()
  }
}

/// The values of one queue by their keys.
///
/// A lock guards all access, because threads can share queues, and each stage can run on its own
/// thread.
final class SpecificValues: @unchecked Sendable {
  private let lock = NSLock()
  /// Keys are retained; otherwise a new object could have the address of a deallocated key.
  private var values: [ObjectIdentifier: (key: AnyObject, value: Any)] = [:]

  func set(_ value: Any?, for key: AnyObject) {
    lock.withLock { values[ObjectIdentifier(key)] = value.map { (key, $0) } }
  }

  func value(for key: AnyObject) -> Any? {
    lock.withLock { values[ObjectIdentifier(key)]?.value }
  }
}

/// The queue whose work is running, or waits in the middle.
private final class RunningQueue: CoroutineLocal {
  var queue: StageQueue?

  init() {}
}
