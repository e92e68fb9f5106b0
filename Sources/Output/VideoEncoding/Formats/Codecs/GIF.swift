extension VideoCodec {
  /// A palette of 255 colours computed from the film, and one transparent entry. Times are in
  /// hundredths of a second, and players extend a delay of less than two hundredths to ten.
  package static let gif = VideoCodec(
    name: "gif", title: "GIF", probedName: "gif", containers: [.gif],
    encoders: [CodecEncoder(name: "gif")],
    pixelFormat: PixelFormat("bgra"), alphaPixelFormat: PixelFormat("bgra"), lossBound: 28,
    hasPalette: true, maximumFramesPerSecond: 50)
}
