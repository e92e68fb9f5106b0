/// Which frames of a film to render: `47`, `30-59`, `100-` or `-9`, first and last included.
package struct FrameRange: Hashable, Sendable {
  package let first: Int
  /// Nil stands for the film's last frame.
  package let last: Int?

  /// All frames.
  package static let all = FrameRange(first: 0, last: nil)

  private init(first: Int, last: Int?) { (self.first, self.last) = (first, last) }

  /// Reads a range as the command line writes it.
  package init(_ text: String) throws(FilmError) {
    let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = parts.map { Self.number($0) }
    let hint = "Write a frame as 47, a range as 30-59, 100- (to the end) or -9 (from the start)."
    guard text != "-", zip(parts, numbers).allSatisfy({ $0.isEmpty || $1 != nil }), !text.isEmpty
    else { throw FilmError(.badSetting, "“\(text)” is no range of frames.", hint: hint) }
    guard numbers.count == 2 else { self.init(first: numbers[0] ?? 0, last: numbers[0]); return }
    if let first = numbers[0], let last = numbers[1], first > last {
      throw FilmError(
        .badSetting, "The range of frames “\(text)” is reversed.", hint: "Write \(last)-\(first).")
    }
    self.init(first: numbers[0] ?? 0, last: numbers[1])
  }

  /// The numbers that it stands for in a film of `count` frames.
  package func resolved(in count: Int) throws(FilmError) -> ClosedRange<Int> {
    guard first < count, last ?? 0 < count else {
      throw FilmError(
        .outsideFilm, "The frames \(self) are outside of the film, which has \(count) frames.",
        hint: "Choose among the frames 0-\(count - 1).")
    }
    return first...(last ?? count - 1)
  }

  private static func number(_ text: Substring) -> Int? {
    text.allSatisfy { ("0"..."9").contains($0) } ? Int(text) : nil
  }
}

extension FrameRange: CustomStringConvertible {
  /// The range as the command line writes it.
  package var description: String {
    last.map { $0 == first ? "\(first)" : "\(first)-\($0)" } ?? "\(first)-"
  }
}
