import ArgumentParser
import Filming
import Images
import Output

/// Options that every command takes.
struct CommonOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How long a film without a duration of its own may last.", valueName: "seconds"))
  var maxDuration: Double = FilmLimits().longest

  @Option(
    help: ArgumentHelp(
      "How much work may run at one instant before it is taken for an endless loop.",
      valueName: "count"))
  var turnLimit: Int = FilmLimits().turns

  @Flag(
    help: ArgumentHelp(
      "Warn of what is allowed but rarely meant: half turns, frames set under a transform, "
        + "animations that replace or fight each other, completions that never run, work that is "
        + "left at the end. Takes longer: what happens is recorded, and a film with a duration of its "
        + "own is played once more."))
  var strict = false

  @Flag(help: "Print no progress and no summary.")
  var quiet = false

  func validate() throws {
    guard maxDuration > 0, maxDuration.isFinite else {
      throw ValidationError("--max-duration takes a positive number of seconds.")
    }
    guard turnLimit > 0 else { throw ValidationError("--turn-limit takes a positive number.") }
  }

  /// Plays the film and warns, if that was asked for. How many frames it has is known then; else nil.
  func warnIfStrict<FilmType: Film>(_ source: FilmSource<FilmType>) throws -> Int? {
    guard strict else { return nil }
    let trace = try FilmType.trace(source: source, limits: limits)
    warn(of: trace)
    return trace.frameCount
  }

  /// Tells what a trace warns of.
  func warn(of trace: Trace) {
    for warning in trace.warnings { complain("warning: \(warning)") }
  }

  var limits: FilmLimits { FilmLimits(longest: maxDuration, turns: turnLimit) }
}

/// The option of commands that draw many frames.
struct ThreadOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How many threads draw; by default one per processor. The frames don't depend on it.",
      valueName: "count"))
  var threads: Int?
}

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
    do { _ = try selected() } catch let error as FilmError {
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

/// The options of a render's resources and their record.
struct ResourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How much memory frames in the making may take, in MB. (default: 256, or more for large "
        + "canvases)", valueName: "megabytes"))
  var memory: Int?

  @Flag(help: "Tell what the time went into, stage by stage.")
  var profile = false

  func validate() throws {
    if let memory, !(1...1_000_000).contains(memory) {
      throw ValidationError("--memory takes a number of megabytes, from 1 to 1000000.")
    }
  }

  var bytes: Int? { memory.map { $0 * 1_000_000 } }
}

extension OddSize: ExpressibleByArgument {}
extension PNGCompression: ExpressibleByArgument {}
