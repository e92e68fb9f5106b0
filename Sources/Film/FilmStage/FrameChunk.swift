package import Failures

/// A part of the frames of a render, for one of several machines: all parts together are the whole,
/// and none overlap.
package enum FrameChunk: Hashable, Sendable {
  /// One of `count` parts that differ in length by one frame at most, counted from 1.
  case part(Int, of: Int)

  /// The frames from `size · index` on, no more than `size`; counted from 0.
  case sized(Int, index: Int)

  /// Reads a chunk as the command line writes it: “3/8”.
  package init(_ text: String) throws(FlipbookError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1,
      (1...count).contains(number), count <= 1_000_000
    else {
      throw FlipbookError(
        .badSetting, "“\(text)” is no chunk.",
        hint:
          "Write the third of eight chunks as 3/8; they are counted from 1, and no more than a million."
      )
    }
    self = .part(number, of: count)
  }

  /// A checked chunk of `size` frames. Throws unless there is a frame to it and the index is not
  /// negative.
  package init(size: Int, index: Int) throws(FlipbookError) {
    guard (1...1_000_000_000).contains(size), (0...1_000_000_000).contains(index) else {
      throw FlipbookError(
        .badSetting, "There is no chunk \(index) of \(size) frames each.",
        hint: "--chunk-size takes 1 frame or more; --chunk-index counts from 0.")
    }
    self = .sized(size, index: index)
  }

  /// The chunk's places among `count` frames; empty beyond their end.
  package func places(among count: Int) -> Range<Int> {
    switch self {
    case .part(let number, let parts):
      // In full width: neither product fits where a film has billions of frames.
      func bound(_ part: Int) -> Int {
        parts.dividingFullWidth(part.multipliedFullWidth(by: count)).quotient
      }
      return bound(number - 1)..<bound(number)
    case .sized(let size, let index):
      let first = min(size * index, count)
      return first..<min(first + size, count)
    }
  }

  /// What the chunk's own files are called, before their endings.
  package var fileStem: String {
    switch self {
    case .part(let number, let count): "chunk-\(number)-of-\(count)"
    case .sized(let size, let index): "chunk-\(index)-by-\(size)"
    }
  }

  /// The chunk whose own files are called `stem`, before their endings; nil if it is none's.
  package init?(fileStem stem: String) {
    let words = stem.split(separator: "-").map(String.init)
    guard words.count == 4, let first = Int(words[1]), let second = Int(words[3]) else {
      return nil
    }
    self = words[2] == "of" ? .part(first, of: second) : .sized(second, index: first)
    guard fileStem == stem else { return nil }
  }

  /// Whether both are of as many parts, or of as many frames: two such chunks of one film share no frame.
  package func isOfSameDivision(as other: FrameChunk) -> Bool {
    switch (self, other) {
    case (.part(_, let count), .part(_, let otherCount)): count == otherCount
    case (.sized(let size, _), .sized(let otherSize, _)): size == otherSize
    default: false
    }
  }
}

extension FrameChunk: CustomStringConvertible {
  /// “3/8”, or “7 of 100 frames”.
  package var description: String {
    switch self {
    case .part(let number, let count): "\(number)/\(count)"
    case .sized(let size, let index): "\(index) of \(size) frames"
    }
  }
}
