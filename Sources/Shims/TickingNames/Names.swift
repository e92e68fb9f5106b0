// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
@_exported public import FoundationAdditions
@_exported public import MachTime
@_exported public import SystemLog
@_exported public import TaskSleep
@_exported public import Ticking

// A file that imports UIKit and Foundation sees two types named `DispatchQueue`, the stage's and
// the real one, and two members `now` of `Date`, which Swift would report as ambiguous. But if
// there is also a constant with that name, Swift prefers the constant in front of a dot. Each
// constant below therefore replaces the type with its name for the members that would read the real
// clock or wait for it; all other members are found on the type. The constants aren't in module
// Ticking, because a module can't declare a constant and a type with the same name.

/// The base of `Timer.…`.
public let Timer = TimerName()
/// The base of `RunLoop.…`.
public let RunLoop = RunLoopName()
/// The base of `Date.…`.
public let Date = DateName()
/// The base of `DispatchQueue.…`.
public let DispatchQueue = DispatchQueueName()
/// The base of `DispatchTime.…`.
public let DispatchTime = MomentName<Ticking.DispatchTime>()
/// The base of `DispatchWallTime.…`.
public let DispatchWallTime = MomentName<Ticking.DispatchWallTime>()
/// The base of `DispatchSource.…`.
public let DispatchSource = DispatchSourceName()
/// The element of `[DispatchWorkItem]()`.
public let DispatchWorkItem = WorkItemName()

/// Returns a semaphore, on the stage's clock.
public func DispatchSemaphore(value: Int) -> Ticking.DispatchSemaphore {
  Ticking.DispatchSemaphore(value: value)
}

/// Returns a group without work, on the stage's clock.
public func DispatchGroup() -> Ticking.DispatchGroup { Ticking.DispatchGroup() }
