extension VideoCodec {
  /// 10 bits per sample.
  package static let prores422 = VideoCodec(
    name: "prores422", title: "ProRes 422 HQ", probedName: "prores", containers: [.mov, .mkv],
    encoders: [encoder(profile: 3)],
    pixelFormat: PixelFormat("yuv422p10le"), lossBound: 10, isForEditing: true)

  /// 10 bits per sample, with alpha.
  package static let prores4444 = VideoCodec(
    name: "prores4444", title: "ProRes 4444", probedName: "prores", containers: [.mov, .mkv],
    containersForAlpha: [.mov], encoders: [encoder(profile: 4)],
    pixelFormat: PixelFormat("yuv444p10le"), alphaPixelFormat: PixelFormat("yuva444p10le"),
    lossBound: 10, isForEditing: true, statesBitDepth: false)

  /// Returns the encoder for a profile, by ffmpeg's number.
  private static func encoder(profile: Int) -> CodecEncoder {
    CodecEncoder(
      name: "prores_ks",
      arguments: { format in
        ["-profile:v", "\(profile)", "-vendor", "apl0"]
          + (format.pixelFormat.hasAlpha ? ["-alpha_bits", "16"] : [])
      })
  }
}
