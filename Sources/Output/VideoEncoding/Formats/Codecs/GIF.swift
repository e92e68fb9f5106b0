extension VideoCodec {
  /// A palette of 255 colours made from the film, and one of transparency. Its times are hundredths of a
  /// second, and players show a frame of less than two of them for ten.
  package static let gif = VideoCodec(
    name: "gif", title: "GIF", probedName: "gif", containers: [.gif],
    encoders: [CodecEncoder(name: "gif")],
    pixelFormat: PixelFormat("bgra"), alphaPixelFormat: PixelFormat("bgra"), lossBound: 28,
    hasPalette: true, mostFramesPerSecond: 50)
}
