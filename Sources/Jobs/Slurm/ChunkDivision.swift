import FilmStage
import RenderStore

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

  /// The division, and the number of the chunk, that a file's name tells; nil if it is no chunk's.
  static func parse(_ fileName: String) -> (division: ChunkDivision, number: Int)? {
    guard let dot = fileName.lastIndex(of: "."),
      [".json", RenderFiles.journal].contains(String(fileName[dot...]))
    else { return nil }
    let words = fileName[..<dot].split(separator: "-", omittingEmptySubsequences: false)
    guard words.count == 4, words[0] == "chunk", let number = Int(words[1]),
      let size = Int(words[3]), (1...1_000_000_000).contains(size)
    else { return nil }
    switch words[2] {
    case "of" where (1...min(size, 1_000_000)).contains(number): return (.parts(size), number)
    case "by" where (0...1_000_000).contains(number): return (.sized(size), number)
    default: return nil
    }
  }
}
