package import Failures
import Foundation
import OutputFiles
import Raster
package import RenderStore
import Sinks
package import VideoEncoding

extension RenderedParts {
  /// Encodes the frames as a video at `path`, or joins the chunks' videos, and replaces the
  /// manifests of the chunks with that of the whole film. If only some frames were requested, all
  /// manifests are kept. Returns the manifest, and remarks about the video for the user.
  package func assemble(
    to path: String, _ encoding: VideoSettings, threads: Int? = nil,
    searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? "",
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(FlipbookError) -> (manifest: Manifest, notes: [String]) {
    var whole = manifest
    let notes: [String]
    if let videos {
      notes = try join(videos, to: path, encoding, searchPath).notes
    } else {
      let encoder = try encode(to: path, encoding, threads, searchPath, progress)
      whole.settings.merge(encoder.format.described) { $1 }
      notes = encoder.notes
    }
    guard !isSelection else { return (manifest, notes) }
    whole.video = FileChecksum.of(path).map { Manifest.Video(file: path, checksum: $0) }
    try end(with: whole)
    return (whole, notes)
  }
}

extension RenderedParts {
  private func encode(
    to path: String, _ encoding: VideoSettings, _ threads: Int?, _ searchPath: String,
    _ progress: (Int, Int) -> Void
  ) throws(FlipbookError) -> VideoEncoder {
    let canvas = manifest.canvas
    let encoder = try VideoEncoder(
      path: path, format: FrameFormat(canvas), settings: encoding, searchPath: searchPath)
    try FrameAssembly(folder: folder, threads: RenderSettings.threads(threads)).deliver(
      manifest.frames, of: (canvas.width, canvas.height), to: encoder, progress: progress)
    return encoder
  }

  private func join(
    _ videos: [String], to path: String, _ encoding: VideoSettings, _ searchPath: String
  ) throws(FlipbookError) -> VideoJoin.Result {
    let join = try VideoJoin(
      videos, to: path, rate: manifest.canvas.framesPerSecond, audio: encoding.audio,
      firstFrame: manifest.firstFrame, isChecked: encoding.isChecked, searchPath: searchPath)
    return try join.perform()
  }
}

extension FrameFormat {
  /// Creates the frame format for the canvas of a manifest.
  init(_ canvas: Manifest.Canvas) {
    let word = UInt32(canvas.background.dropFirst(), radix: 16) ?? 0xFF
    let color = Color(
      red: Double(word >> 24) / 255, green: Double(word >> 16 & 255) / 255,
      blue: Double(word >> 8 & 255) / 255, alpha: Double(word & 255) / 255)
    self.init(
      width: canvas.width, height: canvas.height, rate: canvas.framesPerSecond,
      isOpaque: word & 255 == 255, background: color.pixel)
  }
}
