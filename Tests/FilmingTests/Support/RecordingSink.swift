import Failures
import OutputFiles
import Foundation
import Raster
import Sinks
import Synchronization
import TestSupport

/// A sink that records its input, and that can be slowed down or made to fail.
final class RecordingSink: FrameSink {
  static let work = SinkWork()

  enum Stage: Sendable { case prepare, delivery }

  struct Record {
    var delivered: [Int] = []
    var pictures: [[Bitmap]] = []
    var inFlight = 0
    var maxInFlight = 0
    var isAbandoned = false
  }

  private let record = Mutex(Record())
  private let failure: (stage: Stage, frame: Int)?
  private let delay: @Sendable (Stage, Int) -> TimeInterval
  private let blocked: (frame: Int, gate: DispatchSemaphore)?

  /// Creates a sink. `delay` returns the duration of a stage in seconds; the delivery of frame
  /// `blockedAt` waits until the sink is abandoned.
  init(
    failingAt failure: (stage: Stage, frame: Int)? = nil, blockedAt: Int? = nil,
    delay: @escaping @Sendable (Stage, Int) -> TimeInterval = { _, _ in 0 }
  ) {
    self.failure = failure
    self.delay = delay
    blocked = blockedAt.map { ($0, DispatchSemaphore(value: 0)) }
  }

  var delivered: [Int] { record.withLock { $0.delivered } }

  /// The bands of the delivered frames.
  var pictures: [[Bitmap]] { record.withLock { $0.pictures } }
  var maxInFlight: Int { record.withLock { $0.maxInFlight } }

  var maximumBytesPerPixel: Double { 4 }

  func byteCount(of piece: Bitmap) -> Int { 4 * piece.pixels.count }

  func open() {}

  func prepare(_ band: Band, after _: Bitmap?) -> Bitmap { band.bitmap }

  func prepare(_ frame: Frame<Bitmap>) throws(FlipbookError) -> Delivery {
    record.withLock {
      $0.inFlight += 1
      $0.maxInFlight = max($0.maxInFlight, $0.inFlight)
    }
    try perform(.prepare, frame.number)
    let (number, pieces) = (frame.number, frame.pieces)
    return Delivery { () throws(FlipbookError) in
      try self.perform(.delivery, number)
      self.record.withLock {
        $0.inFlight -= 1
        $0.delivered.append(number)
        $0.pictures.append(pieces)
      }
    }
  }

  func finish() {}

  func abandon() {
    record.withLock { $0.isAbandoned = true }
    blocked?.gate.signal()
  }

  private func perform(_ stage: Stage, _ frame: Int) throws(FlipbookError) {
    Thread.sleep(forTimeInterval: delay(stage, frame))
    if stage == .delivery, let blocked, frame == blocked.frame { blocked.gate.wait() }
    if record.withLock({ $0.isAbandoned }) { throw FlipbookError(.interrupted, "Given up.") }
    if let failure, failure.stage == stage, failure.frame == frame {
      throw FlipbookError(.diskFull, "Frame \(frame) did not fit.")
    }
  }
}
