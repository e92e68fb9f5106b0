/// How a video is encoded.
package struct VideoSettings: Hashable, Sendable {
  /// The compressed format.
  package let codec: VideoCodec

  /// How long the encoder searches for a smaller file.
  package let preset: VideoPreset

  /// x264's constant rate factor, 0 (lossless) to 51 (worst).
  package let crf: Int

  /// Threads of the encoder, 1…128. The encoded bytes depend on it, so it is a fixed number and not
  /// that of the processors: the same film gives the same file on every machine.
  package let threads: Int

  /// What happens to frames with an odd number of columns or rows.
  package let oddSize: OddSize

  /// Checked settings. An error unless `crf` is in 0…51 and `threads` in 1…128.
  package init(
    codec: VideoCodec = .h264, preset: VideoPreset = .medium, crf: Int = 18, threads: Int = 4,
    oddSize: OddSize = .refuse
  ) throws(OutputError) {
    guard (0...51).contains(crf) else {
      throw OutputError(
        .badSetting, "A constant rate factor of \(crf) is out of range.",
        hint: "--crf takes 0 (lossless) to 51 (worst); 18 looks like the original.")
    }
    guard (1...128).contains(threads) else {
      throw OutputError(
        .badSetting, "\(threads) encoder threads are out of range.", hint: "Choose 1 to 128.")
    }
    (self.codec, self.preset, self.crf) = (codec, preset, crf)
    (self.threads, self.oddSize) = (threads, oddSize)
  }
}

/// A compressed video format.
package enum VideoCodec: String, CaseIterable, Sendable {
  /// H.264, encoded by x264, in an MP4 file.
  case h264

  /// What ffmpeg calls the encoder.
  var encoderName: String {
    switch self {
    case .h264: "libx264"
    }
  }
}

/// x264's presets, from the fastest to the one with the smallest files.
package enum VideoPreset: String, CaseIterable, Sendable {
  case ultrafast, superfast, veryfast, faster, fast, medium, slow, slower, veryslow, placebo
}

/// What happens to frames that have an odd number of columns or rows, when colour is stored for
/// squares of 2 × 2 pixels. They are never cropped.
package enum OddSize: String, CaseIterable, Sendable {
  /// Encoding them is an error.
  case refuse

  /// The last column, row or both stand twice.
  case pad
}
