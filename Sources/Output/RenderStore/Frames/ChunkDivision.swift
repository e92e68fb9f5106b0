/// A way to divide the frames of a film into chunks.
package enum ChunkDivision: Hashable, Sendable {
  /// A fixed number of chunks whose lengths differ by at most one frame; counted from 1.
  case parts(Int)

  /// Chunks with a fixed number of frames; counted from 0.
  case sized(Int)

  /// Returns the numbers of the chunks of `frameCount` frames, which is nil if it is unknown.
  /// `highest` is the highest chunk that has files. Beyond that, at most a million are listed: the
  /// number of frames is only what a file claims.
  package func numbers(frameCount: Int?, highest: Int) -> ClosedRange<Int> {
    switch self {
    case .parts(let count): return 1...max(count, 1)
    case .sized(let size):
      let last = min(frameCount.map { (max($0, 1) - 1) / size } ?? highest, 999_999)
      return 0...max(last, highest, 0)
    }
  }

  /// Returns the chunk `number`.
  func chunk(_ number: Int) -> FrameChunk {
    switch self {
    case .parts(let count): .part(number, of: count)
    case .sized(let size): .sized(size, index: number)
    }
  }
}

extension FrameChunk {
  /// The division that the chunk belongs to. Chunks of one division have no frames in common.
  package var division: ChunkDivision {
    switch self {
    case .part(_, let count): .parts(count)
    case .sized(let size, _): .sized(size)
    }
  }

  /// The number of the chunk in its division.
  var number: Int {
    switch self {
    case .part(let number, _): number
    case .sized(_, let index): index
    }
  }
}
