package import Failures

/// A part of the frames of a render, for rendering on several machines. All chunks together are the
/// whole, and they don't overlap.
package enum FrameChunk: Hashable, Sendable {
  /// One of `count` parts whose lengths differ by at most one frame, counted from 1.
  case part(Int, of: Int)

  /// At most `size` frames from `size · index` on; counted from 0.
  case sized(Int, index: Int)

  private static let counts = 1...1_000_000
  private static let sizes = 1...1_000_000_000
  private static let indices = 0...1_000_000_000

  /// Parses a chunk in the notation of the command line, such as "3/8".
  package init(_ text: String) throws(FlipbookError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      Self.counts.contains(count), (1...count).contains(number)
    else {
      throw FlipbookError(
        .badSetting, "\"\(text)\" isn't a valid chunk.",
        hint:
          "Write the third of eight chunks as 3/8. Chunks are counted from 1, up to a million.")
    }
    self = .part(number, of: count)
  }

  /// Creates a chunk of `size` frames. Throws if the size isn't positive, or if the index is
  /// negative.
  package init(size: Int, index: Int) throws(FlipbookError) {
    guard Self.sizes.contains(size), Self.indices.contains(index) else {
      throw FlipbookError(
        .badSetting, "There is no chunk \(index) with \(size) frames per chunk.",
        hint: "--chunk-size takes 1 frame or more; --chunk-index counts from 0.")
    }
    self = .sized(size, index: index)
  }

  /// Returns the indices of the chunk's frames among `count` frames; empty beyond their end.
  package func indices(among count: Int) -> Range<Int> {
    switch self {
    case .part(let number, let parts):
      // Full-width arithmetic, because the products overflow if a film has billions of frames.
      func bound(_ part: Int) -> Int {
        parts.dividingFullWidth(part.multipliedFullWidth(by: count)).quotient
      }
      return bound(number - 1)..<bound(number)
    case .sized(let size, let index):
      let first = min(size * index, count)
      return first..<min(first + size, count)
    }
  }

  /// The name of the chunk's own files, without their extensions.
  package var fileStem: String {
    switch self {
    case .part(let number, let count): "\(Self.filePrefix)\(number)-of-\(count)"
    case .sized(let size, let index): "\(Self.filePrefix)\(index)-by-\(size)"
    }
  }

  /// The prefix of the names of all chunks' files.
  static let filePrefix = "chunk-"

  /// Creates the chunk whose own files have the name `stem` without extension; nil if it isn't a
  /// chunk's.
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
  /// A description such as "3/8" or "7 of 100 frames".
  package var description: String {
    switch self {
    case .part(let number, let count): "\(number)/\(count)"
    case .sized(let size, let index): "\(index) of \(size) frames"
    }
  }
}
