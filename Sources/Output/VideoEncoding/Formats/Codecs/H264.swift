extension VideoCodec {
  package static let h264 = VideoCodec(
    name: "h264", title: "H.264", probedName: "h264", containers: [.mp4, .mov, .mkv],
    encoders: [x264],
    rateFactor: RateFactor(range: 0...51, standard: 18, bounded: 20, doubling: 8),
    pixelFormat: PixelFormat("yuv420p"), lossBound: 10)

  private static let x264 = CodecEncoder(
    name: "libx264", speed: { ["-preset", $0.rawValue] },
    arguments: { format in
      let isPlain = format.pixelFormat.name == "yuv420p" && format.rateFactor != 0
      return isPlain && format.settings.purpose?.rateFactor != nil ? ["-profile:v", "high"] : []
    })
}
