package import Failures

/// A part of the frames of a render, for one of several machines: all parts together are the whole,
/// and none overlap.
package enum FrameChunk: Hashable, Sendable {
  /// One of `count` parts that differ in length by one frame at most, counted from 1.
  case part(Int, of: Int)

  /// The frames from `size · index` on, no more than `size`; counted from 0.
  case sized(Int, index: Int)

  private static let counts = 1...1_000_000
  private static let sizes = 1...1_000_000_000
  private static let indices = 0...1_000_000_000

  /// Reads a chunk as the command line writes it: “3/8”.
  package init(_ text: String) throws(FlipbookError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      Self.counts.contains(count), (1...count).contains(number)
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
    guard Self.sizes.contains(size), Self.indices.contains(index) else {
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
    case .part(let number, let count): "\(Self.filePrefix)\(number)-of-\(count)"
    case .sized(let size, let index): "\(Self.filePrefix)\(index)-by-\(size)"
    }
  }

  /// How the names of all chunks' files begin.
  static let filePrefix = "chunk-"

  /// The chunk whose own files are called `stem`, before their endings; nil if it is none's.
  package init?(fileStem stem: String) {
    let words = stem.split(separator: "-").map(String.init)
    guard words.count == 4, let first = Int(words[1]), let second = Int(words[3]) else {
      return nil
    }
    if words[2] == "of" {
      guard Self.counts.contains(second), (1...second).contains(first) else { return nil }
      self = .part(first, of: second)
    } else {
      guard Self.sizes.contains(second), Self.indices.contains(first) else { return nil }
      self = .sized(second, index: first)
    }
    guard fileStem == stem else { return nil }
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
