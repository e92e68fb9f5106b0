import ArgumentParser
import Filming
import Foundation
import Images
import Output

/// Renders a film to PNG files and a video.
struct RenderCommand<FilmType: Film>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "render", abstract: "Render frames as PNG files and a video.",
      discussion: """
        Writes frame-00000.png …, manifest.json and trace.json to the output folder, and the video
        beside it.
        Every render of the same film writes the same pixels.
        """)
  }

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The frames to render, the first is 0: 47, 30-59, 100- or -9. (default: all)",
      valueName: "range"), transform: { try FrameRange($0) })
  var frames: FrameRange?

  @Option(help: ArgumentHelp("The folder of the frames.", valueName: "folder"))
  var output = PathArgument("output/\(FilmType.name)")

  @Option(
    help: ArgumentHelp(
      "The video's file, of a kind that its ending tells: .mp4, .mov, .mkv, .webm, .gif, .apng or "
        + ".webp. (default: the output folder's name with the codec's ending, .mp4)",
      valueName: "file"))
  var video: PathArgument?

  @Flag(help: "Write no video.")
  var noVideo = false

  @Flag(help: "Write no PNG files, just the manifest and the video.")
  var noFrames = false

  @Flag(help: "Write no trace.json: “verify” can't tell then what made a frame differ.")
  var noTrace = false

  @Option(
    help: ArgumentHelp(
      "How long to search for smaller PNG files, whose pixels are the same: “balanced” compresses "
        + "some ten times as long as “fast”, “small” fifty times and more."))
  var compression = PNGCompression.fast

  @OptionGroup var encoding: EncodingOptions
  @OptionGroup var drawing: ThreadOption
  @OptionGroup var resources: ResourceOptions
  @OptionGroup var common: CommonOptions

  func validate() throws {
    if noVideo, video != nil { throw ValidationError("--video and --no-video contradict.") }
    if noVideo, noFrames {
      throw ValidationError("With --no-video and --no-frames nothing would be rendered.")
    }
  }

  func run() throws {
    let settings = try settings()
    let count = try common.warnIfStrict(FilmType.self)
    let start = Date()
    let summary = try renderShowingProgress(settings, frameCount: count)
    let seconds = max(Date().timeIntervalSince(start), 0.001)
    if let times = summary.times {
      print(ProfileTable(times, frameCount: summary.frameCount, seconds: seconds))
    }
    guard !common.quiet else { return }
    for note in summary.notes { complain("note: \(note)") }
    let frames = summary.frameCount == 1 ? "1 frame" : "\(summary.frameCount) frames"
    let rate = Int(Double(summary.frameCount) / seconds)
    let places = [summary.firstFile.map { "\($0) …" }, summary.video, summary.manifest]
    print(
      "\(FilmType.name): \(frames) in \(String(format: "%.1f", seconds)) s (\(rate) a second): "
        + places.compactMap(\.self).joined(separator: ", "))
  }

  private func renderShowingProgress(
    _ settings: RenderSettings, frameCount: Int?
  ) throws -> RenderSummary {
    let progress = ProgressLine(isQuiet: common.quiet)
    defer { progress.end() }
    return try FilmType.render(settings, frameCount: frameCount, progress: progress.update)
  }

  private func settings() throws -> RenderSettings {
    let encoding = try encoding.settings()
    return try RenderSettings(
      folder: output.path, writesFrames: !noFrames, writesTrace: !noTrace,
      compression: compression,
      video: noVideo ? nil : videoPath(encoding.ending),
      encoding: encoding, frames: frames ?? .all, threads: drawing.threads,
      memory: resources.bytes, times: resources.profile ? StageTimes() : nil,
      limits: common.limits)
  }

  /// Where the video goes: beside the folder, unless that has no name of its own.
  private func videoPath(_ ending: String) -> String {
    let folder = output.path
    if let video { return video.path }
    let isNameless = ["", ".", ".."].contains(folder.split(separator: "/").last ?? "")
    return isNameless ? "\(folder)/\(FilmType.name).\(ending)" : "\(folder).\(ending)"
  }
}
