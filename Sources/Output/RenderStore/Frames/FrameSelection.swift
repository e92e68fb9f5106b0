package import Failures

/// A selection of a film's frames: parts separated by commas, such as `3,5-10`, in any order. A
/// frame that is in several parts counts once.
///
/// A part is a frame (`47`), an inclusive range (`30-59`, `100-`, `-9`), every third frame of a
/// range (`1-100x3`), or a range whose frames are rendered from coarse to fine (`1-30:2`: every
/// second frame, then the rest; `1-30:3`: every third frame, then every second, then the rest; each
/// frame once). This is the notation of render queues, as documented by the library Fileseq.
package struct FrameSelection: Hashable, Sendable {
  fileprivate struct Part: Hashable {
    var first = 0
    /// The last frame; nil for the film's last frame.
    var last: Int?
    var step = 1
    /// Whether `step` is the first of several steps, each finer than the previous one.
    var isStaggered = false
  }

  private let parts: [Part]

  /// All frames.
  package static let all = FrameSelection(parts: [Part()])

  private init(parts: [Part]) { self.parts = parts }

  /// Parses a selection in the notation of the command line, or `all`.
  package init(_ text: String) throws(FlipbookError) {
    guard text != "all" else {
      self = .all
      return
    }
    var parts: [Part] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      parts.append(try Self.part(piece, of: text))
    }
    self.parts = parts
  }

  /// Returns the selected numbers of a film with `count` frames. Throws if the film doesn't have
  /// them, or if there are more separate frames than `separateLimit`.
  package func resolved(in count: Int) throws(FlipbookError) -> FrameNumbers {
    try check(in: count)
    var ranges: [ClosedRange<Int>] = []
    for part in parts {
      let last = part.last ?? count - 1
      // Staggered parts have all frames of their range.
      if part.step == 1 || part.isStaggered {
        if part.first <= last { ranges.append(part.first...last) }
        continue
      }
      guard (last - part.first) / part.step + ranges.count < Self.separateLimit else {
        throw FlipbookError(
          .badSetting,
          "The selection \"\(self)\" has more than \(Self.separateLimit) separate frames.",
          hint: "Choose fewer frames, or a larger step.")
      }
      for number in stride(from: part.first, through: last, by: part.step) {
        ranges.append(number...number)
      }
    }
    return FrameNumbers(merging: ranges)
  }

  /// The number of separate frames that are listed one by one.
  private static let separateLimit = 10_000_000

  /// Returns the selected numbers, independently of a film, in ascending order. Throws if a range
  /// has no upper bound.
  package func numbers() throws(FlipbookError) -> FrameNumbers {
    let ends = parts.compactMap(\.last)
    guard ends.count == parts.count, let last = ends.max(), last < 10_000_000 else {
      throw FlipbookError(
        .badSetting, "The frames \"\(self)\" need a last frame here.",
        hint: "Write both ends, as in 30-59.")
    }
    return try resolved(in: last + 1)
  }

  /// Returns the selected numbers in rendering order: coarse passes come before finer ones. Each
  /// pass is in ascending order; without staggered parts there is only one.
  package func passes(in count: Int) throws(FlipbookError) -> [[Int]] {
    try check(in: count)
    guard parts.contains(where: \.isStaggered) else { return [Array(try resolved(in: count))] }
    return staggeredPasses(in: count)
  }

  private func check(in count: Int) throws(FlipbookError) {
    for part in parts where part.first >= count || part.last ?? 0 >= count {
      throw FlipbookError(
        .outsideFilm,
        "The film has \(count == 1 ? "1 frame" : "\(count) frames"): \"\(self)\" is out of range.",
        hint: "Choose from the frames 0-\(count - 1).")
    }
  }

  private func staggeredPasses(in count: Int) -> [[Int]] {
    var seen = [Bool](repeating: false, count: count)
    var passes: [[Int]] = []
    // A step beyond the film's end selects only the first frame.
    let parts = parts.map { part in
      var part = part
      if part.isStaggered { part.step = min(part.step, count) }
      return part
    }
    let passCount = parts.lazy.filter(\.isStaggered).map(\.step).max() ?? 1
    for pass in 0..<passCount {
      var numbers: [Int] = []
      for part in parts where pass == 0 || part.isStaggered && pass < part.step {
        let step = part.isStaggered ? part.step - pass : part.step
        let last = part.last ?? count - 1
        for number in stride(from: part.first, through: last, by: step) where !seen[number] {
          seen[number] = true
          numbers.append(number)
        }
      }
      if !numbers.isEmpty { passes.append(numbers.sorted()) }
    }
    return passes
  }

  // MARK: Reading

  private static func part(_ piece: Substring, of text: String) throws(FlipbookError) -> Part {
    var part = Part()
    var range = piece
    if let mark = piece.lastIndex(where: { $0 == "x" || $0 == ":" }) {
      guard let step = number(piece[piece.index(after: mark)...]), step < 1 << 31 else {
        throw invalid(text)
      }
      guard step > 0 else {
        throw FlipbookError(
          .badSetting, "The frames \"\(piece)\" have a step of 0.", hint: "Use a step of 1 or more."
        )
      }
      part.step = step
      part.isStaggered = piece[mark] == ":"
      range = piece[..<mark]
      guard range.contains("-") else { throw invalid(text) }
    }
    let ends = range.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = ends.map { number($0) }
    guard range != "-", !range.isEmpty, zip(ends, numbers).allSatisfy({ $0.isEmpty || $1 != nil })
    else { throw invalid(text) }
    part.first = numbers[0] ?? 0
    part.last = numbers.count == 1 ? numbers[0] : numbers[1]
    if let last = part.last, part.first > last {
      throw FlipbookError(
        .badSetting, "The frame range \"\(range)\" is reversed.",
        hint: "Write \(last)-\(part.first).")
    }
    return part
  }

  private static func number(_ text: Substring) -> Int? {
    text.allSatisfy { ("0"..."9").contains($0) } ? Int(text) : nil
  }

  private static func invalid(_ text: String) -> FlipbookError {
    FlipbookError(
      .badSetting, "\"\(text)\" isn't a valid selection of frames.",
      hint:
        "Write a frame as 47, a range as 30-59, 100- (to the end) or -9 (from the start), every "
        + "third frame as 1-100x3, coarse first as 1-30:2, several as 3,5-10.")
  }
}

extension FrameSelection: CustomStringConvertible {
  /// The selection in the notation of the command line.
  package var description: String { parts.map(\.description).joined(separator: ",") }
}

extension FrameSelection.Part {
  fileprivate var description: String {
    guard last != first else { return "\(first)" }
    let range = "\(first)-\(last.map(String.init) ?? "")"
    if isStaggered { return "\(range):\(step)" }
    return step > 1 ? "\(range)x\(step)" : range
  }
}
