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

/// What to render of a film, and where to.
package struct RenderSettings: Sendable {
  /// The folder of the frames and their manifest.
  package var folder: String

  /// Whether frames are written as PNG files.
  package var writesFrames: Bool

  /// Whether the manifest is written; without it there is nothing by which frames could be kept.
  package var writesManifest = true

  /// Whether what happens is written beside the frames, for `verify` to tell what has changed.
  package var writesTrace: Bool

  /// Where frames go as a tar archive of PNG files, with the manifest at its end; nil for nowhere.
  package var archive: FileDescriptor?

  /// How the PNG files are made smaller.
  package var compression: PNGCompression

  /// The video's file; nil for none.
  package var video: String?

  /// How the video is encoded.
  package var encoding: VideoSettings

  /// Which frames.
  package var frames: FrameSelection

  /// Which part of those frames; nil for all.
  package var chunk: FrameChunk?

  /// What of an earlier render is kept.
  package var reuse = FrameReuse.none

  /// How many threads draw.
  package var threads: Int

  /// When a film is taken for endless.
  package var limits: FilmLimits

  /// How many bytes the frames in the making may take, with what is kept from one to the next; nil
  /// for `usualMemory`, or more if the canvas asks for it.
  package var memory: Int?

  /// What they take as a rule: 256 MB.
  package var usualMemory = 256_000_000

  /// Collects what the stages of the render take; nil if nobody asks.
  package var times: StageTimes?

  /// Where ffmpeg is looked for, as PATH has it.
  package var searchPath: String

  /// Checked settings. `threads` is the number of processors unless it is given, 1 to 256; the
  /// video's name tells a container that can hold what `encoding` asks for.
  package init(
    folder: String, writesFrames: Bool = true, writesTrace: Bool = true,
    compression: PNGCompression = .fast, video: String? = nil, encoding: VideoSettings,
    frames: FrameSelection = .all, threads: Int? = nil, memory: Int? = nil,
    times: StageTimes? = nil,
    limits: FilmLimits = FilmLimits(),
    searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(FlipbookError) {
    if let video { try encoding.check(goesInto: video) }
    self.threads = try Self.threads(threads)
    (self.folder, self.writesFrames, self.video) = (folder, writesFrames, video)
    (self.compression, self.writesTrace) = (compression, writesTrace)
    (self.encoding, self.frames, self.limits) = (encoding, frames, limits)
    (self.memory, self.times, self.searchPath) = (memory, times, searchPath)
  }

  /// How frames of that format are drawn into `sinks`.
  ///
  /// Of the memory, a quarter is for what is kept of shadows and letters; the rest for the canvas, the
  /// pieces of the frame before, and those of frames in flight, of which there must be room for one.
  func pipeline(
    for format: FrameFormat, _ sinks: [any FrameSink]
  ) throws(FlipbookError) -> PipelineSettings {
    let perPixel = sinks.reduce(0) { $0 + $1.mostBytesPerPixel }
    let (canvas, pieces, least) = Self.bytes(for: format, perPixel)
    let memory = memory ?? max(usualMemory, least)
    guard memory >= least else {
      let megabytes = (least + 999_999) / 1_000_000
      throw FlipbookError(
        .badSetting,
        "\(memory / 1_000_000) MB are too little for frames of \(format.width) × \(format.height).",
        hint: "Choose a --memory of \(megabytes) MB or more.")
    }
    let kept = min(memory / 4, 64 << 20)
    return PipelineSettings(
      threads: threads, mostBytes: memory - kept - canvas - pieces, keptBytes: kept, times: times)
  }

  /// What the canvas and the pieces of a frame take, and the least that both ask for.
  private static func bytes(
    for format: FrameFormat, _ perPixel: Double
  ) -> (canvas: Int, pieces: Int, least: Int) {
    let pixels = Double(format.width * format.height)
    let (canvas, pieces) = (Int(4 * pixels), Int(perPixel * pixels))
    return (canvas, pieces, (canvas + 2 * pieces) / 3 * 4 + 4)
  }

  /// The memory without which frames of that format can't be rendered; a little more than is needed.
  package func leastMemory(for format: FrameFormat) -> Int {
    Self.bytes(for: format, (writesFrames ? 4.1 : 0) + (video == nil ? 0 : 4)).least
  }

  /// How many threads draw when `count` are asked for; one per processor for nil.
  static func threads(_ count: Int?) throws(FlipbookError) -> Int {
    let count = count ?? ProcessInfo.processInfo.activeProcessorCount
    guard (1...256).contains(count) else {
      throw FlipbookError(
        .badSetting, "\(count) drawing threads are out of range.", hint: "Choose 1 to 256.")
    }
    return count
  }

  /// Throws if the video would take the place of the frames' folder, or of one of its files.
  func checkPlaces() throws(FlipbookError) {
    guard let video, writesFrames else { return }
    let isFolder = renderFolder.isPlace(video)
    guard isFolder || renderFolder.isPlaceOfFrame(video) else { return }
    throw FlipbookError(
      .badSetting,
      "The video “\(video)” would take the place of \(isFolder ? "the frames' folder" : "a frame").",
      hint: "Name another file with --video, or another folder with --output.")
  }

  /// What is in the folder.
  var renderFolder: RenderFolder { RenderFolder(folder) }

  /// Where the manifest goes, if it is written.
  package var manifestPath: String { renderFolder.manifestPath(of: chunk) }

  /// Where the trace goes; nil if none is written. Chunks would write one over the other's.
  var tracePath: String? {
    writesTrace && writesManifest && chunk == nil ? renderFolder.tracePath : nil
  }

  /// What of the render would replace a file; nil if it stays. Of its own folder no frame stays, whichever
  /// are rendered.
  package func replacement(of file: String) -> String? {
    func isOneFile(_ path: String?) -> Bool {
      path.map { FileIdentity.areOfOneFile(file, $0) } ?? false
    }
    if isOneFile(video) { return "the video" }
    if writesManifest, isOneFile(manifestPath) { return "the manifest" }
    if isOneFile(tracePath) { return "the trace" }
    return writesFrames && renderFolder.isPlaceOfFrame(file) ? "a frame" : nil
  }

  /// The settings as a manifest tells them.
  package var described: [String: String] {
    var settings = ["frames": frames.description]
    if let chunk { settings["chunk"] = chunk.description }
    if writesFrames { settings["compression"] = compression.rawValue }
    return settings
  }
}

/// What of an earlier render in the same folder is kept.
package enum FrameReuse: Hashable, Sendable {
  /// Nothing.
  case none

  /// Frames that were made from all that they would be made from now, and whose files are as they were
  /// written.
  case resume

  /// Frames whose display list is what it was, and whose files are as they were written.
  case incremental
}

/// What a render has written.
package struct RenderSummary: Sendable {
  /// How many frames there are.
  package let frameCount: Int

  /// How many of them were there already.
  package let keptCount: Int

  /// Whether the video was there already; false where none is asked for.
  package let isVideoKept: Bool

  /// What other frames of the earlier render were made with, so that they weren't kept; nil if there
  /// is nothing to say.
  package let obstacle: String?

  /// The first frame's file; nil without PNG files.
  package let firstFile: String?

  /// The manifest; nil where none was written, so that one of other frames stays.
  package let manifest: String?

  /// The video; nil for none.
  package let video: String?

  /// What the stages took, if that was asked for.
  package let times: [RenderStage: StageTimes.Time]?

  /// What the user should know of the video.
  package var notes: [String] = []

  /// The checksums of files that the film has read besides its assets, by path.
  package var files: [String: String] = [:]
}
