import ArgumentParser
import Filming
import Foundation
import Output

/// Renders a film to PNG files and a video.
struct RenderCommand<FilmType: Film>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "render", abstract: "Render frames as PNG files and an MP4 video.",
      discussion: """
        Writes frame-00000.png … and manifest.json to the output folder, and the video beside it.
        Every render of the same film writes the same pixels.
        """)
  }

  @Option(
    help: ArgumentHelp(
      "The frames to render, the first is 0: 47, 30-59, 100- or -9. [default: all]",
      valueName: "range"))
  var frames: String?

  @Option(
    help: ArgumentHelp(
      "The folder of the frames. [default: output/\(FilmType.name)]", valueName: "folder"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The video's file. [default: the output folder's name with .mp4]", valueName: "file"))
  var video: String?

  @Flag(help: "Write no video.")
  var noVideo = false

  @Flag(help: "Write no PNG files, just the manifest and the video.")
  var noFrames = false

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

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if noVideo, video != nil { throw ValidationError("--video and --no-video contradict.") }
    if noVideo, noFrames {
      throw ValidationError("With --no-video and --no-frames nothing would be rendered.")
    }
  }

  func run() throws {
    let progress = ProgressLine(isQuiet: common.quiet)
    let start = Date()
    let summary = try FilmType.render(settings(), progress: progress.update)
    progress.end()
    guard !common.quiet else { return }
    let seconds = max(Date().timeIntervalSince(start), 0.001)
    let rate = Int(Double(summary.frameCount) / seconds)
    let places = [summary.firstFile.map { "\($0) …" }, summary.video, summary.manifest]
    print(
      "\(FilmType.name): \(summary.frameCount) frames in \(String(format: "%.1f", seconds)) s "
        + "(\(rate) a second): " + places.compactMap(\.self).joined(separator: ", "))
  }

  private func settings() throws -> RenderSettings {
    let folder = output ?? "output/\(FilmType.name)"
    let trimmed = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let encoding: VideoSettings
    do throws(OutputError) {
      encoding = try VideoSettings(codec: codec, preset: preset, crf: crf, oddSize: oddSize)
    } catch {
      throw FilmError(error)
    }
    return try RenderSettings(
      folder: trimmed, writesFrames: !noFrames, video: noVideo ? nil : video ?? trimmed + ".mp4",
      encoding: encoding, frames: try frames.map { try FrameRange($0) } ?? .all,
      threads: common.threads, limits: common.limits)
  }
}
