// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

// Core Foundation's run loops and timers, on the stage's clock. Its types are those that they bridge
// to on Apple's systems.

/// The current stage's clock.
public typealias CFRunLoop = StageRunLoop
/// A timer.
public typealias CFRunLoopTimer = Foundation.Timer
/// A mode of a run loop; modes have no effect.
public typealias CFRunLoopMode = Foundation.RunLoop.Mode
/// A time in seconds since the reference date, as `CFAbsoluteTimeGetCurrent()` returns it.
public typealias CFAbsoluteTime = Double
/// Bits of options.
public typealias CFOptionFlags = UInt
/// An allocator; there are none.
public typealias CFAllocator = Never

/// The default allocator, as an argument.
public let kCFAllocatorDefault: CFAllocator? = nil
/// The default mode.
public let kCFRunLoopDefaultMode = CFRunLoopMode.default
/// The common modes.
public let kCFRunLoopCommonModes = CFRunLoopMode.common

extension Foundation.RunLoop.Mode {
  /// The former name of `common`, and its name in Core Foundation.
  public static var commonModes: Self { .common }
  /// The name of `default` in Core Foundation.
  public static var defaultMode: Self { .default }
}

/// Returns the current stage's clock.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .shared }

/// Returns the current stage's clock.
public func CFRunLoopGetMain() -> CFRunLoop! { .shared }

/// Returns a timer that calls `block` at `fireDate` and then every `interval` seconds, or once if
/// `interval` is 0 or less, after it was added to a run loop. The other arguments have no effect.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: TimeInterval,
  _ flags: CFOptionFlags, _ order: Int, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  StageTimer(
    after: fireDate - CFAbsoluteTimeGetCurrent(), interval: interval, repeats: interval > 0
  ) { timer in block?(timer) }
}

/// Starts a timer.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  if let timer { StageRunLoop.shared.add(timer, forMode: mode ?? .default) }
}

/// Stops a timer.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }

/// Returns whether a timer can still fire.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }

/// Returns the time of a timer's next call.
public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer!) -> CFAbsoluteTime {
  timer?.fireDate.timeIntervalSinceReferenceDate ?? 0
}

/// Sets the time of a timer's next call.
public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime) {
  timer?.fireDate = Foundation.Date(timeIntervalSinceReferenceDate: fireDate)
}

/// Runs `block` at this instant, after the work that is running or already waiting. The mode has no
/// effect.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any?, _ block: (() -> Void)!) {
  if let block { StageRunLoop.shared.perform(block) }
}

/// Does nothing: blocks run without it.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}

/// Ends the film with an error, because no work can run while the call waits.
public func CFRunLoopRun() { StageRunLoop.shared.run() }
