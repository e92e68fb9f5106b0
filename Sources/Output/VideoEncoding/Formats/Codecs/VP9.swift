extension VideoCodec {
  package static let vp9 = VideoCodec(
    name: "vp9", title: "VP9", probedName: "vp9", containers: [.webm, .mkv, .mp4],
    encoders: [vpx],
    rateFactor: RateFactor(range: 0...63, standard: 24, bounded: 24, doubling: 13),
    pixelFormat: PixelFormat("yuv420p"), alphaPixelFormat: PixelFormat("yuva420p"),
    containersWithoutAlpha: [.mp4], storesAlphaSeparately: true, lossBound: 10)

  private static let vpx = CodecEncoder(
    name: "libvpx-vp9",
    speed: { preset in
      let speed = preset.among([5, 5, 5, 4, 3, 2, 1, 1, 0, 0])
      return ["-deadline", preset == .placebo ? "best" : "good", "-cpu-used", "\(speed)"]
    },
    // Alternate reference frames, which are never shown, can't have separate alpha.
    arguments: { $0.constantQuality + ($0.pixelFormat.hasAlpha ? ["-auto-alt-ref", "0"] : []) })
}
