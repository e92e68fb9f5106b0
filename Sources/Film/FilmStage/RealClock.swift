import CRealTime
import Layers
import SourceLines
import VirtualTime

/// Warns about calls that use the wall clock: calls of Dispatch, of Foundation's timers and run
/// loops, and of functions that put a thread to sleep.
///
/// A file that imports Foundation or Dispatch without a shim calls these functions. The work that
/// they start never runs on the stage's clock, without any other indication. Only calls on a thread
/// with a current stage are reported; the library makes none there.
enum RealClock {
  /// Starts observing the calls, once per process.
  static func watch() { _ = watching }

  private static let watching: Void = flipbook_watch_real_time { RealClock.report($0) }

  private static func report(_ call: RealTimeCall) {
    guard let clock = VirtualClock.current else { return }
    let addresses = returnAddresses()
    guard Calls.of(clock).isNew(addresses) else { return }
    let location = CallSites.location(returningTo: addresses)
    LayerWarning(
      .realClock, message(call, by: location), hint: hint(call),
      subject: "\(call.rawValue) \(location ?? "")"
    ).report()
  }

  private static func returnAddresses() -> [UInt] {
    var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: 64)
    let count = flipbook_return_addresses(&addresses, Int32(addresses.count))
    return addresses.prefix(Int(count)).map { UInt(bitPattern: $0) }
  }

  /// The calls on one stage that were reported; cached, because finding the line of a call is slow.
  private final class Calls: StageLocal {
    private static let limit = 256
    private var known: Set<[UInt]> = []

    init(on clock: VirtualClock) {}

    /// Returns whether a call has a new call stack. Only inner calls count; the outer ones are the
    /// stage's.
    func isNew(_ addresses: [UInt]) -> Bool {
      known.count < Self.limit && known.insert(Array(addresses.prefix(16))).inserted
    }
  }

  private static func message(_ call: RealTimeCall, by location: String?) -> String {
    let caller = location.map { " by \($0)" } ?? ""
    let clock = "It doesn't follow the stage's clock and may never run."
    func dispatched(_ when: String) -> String {
      location.map { "\($0) dispatched work to a real queue\(when). \(clock)" }
        ?? "Work was dispatched to a real queue\(when). \(clock)"
    }
    return switch call {
    case .work: dispatched("")
    case .laterWork: dispatched(" for later")
    case .mainSync: "`sync` was called on the real main queue\(caller), which may deadlock."
    case .sourceTimer: "A real Dispatch timer was set\(caller). \(clock)"
    case .runLoop: "A real timer or run loop was used\(caller). \(clock)"
    case .sleep:
      "The thread was put to sleep\(caller). The stage's clock doesn't advance during the sleep."
    }
  }

  private static func hint(_ call: RealTimeCall) -> String {
    call == .sleep
      ? "Use pause(_:), or asyncAfter in a file that imports UIKit."
      : "Wait with pause(_:) or Observable.timer, or import UIKit, QuartzCore or RxSwift from the "
        + "product FlipbookShims in that file to use the stage's versions."
  }
}
