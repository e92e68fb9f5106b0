/// One of ffmpeg's encoders: what it is told that others aren't.
struct CodecEncoder: Sendable {
  /// ffmpeg's name for it.
  let name: String

  /// The fewest pixels that a frame's sides may have.
  var leastSide = 1

  /// How it is told to take its time.
  var speed: @Sendable (VideoPreset) -> [String] = { _ in [] }

  /// What else it is told, so that its bytes depend neither on the processors nor on what kind they are.
  var arguments: @Sendable (VideoFormat) -> [String] = { _ in [] }
}

extension CodecEncoder {
  static let x264 = CodecEncoder(
    name: "libx264", speed: { ["-preset", $0.rawValue] },
    arguments: { format in
      let isPlain = format.pixelFormat.name == "yuv420p" && format.rateFactor != 0
      return isPlain && format.settings.purpose?.rateFactor != nil ? ["-profile:v", "high"] : []
    })

  static let x265 = CodecEncoder(
    name: "libx265", speed: { ["-preset", $0.rawValue] },
    arguments: { format in
      // Its words in the stream would tell the kind of processor. Of several frames at a time one is now
      // and then another one (x265 3.5: once in some hundred runs); rows at a time are the same.
      [
        "-x265-params",
        "log-level=error:info=0:pools=\(format.settings.threads):frame-threads=1",
      ]
    })

  static let vpx = CodecEncoder(
    name: "libvpx-vp9",
    speed: { preset in
      let speed = preset.among([5, 5, 5, 4, 3, 2, 1, 1, 0, 0])
      return ["-deadline", preset == .placebo ? "best" : "good", "-cpu-used", "\(speed)"]
    },
    // Frames that are never shown can't have an alpha beside them.
    arguments: { $0.constantQuality + ($0.pixelFormat.hasAlpha ? ["-auto-alt-ref", "0"] : []) })

  static let svtAV1 = CodecEncoder(
    name: "libsvtav1", leastSide: 64,
    speed: { ["-preset", "\($0.among([12, 11, 10, 9, 8, 7, 5, 4, 3, 1]))"] },
    arguments: { ["-svtav1-params", "lp=\($0.settings.threads)"] })

  static let aom = CodecEncoder(
    name: "libaom-av1",
    speed: { ["-cpu-used", "\($0.among([8, 8, 7, 6, 5, 4, 3, 2, 1, 0]))"] },
    arguments: \.constantQuality)

  /// That of ProRes; ffmpeg numbers its profiles.
  static func proRes(profile: Int) -> CodecEncoder {
    CodecEncoder(
      name: "prores_ks",
      arguments: { format in
        ["-profile:v", "\(profile)", "-vendor", "apl0"]
          + (format.pixelFormat.hasAlpha ? ["-alpha_bits", "16"] : [])
      })
  }

  static let gif = CodecEncoder(name: "gif")

  static let apng = CodecEncoder(name: "apng")

  static let webP = CodecEncoder(name: "libwebp_anim", arguments: { _ in ["-lossless", "1"] })
}
