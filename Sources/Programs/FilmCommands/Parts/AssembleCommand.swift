import Failures
package import ArgumentParser
import OutputFiles
import FilmStage
import Foundation
import RenderJobs
import RenderStore
import VideoEncoding

/// Makes one video from rendered frames, or from the videos of chunks.
package struct AssembleCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "assemble",
    abstract: "Make one video from rendered frames, or from the videos of chunks.",
    discussion: """
      Takes the output folder of `render --chunk`, with frames or videos, whose chunks can be rendered in \
      any order and on any machines; or the videos of chunks, which contain their position in the film. \
      Every frame is compared with its manifest, and missing ones are listed. A folder gets the manifest \
      of the whole film.
      """)

  @Argument(
    help: ArgumentHelp(
      "The folder of the frames, or the chunks' videos.", valueName: "input"))
  var inputs: [PathArgument]

  @OptionGroup var target: VideoOption

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The frames of the video, as in `render`. (default: all frames of the film, or all that its "
        + "chunks cover)", valueName: "frames"), transform: { try FrameSelection($0) })
  var frames: FrameSelection?

  @OptionGroup var encoding: EncodingOptions
  @OptionGroup var drawing: ThreadOption
  @OptionGroup var messages: QuietOption

  private var joinsVideos: Bool {
    inputs.allSatisfy { (try? VideoContainer(path: $0.path)) != nil }
  }

  package init() {}

  package func validate() throws {
    if joinsVideos, target.video == nil {
      throw ValidationError("Joining videos requires a path for the result: --video FILE.")
    }
    if joinsVideos { try encoding.checkEncodesNothing() }
    if !joinsVideos, inputs.count > 1 {
      let odd = inputs.first { (try? VideoContainer(path: $0.path)) == nil }
      throw ValidationError(
        "assemble takes one folder, or only videos: \"\(odd?.path ?? "")\" isn't a video.")
    }
  }

  package func run() throws {
    if joinsVideos { try joinVideos() } else { try assembleFrames(of: inputs[0].path) }
  }
}

// MARK: - Frames

extension AssembleCommand {
  private func assembleFrames(of folder: String) throws {
    let start = Date()
    let parts = try RenderedParts(in: RenderFolder(folder), frames: frames)
    guard parts.missing.isEmpty else {
      let count = parts.missing.count == 1 ? "1 frame is" : "\(parts.missing.count) frames are"
      let list = parts.missing.shortened(to: 20)
      throw FlipbookError(
        .unreadable, "\(count) missing or damaged in \"\(folder)\": \(list).",
        hint: parts.videos == nil
          ? "Render them with render --resume, for their --chunk or the whole film."
          : "Render their chunks again.")
    }
    let settings = try encoding.settings()
    if parts.videos != nil { try encoding.checkEncodesNothing() }
    let path =
      target.path
      ?? settings.path(beside: folder, film: parts.manifest.film, like: parts.videos?.first)
    let progress = ProgressLine(isQuiet: messages.quiet)
    defer { progress.end() }
    let (manifest, notes) = try parts.assemble(
      to: path, settings, threads: drawing.threads, progress: progress.update)
    progress.end()
    guard !messages.quiet else { return }
    for note in notes { printError("note: \(note)") }
    let outputs = frames == nil ? "\(path), \(parts.folder.manifestPath())" : path
    printSummary(manifest.film, manifest.frames.count, start, outputs)
  }

  private func printSummary(_ film: String?, _ count: Int, _ start: Date, _ outputs: String) {
    let seconds = String(format: "%.1f", Date().timeIntervalSince(start))
    let frames = count == 1 ? "1 frame" : "\(count) frames"
    print("\(film.map { "\($0): " } ?? "")\(frames) assembled in \(seconds) s: \(outputs)")
  }
}

// MARK: - Videos

extension AssembleCommand {
  private func joinVideos() throws {
    let start = Date()
    let path = target.path ?? ""
    let join = try VideoJoin(
      inputs.map(\.path), to: path, audio: encoding.sound.track(), isChecked: !encoding.noCheck)
    let written = try join.perform()
    guard !messages.quiet else { return }
    for note in written.notes { printError("note: \(note)") }
    printSummary(nil, written.frameCount, start, path)
  }
}
