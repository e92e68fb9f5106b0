import Foundation
package import Output

/// What to render of a film, and where to.
package struct RenderSettings: Sendable {
  /// The folder of the frames and their manifest.
  package var folder: String

  /// Whether frames are written as PNG files.
  package var writesFrames: Bool

  /// The video's file; nil for none.
  package var video: String?

  /// How the video is encoded.
  package var encoding: VideoSettings

  /// Which frames.
  package var frames: FrameRange

  /// How many threads draw.
  package var threads: Int

  /// When a film is taken for endless.
  package var limits: FilmLimits

  /// Where ffmpeg is looked for, as PATH has it; nil for PATH.
  package var searchPath: String?

  package init(
    folder: String, writesFrames: Bool = true, video: String? = nil, encoding: VideoSettings,
    frames: FrameRange = .all, threads: Int? = nil, limits: FilmLimits = FilmLimits(),
    searchPath: String? = nil
  ) throws(FilmError) {
    let threads = threads ?? ProcessInfo.processInfo.activeProcessorCount
    guard (1...256).contains(threads) else {
      throw FilmError(
        .badSetting, "\(threads) drawing threads are out of range.", hint: "Choose 1 to 256.")
    }
    (self.folder, self.writesFrames, self.video) = (folder, writesFrames, video)
    (self.encoding, self.frames, self.threads) = (encoding, frames, threads)
    (self.limits, self.searchPath) = (limits, searchPath)
  }

  /// The settings as a manifest tells them.
  var described: [String: String] {
    var settings = ["frames": frames.description]
    if video != nil {
      settings["codec"] = encoding.codec.rawValue
      settings["preset"] = encoding.preset.rawValue
      settings["crf"] = String(encoding.crf)
      settings["oddSize"] = encoding.oddSize.rawValue
    }
    return settings
  }
}

/// What a render has written.
package struct RenderSummary: Sendable {
  /// How many frames were rendered.
  package let frameCount: Int

  /// The first frame's file; nil without PNG files.
  package let firstFile: String?

  /// The manifest.
  package let manifest: String

  /// The video; nil for none.
  package let video: String?
}
