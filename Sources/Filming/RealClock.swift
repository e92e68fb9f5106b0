import CRealTime
import Layers
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
    guard clock.local(Calls.self, default: Calls.init).isNew(addresses) else { return }
    let place = CallSites.place(returningTo: addresses)
    let words = words(call) + (place.map { " by \($0)" } ?? "")
    LayerWarning(
      .realClock, words + consequence(call), hint: hint(call),
      subject: "\(call.rawValue) \(place ?? "")"
    ).report()
  }

  private static func returnAddresses() -> [UInt] {
    var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: 64)
    let count = flipbook_return_addresses(&addresses, Int32(addresses.count))
    return addresses.prefix(Int(count)).map { UInt(bitPattern: $0) }
  }

  /// The calls of one stage that were looked at: finding the line of one takes a while.
  private final class Calls {
    private static let limit = 256
    private var known: Set<[UInt]> = []

    /// Whether a call came by another way than all before it. The outer calls are the stage's own.
    func isNew(_ addresses: [UInt]) -> Bool {
      known.count < Self.limit && known.insert(Array(addresses.prefix(16))).inserted
    }
  }

  private static func words(_ call: RealTimeCall) -> String {
    switch call {
    case .work: "Work was handed to a real queue"
    case .laterWork: "Work was handed to a real queue for later"
    case .mainSync: "The real main queue was waited for"
    case .sourceTimer: "A real timer of Dispatch was set"
    case .runLoop: "A real timer or run loop was used"
    case .sleep: "The thread was put to sleep"
    }
  }

  private static func consequence(_ call: RealTimeCall) -> String {
    switch call {
    case .mainSync: ": that may never end."
    case .sleep: ": the stage's clock stands still meanwhile."
    case .work, .laterWork, .sourceTimer, .runLoop:
      ": it does not run on the stage's clock, and may never run."
    }
  }

  private static func hint(_ call: RealTimeCall) -> String {
    call == .sleep
      ? "Wait by pause(_:), or by asyncAfter in a file that imports UIKit."
      : "Import UIKit, QuartzCore or RxSwift in that file: they bring the stage's own."
  }
}
