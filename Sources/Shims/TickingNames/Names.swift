// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
@_exported public import SystemLog
@_exported public import Ticking

// A file that imports UIKit and Foundation sees two types named `DispatchQueue`, the stage's and the
// real one, and two members `now` of `Date`, and Swift would call them ambiguous. But where a name
// stands for a constant as well, Swift prefers that in front of a dot. So each of these constants
// answers, in place of the type of its name, to what would read the real clock or wait for it; what
// it does not know is found on the type. They stand apart from module Ticking, because a constant and
// a type of one name cannot be declared in the same module.

/// What `Timer.…` stands for.
public let Timer = TimerName()
/// What `RunLoop.…` stands for.
public let RunLoop = RunLoopName()
/// What `Date.…` stands for.
public let Date = DateName()
/// What `DispatchQueue.…` stands for.
public let DispatchQueue = DispatchQueueName()
/// What `DispatchTime.…` stands for.
public let DispatchTime = MomentName<Ticking.DispatchTime>()
/// What `DispatchWallTime.…` stands for.
public let DispatchWallTime = MomentName<Ticking.DispatchWallTime>()
/// What `DispatchSource.…` stands for.
public let DispatchSource = DispatchSourceName()
/// What `[DispatchWorkItem]()` stands for.
public let DispatchWorkItem = WorkItemName()

/// A group without work, on the stage's clock.
public func DispatchGroup() -> Ticking.DispatchGroup { Ticking.DispatchGroup() }
