import ArgumentParser
import FilmStage
import Foundation
import RenderJobs
import RenderStore
import Sinks
import SystemPackage
import VideoEncoding

/// Renders a film to PNG files and a video.
struct RenderCommand<FilmType: Film>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "render", abstract: "Render frames as PNG files and a video.",
      discussion: """
        Writes frame-00000.png …, manifest.json and trace.json to the output folder, and the video \
        next to it. \
        Every render of the same film writes the same pixels.
        """)
  }

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The frames to render; the first is 0: 47, 30-59, 100- or -9, every third as 1-100x3, coarse "
        + "first as 1-30:2, several as 3,5-10. (default: all)",
      valueName: "frames"), transform: { try FrameSelection($0) })
  var frames: FrameSelection?

  @OptionGroup var part: ChunkOptions

  @Flag(
    help: ArgumentHelp(
      "Keep existing frames that a finished or interrupted render recorded as made from the same film, "
        + "parameters, assets, fonts, libraries and settings."))
  var resume = false

  @Flag(
    help: ArgumentHelp(
      "Keep existing frames whose display list hasn't changed since the film was edited, and draw the "
        + "others."))
  var incremental = false

  @OptionGroup var outputFolder: FolderOption<FilmType>
  @OptionGroup var target: VideoOption

  @Flag(help: "Write no video.")
  var noVideo = false

  @Flag(help: "Write no PNG files, only the manifest and the video.")
  var noFrames = false

  @Flag(
    help: ArgumentHelp(
      "Write the PNG files to standard output as a tar archive, with the manifest at its end, instead "
        + "of a folder. A video is written only if --video names one."))
  var tar = false

  @Flag(help: "Write no trace.json; `verify` then can't name the cause of a difference.")
  var noTrace = false

  @OptionGroup var writing: WritingOptions
  @OptionGroup var drawing: ThreadOption
  @OptionGroup var resources: ResourceOptions
  @OptionGroup var parameters: ParameterOptions
  @OptionGroup var common: CommonOptions

  func validate() throws {
    if noVideo, target.video != nil {
      throw ValidationError("--video and --no-video can't be combined.")
    }
    if noVideo || tar && target.video == nil, writing.encoding.sound.audio != nil {
      throw ValidationError("--audio requires a video, and no video is written.")
    }
    if tar, resume || incremental || noFrames {
      throw ValidationError(
        "--tar writes all frames: it excludes --resume, --incremental and --no-frames.")
    }
    if tar, outputFolder.output != nil {
      throw ValidationError(
        "--tar writes the frames to standard output instead of a folder. Leave out --output.")
    }
    if resume, incremental {
      throw ValidationError(
        "--resume and --incremental can't be combined: --resume keeps the frames of the same film, "
          + "--incremental the unchanged frames of an edited film.")
    }
    if noFrames, resume || incremental {
      throw ValidationError("--no-frames can't be combined with --resume or --incremental.")
    }
    if noVideo, noFrames {
      throw ValidationError("--no-video and --no-frames together leave nothing to render.")
    }
  }

  func run() throws {
    let settings = try settings()
    let source = try parameters.source(of: FilmType.self, replacement: settings.replacement)
    let count = try common.warnIfStrict(source)
    let start = Date()
    let summary = try renderShowingProgress(settings, source, frameCount: count)
    let seconds = max(Date().timeIntervalSince(start), 0.001)
    if let times = summary.times {
      let table = "\(ProfileTable(times, frameCount: summary.frameCount, seconds: seconds))"
      if tar { printError(table) } else { print(table) }
    }
    if let obstacle = summary.obstacle, resume {
      printError("Frames that were rendered with \(obstacle) are rendered again.")
    }
    guard !common.quiet else { return }
    for note in summary.notes { printError("note: \(note)") }
    printSummary(summary, seconds)
  }

  private func printSummary(_ summary: RenderSummary, _ seconds: TimeInterval) {
    var frames = summary.frameCount == 1 ? "1 frame" : "\(summary.frameCount) frames"
    if resume || incremental {
      let rendered = summary.frameCount - summary.keptCount
      let video =
        rendered > 0 || summary.video == nil
        ? "" : summary.isVideoKept ? ", the video too" : "; the video encoded again"
      frames +=
        " (\(summary.keptCount) kept\(rendered > 0 ? ", \(rendered) rendered" : "")\(video))"
    }
    let rate = Int(Double(summary.frameCount) / seconds)
    let manifest = tar ? "standard output" : summary.manifest
    let outputs = [summary.firstFile.map { "\($0) …" }, summary.video, manifest]
    let text =
      "\(FilmType.name): \(frames) in \(String(format: "%.1f", seconds)) s (\(rate) per second): "
      + outputs.compactMap(\.self).joined(separator: ", ")
    if tar { printError(text) } else { print(text) }
  }

  private func renderShowingProgress(
    _ settings: RenderSettings, _ source: FilmSource<FilmType>, frameCount: Int?
  ) throws -> RenderSummary {
    let progress = ProgressLine(isQuiet: common.quiet)
    defer { progress.end() }
    return try FilmType.render(
      settings, source: source, frameCount: frameCount, progress: progress.update)
  }

  /// Whether the options can change the number of frames to render.
  var mayChangeLength: Bool {
    frames != nil || parameters.areGiven || common.limits != FilmLimits()
  }

  private func settings() throws -> RenderSettings {
    let hasVideo = !noVideo && (!tar || target.video != nil)
    var settings = try writing.settings(
      folder: outputFolder.path, threads: drawing.threads, limits: common.limits
    ) { hasVideo ? try videoPath($0) : nil }
    settings.writesFrames = !noFrames && !tar
    settings.writesTrace = !noTrace
    if tar {
      settings.archive = .standardOutput
      settings.writesManifest = false
    }
    settings.memory = resources.budget.bytes
    settings.times = resources.profile ? StageTimes() : nil
    settings.frames = frames ?? .all
    settings.chunk = try part.selected()
    settings.reuse = resume ? .resume : incremental ? .incremental : .none
    return settings
  }

  /// Returns the path of the video. A chunk's video is in the folder of its frames.
  private func videoPath(_ encoding: VideoSettings) throws -> String {
    if let named = target.path { return named }
    if let chunk = try part.selected() {
      return RenderFolder(outputFolder.path).videoPath(of: chunk, ending: encoding.ending)
    }
    return encoding.path(beside: outputFolder.path, film: FilmType.name)
  }
}
