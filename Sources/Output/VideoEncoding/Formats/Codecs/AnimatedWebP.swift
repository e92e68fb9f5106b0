extension VideoCodec {
  package static let webp = VideoCodec(
    name: "webp", title: "animated WebP", probedName: "webp", containers: [.webp],
    encoders: [CodecEncoder(name: "libwebp_anim", arguments: { _ in ["-lossless", "1"] })],
    pixelFormat: PixelFormat("bgra"), alphaPixelFormat: PixelFormat("bgra"), lossBound: 28,
    isLossless: true, isReadByFFmpeg: false)
}
