import Failures
import ArgumentParser
import FilmStage
import RenderStore

/// The options that select one machine's chunk of a render.
struct ChunkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Render only this part of the frames: 3/8 for the third of eight.", valueName: "number/count")
  )
  var chunk: String?

  @Option(
    help: ArgumentHelp(
      "The number of frames in a chunk; with --chunk-index.", valueName: "frames"))
  var chunkSize: Int?

  @Option(
    help: ArgumentHelp(
      "The chunk of that size to render; the first is 0. A chunk beyond the film's end has nothing to "
        + "render.", valueName: "index"))
  var chunkIndex: Int?

  func validate() throws {
    if chunk != nil, chunkSize != nil || chunkIndex != nil {
      throw ValidationError("--chunk can't be combined with --chunk-size and --chunk-index.")
    }
    if (chunkSize == nil) != (chunkIndex == nil) {
      throw ValidationError("--chunk-size and --chunk-index require each other.")
    }
    do { _ = try selected() } catch let error as FlipbookError {
      throw ValidationError(error.description)
    }
  }

  /// Returns the chunk, or nil for all frames.
  func selected() throws -> FrameChunk? {
    if let chunk { return try FrameChunk(chunk) }
    guard let chunkSize, let chunkIndex else { return nil }
    return try FrameChunk(size: chunkSize, index: chunkIndex)
  }
}
