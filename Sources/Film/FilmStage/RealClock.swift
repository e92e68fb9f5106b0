import CRealTime
import Layers
import SourceLines
import VirtualTime

/// Warns of calls that go by the wall clock: of Dispatch, of timers and run loops of Foundation, and of
/// sleeping threads.
///
/// A file that imports Foundation or Dispatch without a shim gets these. What they start never runs on
/// the stage's clock, and nobody would know why. Only calls on a thread on which a stage is current are
/// told of; the library makes none there.
enum RealClock {
  /// Begins to watch, once for the program.
  static func watch() { _ = watching }

  private static let watching: Void = flipbook_watch_real_time { RealClock.tell($0) }

  private static func tell(_ call: RealTimeCall) {
    guard let clock = VirtualClock.current else { return }
    let addresses = returnAddresses()
    guard Calls.of(clock).isNew(addresses) else { return }
    let place = CallSites.place(returningTo: addresses)
    LayerWarning(
      .realClock, message(call, by: place), hint: hint(call),
      subject: "\(call.rawValue) \(place ?? "")"
    ).report()
  }

  private static func returnAddresses() -> [UInt] {
    var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: 64)
    let count = flipbook_return_addresses(&addresses, Int32(addresses.count))
    return addresses.prefix(Int(count)).map { UInt(bitPattern: $0) }
  }

  /// The calls of one stage that were looked at: finding the line of one takes a while.
  private final class Calls: StageLocal {
    private static let limit = 256
    private var known: Set<[UInt]> = []

    init(on clock: VirtualClock) {}

    /// Whether a call came by another way than all before it. The outer calls are the stage's own.
    func isNew(_ addresses: [UInt]) -> Bool {
      known.count < Self.limit && known.insert(Array(addresses.prefix(16))).inserted
    }
  }

  private static func message(_ call: RealTimeCall, by place: String?) -> String {
    let someone = place.map { " by \($0)" } ?? ""
    let clock = "It doesn't follow the stage's clock and may never run."
    func dispatched(_ when: String) -> String {
      place.map { "\($0) dispatched work to a real queue\(when). \(clock)" }
        ?? "Work was dispatched to a real queue\(when). \(clock)"
    }
    return switch call {
    case .work: dispatched("")
    case .laterWork: dispatched(" for later")
    case .mainSync: "`sync` was called on the real main queue\(someone), which may deadlock."
    case .sourceTimer: "A real timer of Dispatch was set\(someone). \(clock)"
    case .runLoop: "A real timer or run loop was used\(someone). \(clock)"
    case .sleep:
      "The thread was put to sleep\(someone). The stage's clock doesn't advance during the sleep."
    }
  }

  private static func hint(_ call: RealTimeCall) -> String {
    call == .sleep
      ? "Use pause(_:), or asyncAfter in a file that imports UIKit."
      : "Import UIKit, QuartzCore or RxSwift in that file: they bring the stage's own."
  }
}
