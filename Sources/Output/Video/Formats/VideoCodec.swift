package import Files

/// A compressed format of videos or animated pictures.
package enum VideoCodec: String, CaseIterable, Sendable {
  /// H.264, by x264.
  case h264
  /// H.265 (HEVC), by x265.
  case h265
  /// VP9, by libvpx.
  case vp9
  /// AV1, by SVT-AV1 or else by libaom.
  case av1
  /// ProRes 422 HQ, 10 bits.
  case prores422
  /// ProRes 4444, 10 bits, with alpha.
  case prores4444
  /// GIF, with a palette of 255 colours made from the film, and one of transparency.
  case gif
  /// Animated PNG, lossless.
  case apng
  /// Animated WebP, lossless.
  case webp

  /// The codec of that name. An unknown name is an error that lists the known ones, the nearest
  /// first.
  package init(named name: String) throws(OutputError) {
    guard let codec = Self(rawValue: name.lowercased()) else {
      let known = NearestNames.sorted(Self.allCases.map(\.rawValue), by: name)
      throw OutputError(
        .badSetting, "There is no codec “\(name)”.",
        hint: "Known are: \(known.joined(separator: ", ")).")
    }
    self = codec
  }

  /// What ffmpeg calls its encoders, the one to be preferred first.
  var encoders: [String] {
    switch self {
    case .h264: ["libx264"]
    case .h265: ["libx265"]
    case .vp9: ["libvpx-vp9"]
    case .av1: ["libsvtav1", "libaom-av1"]
    case .prores422, .prores4444: ["prores_ks"]
    case .gif: ["gif"]
    case .apng: ["apng"]
    case .webp: ["libwebp_anim"]
    }
  }

  /// The containers that can hold it, the usual one first.
  package var containers: [VideoContainer] {
    switch self {
    case .prores422, .prores4444: [.mov, .mkv]
    case .vp9: [.webm, .mkv, .mp4]
    default: VideoContainer.allCases.filter { $0.codecs.contains(self) }
    }
  }

  /// The constant rate factors that it knows, from the best to the worst; nil if it has none.
  var rateFactors: ClosedRange<Int>? {
    switch self {
    case .h264, .h265: 0...51
    case .vp9, .av1: 0...63
    case .prores422, .prores4444, .gif, .apng, .webp: nil
    }
  }

  /// The constant rate factor unless one is asked for: each looks like the original.
  var defaultRateFactor: Int? {
    switch self {
    case .h264: 18
    case .h265: 20
    case .vp9: 24
    case .av1: 23
    case .prores422, .prores4444, .gif, .apng, .webp: nil
    }
  }

  /// Whether its encoders can be told to take their time.
  package var hasSpeeds: Bool { rateFactors != nil }

  /// The pixel format that holds frames, with their alpha or on black, unless one is asked for.
  func pixelFormat(withAlpha hasAlpha: Bool, in container: VideoContainer) -> PixelFormat {
    switch self {
    case .vp9 where hasAlpha && container != .mp4: PixelFormat("yuva420p")
    case .h264, .h265, .vp9, .av1: PixelFormat("yuv420p")
    case .prores422: PixelFormat("yuv422p10le")
    case .prores4444: PixelFormat(hasAlpha ? "yuva444p10le" : "yuv444p10le")
    case .gif: PixelFormat("bgra")
    case .apng: PixelFormat(hasAlpha ? "rgba" : "rgb24")
    case .webp: PixelFormat("bgra")
    }
  }

  /// Whether it can hold alpha in `container`.
  func holdsAlpha(in container: VideoContainer) -> Bool {
    pixelFormat(withAlpha: true, in: container).hasAlpha
  }
}
