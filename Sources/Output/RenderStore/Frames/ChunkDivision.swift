/// How the frames of a film are divided among the parts of a render.
package enum ChunkDivision: Hashable, Sendable {
  /// So many chunks, which differ in length by one frame at most; counted from 1.
  case parts(Int)

  /// Chunks of so many frames; counted from 0.
  case sized(Int)

  /// The numbers of the chunks, of `frameCount` frames if that is known, when files of chunks up to
  /// `highest` are there.
  func numbers(frameCount: Int?, highest: Int) -> ClosedRange<Int> {
    switch self {
    case .parts(let count): return 1...max(count, 1)
    case .sized(let size):
      let last = frameCount.map { (max($0, 1) - 1) / size } ?? highest
      return 0...max(last, highest, 0)
    }
  }

  /// The chunk of that number.
  func chunk(_ number: Int) -> FrameChunk {
    switch self {
    case .parts(let count): .part(number, of: count)
    case .sized(let size): .sized(size, index: number)
    }
  }
}

extension FrameChunk {
  /// The division that it belongs to: two chunks of one division of a film share no frame.
  package var division: ChunkDivision {
    switch self {
    case .part(_, let count): .parts(count)
    case .sized(let size, _): .sized(size)
    }
  }

  /// Its number in its division.
  var number: Int {
    switch self {
    case .part(let number, _): number
    case .sized(_, let index): index
    }
  }
}
