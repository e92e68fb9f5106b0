package import Failures
import OutputFiles
package import FilmStage
import Foundation
package import Images
import Pipeline
package import RenderStore
package import Sinks
package import SystemPackage
package import VideoEncoding

/// The settings of a render: the frames, the files and how they are written.
package struct RenderSettings: Sendable {
  /// The folder of the frames and their manifest.
  package var folder: String

  /// Whether frames are written as PNG files.
  package var writesFrames: Bool

  /// Whether the manifest is written. Without it, later renders can't keep frames.
  package var writesManifest = true

  /// Whether the trace is written beside the frames, so that `verify` can find the cause of
  /// changes.
  package var writesTrace: Bool

  /// The file for a tar archive of PNG files, with the manifest at its end; nil for none.
  package var archive: FileDescriptor?

  /// The compression of the PNG files.
  package var compression: PNGCompression

  /// The path of the video; nil for none.
  package var video: String?

  /// The settings of the video.
  package var encoding: VideoSettings

  /// The frames to render.
  package var frames: FrameSelection

  /// The chunk of those frames to render; nil for all.
  package var chunk: FrameChunk?

  /// The frames of an earlier render that are kept.
  package var reuse = FrameReuse.none

  /// The number of drawing threads.
  package var threads: Int

  /// The limits beyond which a film counts as endless.
  package var limits: FilmLimits

  /// The upper bound for the memory of frames in flight and of caches, in bytes; nil for
  /// `defaultMemory`, or more if the canvas requires it.
  package var memory: Int?

  /// The default memory limit, in bytes: 256 MB.
  package var defaultMemory = 256_000_000

  /// The collector for the times of the render's stages; nil if they aren't measured.
  package var times: StageTimes?

  /// The folders to search for ffmpeg, in the format of PATH.
  package var searchPath: String

  /// Creates checked settings. `threads` is from 1 to 256; nil for one per processor. The extension
  /// of the video must be a container that supports `encoding`.
  package init(
    folder: String, writesFrames: Bool = true, writesTrace: Bool = true,
    compression: PNGCompression = .fast, video: String? = nil, encoding: VideoSettings,
    frames: FrameSelection = .all, threads: Int? = nil, memory: Int? = nil,
    times: StageTimes? = nil,
    limits: FilmLimits = FilmLimits(),
    searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(FlipbookError) {
    if let video { try encoding.checkContainer(of: video) }
    self.threads = try Self.threads(threads)
    self.folder = folder
    self.writesFrames = writesFrames
    self.video = video
    self.compression = compression
    self.writesTrace = writesTrace
    self.encoding = encoding
    self.frames = frames
    self.limits = limits
    self.memory = memory
    self.times = times
    self.searchPath = searchPath
  }

  /// Returns the settings of the pipeline that draws frames of a format into `sinks`.
  ///
  /// A quarter of the memory is for cached shadows and letters. The rest is for the canvas, the
  /// pieces of the previous frame, and those of frames in flight, of which at least one must fit.
  func pipeline(
    for format: FrameFormat, _ sinks: [any FrameSink]
  ) throws(FlipbookError) -> PipelineSettings {
    let perPixel = sinks.reduce(0) { $0 + $1.maximumBytesPerPixel }
    let (canvas, pieces, least) = Self.bytes(for: format, perPixel)
    let memory = memory ?? max(defaultMemory, least)
    guard memory >= least else {
      let megabytes = (least + 999_999) / 1_000_000
      throw FlipbookError(
        .badSetting,
        "\(memory / 1_000_000) MB is not enough for frames of \(format.width) × \(format.height).",
        hint: "Choose a --memory of \(megabytes) MB or more.")
    }
    let kept = min(memory / 4, 64 << 20)
    return PipelineSettings(
      threads: threads, memoryLimit: memory - kept - canvas - pieces, keptBytes: kept, times: times)
  }

  /// Returns the size of the canvas and of the pieces of a frame, and the least memory that they
  /// require, in bytes.
  private static func bytes(
    for format: FrameFormat, _ perPixel: Double
  ) -> (canvas: Int, pieces: Int, least: Int) {
    let pixels = Double(format.width * format.height)
    let (canvas, pieces) = (Int(4 * pixels), Int(perPixel * pixels))
    return (canvas, pieces, (canvas + 2 * pieces) / 3 * 4 + 4)
  }

  /// Returns the minimum memory for rendering frames of a format, in bytes, with a small margin.
  package func minimumMemory(for format: FrameFormat) -> Int {
    Self.bytes(for: format, (writesFrames ? 4.1 : 0) + (video == nil ? 0 : 4)).least
  }

  /// Checks a number of threads; nil becomes one per processor.
  static func threads(_ count: Int?) throws(FlipbookError) -> Int {
    let count = count ?? ProcessInfo.processInfo.activeProcessorCount
    guard (1...256).contains(count) else {
      throw FlipbookError(
        .badSetting, "The number of drawing threads, \(count), is out of range.",
        hint: "Choose 1 to 256.")
    }
    return count
  }

  /// Throws if the video would replace the frames' folder or one of its files.
  func checkPaths() throws(FlipbookError) {
    guard let video, writesFrames else { return }
    let isFolder = renderFolder.isFolderPath(video)
    guard isFolder || renderFolder.isFramePath(video) else { return }
    throw FlipbookError(
      .badSetting,
      "The video \"\(video)\" would replace \(isFolder ? "the frames' folder" : "a frame").",
      hint: "Choose another file with --video, or another folder with --output.")
  }

  /// The folder of the render.
  var renderFolder: RenderFolder { RenderFolder(folder) }

  /// The path of the manifest, if it is written.
  package var manifestPath: String { renderFolder.manifestPath(of: chunk) }

  /// The path of the trace; nil if none is written. Chunks have none because they would overwrite
  /// each other's.
  var tracePath: String? {
    writesTrace && writesManifest && chunk == nil ? renderFolder.tracePath : nil
  }

  /// Returns a description of the output that would replace a file; nil if the file is kept. All
  /// frame files of the render's folder count as replaced, regardless of the rendered frames.
  package func replacement(of file: String) -> String? {
    func isOneFile(_ path: String?) -> Bool {
      path.map { FileIdentity.areOfOneFile(file, $0) } ?? false
    }
    if isOneFile(video) { return "the video" }
    if writesManifest, isOneFile(manifestPath) { return "the manifest" }
    if isOneFile(tracePath) { return "the trace" }
    return writesFrames && renderFolder.isFramePath(file) ? "a frame" : nil
  }

  /// The settings as the manifest records them.
  package var described: [String: String] {
    var settings = ["frames": frames.description]
    if let chunk { settings["chunk"] = chunk.description }
    if writesFrames { settings["compression"] = compression.rawValue }
    return settings
  }
}

/// The frames of an earlier render in the same folder that are kept.
package enum FrameReuse: Hashable, Sendable {
  /// No frames.
  case none

  /// Frames with the same inputs as now and intact files.
  case resume

  /// Frames with the same display list as now and intact files.
  case incremental
}

/// The results of a render.
package struct RenderSummary: Sendable {
  /// The number of frames.
  package let frameCount: Int

  /// The number of frames that already existed.
  package let keptCount: Int

  /// Whether the video already existed; false if none was requested.
  package let isVideoKept: Bool

  /// A description of what differs in frames of the earlier render that weren't kept; nil if there
  /// is nothing to report.
  package let obstacle: String?

  /// The path of the first frame's file; nil without PNG files.
  package let firstFile: String?

  /// The path of the manifest; nil if none was written, so that the manifest of other frames is
  /// kept.
  package let manifest: String?

  /// The path of the video; nil for none.
  package let video: String?

  /// The times of the stages, if they were measured.
  package let times: [RenderStage: StageTimes.Time]?

  /// Remarks about the video for the user.
  package var notes: [String] = []

  /// The checksums of the files that the film read, other than its assets, by path.
  package var files: [String: String] = [:]
}
