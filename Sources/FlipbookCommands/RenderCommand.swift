import ArgumentParser
import Filming
import Foundation
import Images
import Output

/// Renders a film to PNG files and a video.
struct RenderCommand<FilmType: Film>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "render", abstract: "Render frames as PNG files and an MP4 video.",
      discussion: """
        Writes frame-00000.png …, manifest.json and trace.json to the output folder, and the video
        beside it.
        Every render of the same film writes the same pixels.
        """)
  }

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The frames to render, the first is 0: 47, 30-59, 100- or -9, every third as 1-100x3, coarse "
        + "first as 1-30:2, several as 3,5-10. (default: all)",
      valueName: "frames"), transform: { try FrameSelection($0) })
  var frames: FrameSelection?

  @OptionGroup var part: ChunkOptions

  @Flag(
    help: ArgumentHelp(
      "Keep the frames that are there and were made from the same film, parameters, assets, fonts, "
        + "libraries and settings, by what a finished or killed render has noted of them."))
  var resume = false

  @Flag(
    help: ArgumentHelp(
      "Keep the frames that are there and show what they showed: after an edit only those are drawn "
        + "whose display list has changed."))
  var incremental = false

  @Option(help: ArgumentHelp("The folder of the frames.", valueName: "folder"))
  var output = PathArgument("output/\(FilmType.name)")

  @Option(
    help: ArgumentHelp(
      "The video's file. (default: the output folder's name with .mp4)", valueName: "file"))
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

  @Option(help: "The video's format.")
  var codec = VideoCodec.h264

  @Option(help: "How long the encoder searches for a smaller file.")
  var preset = VideoPreset.medium

  @Option(
    help: ArgumentHelp(
      "The video's constant rate factor: 0 is lossless, 51 the worst.", valueName: "factor"))
  var crf = 18

  @Option(
    help: "What to do with an odd width or height, which H.264 in 4:2:0 can't hold.")
  var oddSize = OddSize.refuse

  @OptionGroup var drawing: ThreadOption
  @Option(
    help: ArgumentHelp(
      "How many threads the encoder has. The video's bytes depend on it, the frames don't.",
      valueName: "count"))
  var encoderThreads = 4

  @OptionGroup var resources: ResourceOptions
  @OptionGroup var common: CommonOptions

  func validate() throws {
    if noVideo, video != nil { throw ValidationError("--video and --no-video contradict.") }
    if resume, incremental {
      throw ValidationError(
        "--resume and --incremental contradict: the first keeps what was made from the same film, the "
          + "second what looks the same in an edited one.")
    }
    if noFrames, resume || incremental {
      throw ValidationError("With --no-frames there are no frames to keep.")
    }
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
    if let obstacle = summary.obstacle, resume {
      complain("Frames that were made with \(obstacle) are rendered anew.")
    }
    if !common.quiet { tell(summary, seconds) }
  }

  private func tell(_ summary: RenderSummary, _ seconds: TimeInterval) {
    var frames = summary.frameCount == 1 ? "1 frame" : "\(summary.frameCount) frames"
    if resume || incremental {
      let rendered = summary.frameCount - summary.keptCount
      frames += " (\(summary.keptCount) kept, \(rendered) rendered)"
    }
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
    let encoding: VideoSettings
    do throws(OutputError) {
      encoding = try VideoSettings(
        codec: codec, preset: preset, crf: crf, threads: encoderThreads, oddSize: oddSize)
    } catch {
      throw FilmError(error)
    }
    var settings = try RenderSettings(
      folder: output.path, writesFrames: !noFrames, writesTrace: !noTrace,
      compression: compression,
      video: noVideo ? nil : videoPath(),
      encoding: encoding, frames: frames ?? .all, threads: drawing.threads,
      memory: resources.bytes, times: resources.profile ? StageTimes() : nil,
      limits: common.limits)
    settings.chunk = try part.selected()
    settings.reuse = resume ? .resume : incremental ? .incremental : .none
    return settings
  }

  /// Where the video goes: beside the folder, unless that has no name of its own; that of a chunk among
  /// its frames.
  private func videoPath() throws -> String {
    let folder = output.path
    if let video { return video.path }
    if let chunk = try part.selected() { return "\(folder)/\(chunk.fileStem).mp4" }
    let isNameless = ["", ".", ".."].contains(folder.split(separator: "/").last ?? "")
    return isNameless ? "\(folder)/\(FilmType.name).mp4" : "\(folder).mp4"
  }
}
