import Failures
import DequeModule

/// Finds out whether frames that differ show what the expected film shows at another time.
///
/// It goes along with the comparison, some frames behind it, and keeps no more than it may need.
struct TimingSearch {
  /// How many frames early or late a picture is looked for.
  static let reach = 60

  /// Tells what the expected film shows in a frame that was not compared, or is the same in both; nil
  /// where there is no such frame.
  typealias Look = (Int) throws(FlipbookError) -> FrameSignature?

  private struct Pending {
    let number, run: Int
    let actual: FrameSignature
  }

  /// Whether frames may be the same without being so to the bit.
  private let isLossy: Bool
  /// The numbers of the expected film's first frame, which stands for all before it as well, and of its
  /// last, if that is known.
  private let first, last: Int
  private var expected: [Int: FrameSignature] = [:]
  private var pending = Deque<Pending>()

  /// By run: how many of its frames show what the expected film shows so many frames later.
  private(set) var explained: [Int: [Int: Int]] = [:]

  init(isLossy: Bool, first: Int, last: Int?) {
    (self.isLossy, self.first, self.last) = (isLossy, first, last ?? .max)
  }

  /// Notes what the expected film shows in frame `number`.
  mutating func note(_ number: Int, _ signature: FrameSignature) { expected[number] = signature }

  /// Adds a frame that differs, of a run of them.
  mutating func add(_ number: Int, run: Int, _ actual: FrameSignature) {
    pending.append(Pending(number: number, run: run, actual: actual))
  }

  /// Looks for the frames that have all around them compared when the comparison has come to `number`.
  mutating func advance(to number: Int, _ look: Look) throws(FlipbookError) {
    while let next = pending.first, next.number + Self.reach < number {
      pending.removeFirst()
      try explain(next, look)
    }
    let needed = min(pending.first?.number ?? number, number) - Self.reach
    if expected.count > 4 * Self.reach {
      expected = expected.filter { $0.key >= needed || $0.key == first }
    }
  }

  /// Looks for all frames that are left.
  mutating func finish(_ look: Look) throws(FlipbookError) {
    while let next = pending.popFirst() { try explain(next, look) }
  }

  private mutating func explain(_ frame: Pending, _ look: Look) throws(FlipbookError) {
    let own = try signature(frame.number, look).map { frame.actual.distance(to: $0) }
    // A codec leaves little beside what moves.
    let most = isLossy && own?.isFinite == true ? (own ?? 0) * 0.2 : 0
    for offset in -Self.reach...Self.reach where offset != 0 {
      guard
        let other = try signature(
          min(max(frame.number + offset, first), last), look)
      else { continue }
      if frame.actual.distance(to: other) <= most {
        explained[frame.run, default: [:]][offset, default: 0] += 1
      }
    }
  }

  private mutating func signature(
    _ number: Int, _ look: Look
  ) throws(FlipbookError) -> FrameSignature? {
    if let known = expected[number] { return known }
    let signature = try look(number)
    expected[number] = signature
    return signature
  }

  /// What has changed in a run of `count` frames.
  func change(inRun run: Int, of count: Int) -> FilmDifference.Change {
    // What is late by so many frames differs in as many at least; less is what repeats itself.
    let found = (explained[run] ?? [:]).filter { abs($0.key) <= count }
    let best = found.max { left, right in
      (left.value, -abs(left.key), -left.key) < (right.value, -abs(right.key), -right.key)
    }
    guard let best, 2 * best.value >= count else { return .paint }
    return best.value == count
      ? .timing(offset: best.key) : .both(offset: best.key, frames: best.value)
  }
}
