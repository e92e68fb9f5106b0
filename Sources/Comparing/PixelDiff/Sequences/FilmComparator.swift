public import Failures
import Processes
import RenderStore
import Synchronization

/// Compares films or sequences of frames, frame by frame.
public struct FilmComparator: Sendable {
  private typealias Outcomes = [FramePair.Outcome]

  /// The comparator for the pictures of each frame.
  public let pixels: PixelComparator

  /// The number of pairs of frames that are compared concurrently; 1 or more. It doesn't change the
  /// results.
  public let threads: Int

  /// Whether a frame whose hash differs, but whose picture isn't available for checking the
  /// tolerance, counts as different.
  package var countsUnknown = true

  /// Creates a comparator with a tolerance and areas to ignore.
  public init(
    _ tolerance: PixelTolerance = .exact, ignoring ignored: [IgnoredRegion] = [], threads: Int = 1
  ) {
    pixels = PixelComparator(tolerance, ignoring: ignored)
    self.threads = max(threads, 1)
  }

  /// Returns the difference between the films at `expected` and `actual`. Each is the path of a PNG
  /// file, a folder of frames, a manifest or a video.
  ///
  /// `progress` is called regularly with the number of compared frames and the total, if it is
  /// known. An error that it throws ends the comparison.
  public func compare(
    _ expected: String, _ actual: String,
    progress: (_ done: Int, _ total: Int?) throws(FlipbookError) -> Void = { _, _ in }
  ) throws(FlipbookError) -> FilmDifference {
    try compare(
      try FrameSequences.open(expected), try FrameSequences.open(actual), progress: progress)
  }

  package func compare(
    _ expected: any FrameSequence, _ actual: any FrameSequence,
    progress: (_ done: Int, _ total: Int?) throws(FlipbookError) -> Void = { _, _ in }
  ) throws(FlipbookError) -> FilmDifference {
    var record = ComparisonRecord(
      isLossy: pixels.tolerance.mode != .exact || !expected.isRandomAccess
        || !actual.isRandomAccess, expected: expected.numbers)
    let common = Self.common(expected, actual)
    // Decoded video frames are large; frames in files are only loaded one by one.
    let batch = expected.isRandomAccess && actual.isRandomAccess ? 64 : min(2 * threads, 8)
    let total = expected.numbers == nil || actual.numbers == nil ? nil : common.count
    let lookUp = { (number: Int) throws(FlipbookError) -> FrameSignature? in
      guard expected.isRandomAccess, expected.numbers?.contains(number) != false else { return nil }
      guard let frame = try expected.frame(number) else { return nil }
      if let hash = frame.hash, case .exact = pixels.tolerance.mode { return FrameSignature(hash) }
      return try frame.bitmap().map(FrameSignature.init) ?? frame.hash.map(FrameSignature.init)
    }
    var pairs: [FramePair] = []
    var numbers = common.makeIterator()
    var isOver = false
    while !isOver {
      pairs.removeAll(keepingCapacity: true)
      while pairs.count < batch, !isOver {
        guard let number = numbers.next(), let wanted = try expected.frame(number),
          let found = try actual.frame(number)
        else {
          isOver = true
          break
        }
        pairs.append(FramePair(number: number, expected: wanted, actual: found))
      }
      for (pair, outcome) in zip(pairs, try outcomes(of: pairs)) {
        let outcome = outcome.isUnknown && !countsUnknown ? FramePair.Outcome() : outcome
        try record.add(pair.number, outcome, lookUp)
      }
      try progress(record.count, total)
    }
    try Self.drain(expected) { record.note($0, $1) }
    try Self.drain(actual)
    var difference = try record.finished(expected, actual, pixels, lookUp)
    if let warning = try warning(expected) { difference.notes.append(warning) }
    return difference
  }

  /// Returns a warning if the tolerance would miss faults that it should find.
  private func warning(_ expected: any FrameSequence) throws(FlipbookError) -> String? {
    guard pixels.tolerance != .exact else { return nil }
    let again = expected.isRandomAccess ? expected : try expected.reopened()
    let first = again.numbers?.first ?? 0
    guard let frame = try again.frame(first),
      let picture = try frame.bitmap(), let text = pixels.tolerance.check(on: picture).warning
    else { return nil }
    return text.prefix(1).uppercased() + text.dropFirst() + " (tried on frame \(first))."
  }

  /// Returns the frame numbers that both have or can have.
  private static func common(
    _ expected: any FrameSequence, _ actual: any FrameSequence
  ) -> FrameNumbers {
    let all = FrameNumbers(0..<Int.max)
    return (expected.numbers ?? all).intersection(actual.numbers ?? all)
  }

  /// Reads to the end, so that the number of frames is known, and calls `note` with the signatures
  /// of the next frames, because the other film can show them earlier.
  private static func drain(
    _ sequence: any FrameSequence, _ note: (Int, FrameSignature) -> Void = { _, _ in }
  ) throws(FlipbookError) {
    let start = sequence.side.frameCount
    while sequence.numbers == nil {
      let number = sequence.side.frameCount
      guard let frame = try sequence.frame(number), number < start + TimingSearch.reach else {
        continue
      }
      if let picture = try frame.bitmap() { note(number, FrameSignature(picture)) }
    }
  }

  private func outcomes(of pairs: [FramePair]) throws(FlipbookError) -> [FramePair.Outcome] {
    let results = Mutex(
      [Result<FramePair.Outcome, FlipbookError>?](repeating: nil, count: pairs.count))
    let next = Atomic(0)
    concurrently(min(threads, pairs.count)) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < pairs.count else { return }
        let result: Result<FramePair.Outcome, FlipbookError>
        do throws(FlipbookError) {
          result = .success(try pairs[index].outcome(pixels))
        } catch {
          result = .failure(error)
        }
        results.withLock { $0[index] = result }
      }
    }
    var outcomes: [FramePair.Outcome] = []
    for case let result? in results.withLock({ $0 }) { outcomes.append(try result.get()) }
    return outcomes
  }
}
