import Failures
import ArgumentParser
import FilmStage
import RenderStore

/// The options that leave a machine its part of a render.
struct ChunkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Render only this part of the frames: 3/8 for the third of eight.", valueName: "number/count")
  )
  var chunk: String?

  @Option(
    help: ArgumentHelp(
      "How many frames a chunk has; with --chunk-index.", valueName: "frames"))
  var chunkSize: Int?

  @Option(
    help: ArgumentHelp(
      "Which of the chunks of that size to render, from 0. Beyond the film's end there is nothing to "
        + "do.", valueName: "index"))
  var chunkIndex: Int?

  func validate() throws {
    if chunk != nil, chunkSize != nil || chunkIndex != nil {
      throw ValidationError("--chunk stands alone, without --chunk-size and --chunk-index.")
    }
    if (chunkSize == nil) != (chunkIndex == nil) {
      throw ValidationError("--chunk-size and --chunk-index go together.")
    }
    do { _ = try selected() } catch let error as FlipbookError {
      throw ValidationError(error.description)
    }
  }

  /// The chunk; nil for all frames.
  func selected() throws -> FrameChunk? {
    if let chunk { return try FrameChunk(chunk) }
    guard let chunkSize, let chunkIndex else { return nil }
    return try FrameChunk(size: chunkSize, index: chunkIndex)
  }
}
