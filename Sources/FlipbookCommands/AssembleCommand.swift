import ArgumentParser
import Filming
import Foundation
import Output
import PixelDiff

/// Makes one video of frames, or of the videos of chunks.
struct AssembleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "assemble",
    abstract: "Make one video of frames that were rendered, or of the videos of chunks.",
    discussion: """
      Takes the folder that `render --chunk` has rendered into, in whatever order and on whatever \
      machines; or the videos of chunks, in the order of the film. Every frame is held against its \
      manifest; those that are missing are listed. A folder gets the manifest of the whole.
      """)

  @Argument(
    help: ArgumentHelp(
      "The folder of the frames, or the chunks' videos in order.", valueName: "input"))
  var inputs: [PathArgument]

  @Option(
    help: ArgumentHelp(
      "The video's file. (default: the folder's name with .mp4)", valueName: "file"))
  var video: PathArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The frames of the video, as those of render. (default: all of the film, or all that its chunks "
        + "divide)", valueName: "frames"), transform: { try Filming.FrameSelection($0) })
  var frames: Filming.FrameSelection?

  @OptionGroup var encoding: EncodingOptions
  @OptionGroup var drawing: ThreadOption

  @Flag(help: "Print no progress and no summary.")
  var quiet = false

  private var isOfVideos: Bool { inputs.allSatisfy { (try? VideoContainer(path: $0.path)) != nil } }

  func validate() throws {
    if isOfVideos, video == nil {
      throw ValidationError("Say where the video goes: --video FILE.")
    }
    if isOfVideos, encoding.encodes {
      throw ValidationError(
        "Videos are joined as they are: --codec, --preset, --crf, --bitrate, --pix-fmt and --ffmpeg-arg "
          + "are for frames.")
    }
    if !isOfVideos, inputs.count > 1 {
      throw ValidationError("assemble takes one folder of frames, or videos.")
    }
  }

  func run() throws {
    if isOfVideos { try joinVideos() } else { try assembleFrames(of: inputs[0].path) }
  }
}

// MARK: - Frames

extension AssembleCommand {
  private func assembleFrames(of folder: String) throws {
    let start = Date()
    let parts = try RenderedParts(in: folder, frames: frames)
    guard parts.missing.isEmpty else {
      let count = parts.missing.count == 1 ? "1 frame is" : "\(parts.missing.count) frames are"
      let list = FrameNumbers(ascending: parts.missing).spans.shortened(to: 20)
      throw FilmError(
        .unreadable, "\(count) missing or damaged in “\(folder)”: \(list).",
        hint: "Render them: render --resume, with the --chunk that they belong to or without one.")
    }
    let path = try video?.path ?? self.path(of: parts.manifest.film, beside: folder)
    let progress = ProgressLine(isQuiet: quiet)
    defer { progress.end() }
    let (manifest, notes) = try parts.assemble(
      to: path, try encoding.settings(), threads: drawing.threads, progress: progress.update)
    progress.end()
    guard !quiet else { return }
    for note in notes { complain("note: \(note)") }
    tell(manifest.film, manifest.frames.count, start, "\(path), \(folder)/\(Manifest.fileName)")
  }

  /// Where the video goes: beside the folder, unless that has no name of its own.
  private func path(of film: String, beside folder: String) throws -> String {
    let isNameless = ["", ".", ".."].contains(folder.split(separator: "/").last ?? "")
    let ending = try encoding.settings().ending
    return isNameless ? "\(folder)/\(film).\(ending)" : "\(folder).\(ending)"
  }

  private func tell(_ film: String?, _ count: Int, _ start: Date, _ places: String) {
    let seconds = String(format: "%.1f", Date().timeIntervalSince(start))
    let frames = count == 1 ? "1 frame" : "\(count) frames"
    print("\(film.map { "\($0): " } ?? "")\(frames) put together in \(seconds) s: \(places)")
  }
}

// MARK: - Videos

extension AssembleCommand {
  private func joinVideos() throws {
    let start = Date()
    let path = video?.path ?? ""
    let chunks = try ChunkVideos(inputs.map(\.path)).paths
    do throws(OutputError) {
      let join = try VideoJoin(
        chunks, to: path, audio: encoding.sound.track(), isChecked: !encoding.noCheck)
      let written = try Self.uninterrupted(join)
      guard !quiet else { return }
      for note in written.notes { complain("note: \(note)") }
      tell(nil, written.frameCount, start, path)
    } catch {
      try Interruption.check()
      throw FilmError(error)
    }
  }

  /// An interruption stops what is running.
  private static func uninterrupted(
    _ join: VideoJoin
  ) throws(OutputError) -> (frameCount: Int, notes: [String]) {
    let result = try? Interruption.withHandler({ join.abandon() }) { () throws(FilmError) in
      Result { () throws(OutputError) in try join.write() }
    }
    guard let result else {
      throw OutputError(.abandoned, "Joining the chunks was given up.")
    }
    return try result.get()
  }
}
