import Failures
import DequeModule

/// Detects whether frames that differ show what the expected film shows at another time.
///
/// It follows the comparison some frames behind, and keeps only the signatures that it can need.
struct TimingSearch {
  /// The maximum number of frames by which a picture can be early or late.
  static let reach = 60

  /// Returns the signature of an expected frame that wasn't compared or is the same in both films;
  /// nil if the frame doesn't exist.
  typealias SignatureLookup = (Int) throws(FlipbookError) -> FrameSignature?

  private struct Pending {
    let number, run: Int
    let actual: FrameSignature
  }

  /// Whether frames can be the same without being identical.
  private let isLossy: Bool
  /// The number of the expected film's first frame, which is also used for all earlier numbers, and
  /// the number of its last frame, if it is known.
  private let first, last: Int
  private var expected: [Int: FrameSignature] = [:]
  private var pending = Deque<Pending>()

  /// For each run and offset, the number of frames that show the expected film's picture at that
  /// offset.
  private(set) var explained: [Int: [Int: Int]] = [:]

  init(isLossy: Bool, first: Int, last: Int?) {
    self.isLossy = isLossy
    self.first = first
    self.last = last ?? .max
  }

  /// Records the signature of the expected frame `number`.
  mutating func note(_ number: Int, _ signature: FrameSignature) { expected[number] = signature }

  /// Adds a frame that differs and belongs to a run.
  mutating func add(_ number: Int, run: Int, _ actual: FrameSignature) {
    pending.append(Pending(number: number, run: run, actual: actual))
  }

  /// Searches for the frames whose neighbourhood has been compared when the comparison reaches
  /// `number`.
  mutating func advance(to number: Int, _ lookUp: SignatureLookup) throws(FlipbookError) {
    while let next = pending.first, next.number + Self.reach < number {
      pending.removeFirst()
      try explain(next, lookUp)
    }
    let needed = min(pending.first?.number ?? number, number) - Self.reach
    if expected.count > 4 * Self.reach {
      expected = expected.filter { $0.key >= needed || $0.key == first }
    }
  }

  /// Searches for all remaining frames.
  mutating func finish(_ lookUp: SignatureLookup) throws(FlipbookError) {
    while let next = pending.popFirst() { try explain(next, lookUp) }
  }

  private mutating func explain(_ frame: Pending, _ lookUp: SignatureLookup) throws(FlipbookError) {
    let ownDistance = try signature(frame.number, lookUp).map { frame.actual.distance(to: $0) }
    // Changes caused by a codec are small compared with movement.
    let limit = isLossy && ownDistance?.isFinite == true ? (ownDistance ?? 0) * 0.2 : 0
    for offset in -Self.reach...Self.reach where offset != 0 {
      guard
        let other = try signature(
          min(max(frame.number + offset, first), last), lookUp)
      else { continue }
      if frame.actual.distance(to: other) <= limit {
        explained[frame.run, default: [:]][offset, default: 0] += 1
      }
    }
  }

  private mutating func signature(
    _ number: Int, _ lookUp: SignatureLookup
  ) throws(FlipbookError) -> FrameSignature? {
    if let known = expected[number] { return known }
    let signature = try lookUp(number)
    expected[number] = signature
    return signature
  }

  /// Returns the kind of change in a run of `count` frames.
  func change(inRun run: Int, of count: Int) -> FilmDifference.Change {
    // A film that is late by n frames differs in at least n frames; shorter runs are repetitions.
    let found = (explained[run] ?? [:]).filter { abs($0.key) <= count }
    let best = found.max { left, right in
      (left.value, -abs(left.key), -left.key) < (right.value, -abs(right.key), -right.key)
    }
    guard let best, 2 * best.value >= count else { return .paint }
    return best.value == count
      ? .timing(offset: best.key) : .both(offset: best.key, frames: best.value)
  }
}
