extension VideoCodec {
  package static let apng = VideoCodec(
    name: "apng", title: "animated PNG", probedName: "apng", containers: [.apng],
    encoders: [CodecEncoder(name: "apng")],
    pixelFormat: PixelFormat("rgb24"), alphaPixelFormat: PixelFormat("rgba"), lossBound: 28,
    isLossless: true, sumsDelays: true)
}
