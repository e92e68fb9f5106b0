extension VideoCodec {
  package static let av1 = VideoCodec(
    name: "av1", title: "AV1", probedName: "av1", containers: [.mp4, .mkv, .webm],
    encoders: [svtAV1, aom],
    rateFactor: RateFactor(range: 0...63, standard: 23, bounded: 23, doubling: 16),
    pixelFormat: PixelFormat("yuv420p"), lossBound: 15)

  private static let svtAV1 = CodecEncoder(
    name: "libsvtav1", minimumSide: 64,
    speed: { ["-preset", "\($0.among([12, 11, 10, 9, 8, 7, 5, 4, 3, 1]))"] },
    arguments: { ["-svtav1-params", "lp=\($0.settings.threads)"] })

  private static let aom = CodecEncoder(
    name: "libaom-av1",
    speed: { ["-cpu-used", "\($0.among([8, 8, 7, 6, 5, 4, 3, 2, 1, 0]))"] },
    arguments: \.constantQuality)
}
