extension VideoCodec {
  /// All codecs, in the order in which they are listed. Of those that a container can hold the first is
  /// taken where none is named.
  package static let allCases: [VideoCodec] = [
    h264, h265, vp9, av1, prores422, prores4444, gif, apng, webp,
  ]

  package static let h264 = VideoCodec(
    name: "h264", title: "H.264", probedName: "h264", containers: [.mp4, .mov, .mkv],
    encoders: [.x264],
    rateFactor: RateFactor(range: 0...51, usual: 18, bounded: 20, doubling: 8),
    pixelFormat: PixelFormat("yuv420p"), lossBound: 10)

  package static let h265 = VideoCodec(
    name: "h265", title: "H.265", probedName: "hevc", containers: [.mp4, .mov, .mkv],
    encoders: [.x265],
    rateFactor: RateFactor(range: 0...51, usual: 20, bounded: 20, doubling: 8),
    pixelFormat: PixelFormat("yuv420p"), lossBound: 10,
    // Apple's players know no other tag of it.
    tag: "hvc1")

  package static let vp9 = VideoCodec(
    name: "vp9", title: "VP9", probedName: "vp9", containers: [.webm, .mkv, .mp4],
    encoders: [.vpx],
    rateFactor: RateFactor(range: 0...63, usual: 24, bounded: 24, doubling: 13),
    pixelFormat: PixelFormat("yuv420p"), alphaPixelFormat: PixelFormat("yuva420p"),
    containersWithoutAlpha: [.mp4], keepsAlphaBeside: true, lossBound: 10)

  package static let av1 = VideoCodec(
    name: "av1", title: "AV1", probedName: "av1", containers: [.mp4, .mkv, .webm],
    encoders: [.svtAV1, .aom],
    rateFactor: RateFactor(range: 0...63, usual: 23, bounded: 23, doubling: 16),
    pixelFormat: PixelFormat("yuv420p"), lossBound: 15)

  /// 10 bits.
  package static let prores422 = VideoCodec(
    name: "prores422", title: "ProRes 422 HQ", probedName: "prores", containers: [.mov, .mkv],
    encoders: [.proRes(profile: 3)],
    pixelFormat: PixelFormat("yuv422p10le"), lossBound: 10, isForEditing: true)

  /// 10 bits, with alpha.
  package static let prores4444 = VideoCodec(
    name: "prores4444", title: "ProRes 4444", probedName: "prores", containers: [.mov, .mkv],
    containersForAlpha: [.mov], encoders: [.proRes(profile: 4)],
    pixelFormat: PixelFormat("yuv444p10le"), alphaPixelFormat: PixelFormat("yuva444p10le"),
    lossBound: 10, isForEditing: true, tellsDepth: false)

  /// A palette of 255 colours made from the film, and one of transparency. Its times are hundredths of a
  /// second, and players show what stands for less than two of them for ten.
  package static let gif = VideoCodec(
    name: "gif", title: "GIF", probedName: "gif", containers: [.gif], encoders: [.gif],
    pixelFormat: PixelFormat("bgra"), alphaPixelFormat: PixelFormat("bgra"), lossBound: 28,
    hasPalette: true, mostFramesPerSecond: 50)

  package static let apng = VideoCodec(
    name: "apng", title: "animated PNG", probedName: "apng", containers: [.apng],
    encoders: [.apng],
    pixelFormat: PixelFormat("rgb24"), alphaPixelFormat: PixelFormat("rgba"), lossBound: 28,
    isLossless: true, sumsDelays: true)

  package static let webp = VideoCodec(
    name: "webp", title: "animated WebP", probedName: "webp", containers: [.webp],
    encoders: [.webP],
    pixelFormat: PixelFormat("bgra"), alphaPixelFormat: PixelFormat("bgra"), lossBound: 28,
    isLossless: true, isReadByFFmpeg: false)
}
