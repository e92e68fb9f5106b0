extension VideoCodec {
  package static let h265 = VideoCodec(
    name: "h265", title: "H.265", probedName: "hevc", containers: [.mp4, .mov, .mkv],
    encoders: [x265],
    rateFactor: RateFactor(range: 0...51, usual: 20, bounded: 20, doubling: 8),
    pixelFormat: PixelFormat("yuv420p"), lossBound: 10,
    // Apple's players know no other tag of it.
    tag: "hvc1")

  private static let x265 = CodecEncoder(
    name: "libx265", speed: { ["-preset", $0.rawValue] },
    arguments: { format in
      // By default x265 writes the kind of processor into the stream. With several frames at a time a
      // frame differs now and then (x265 3.5: once in some hundred runs); rows at a time are the same.
      [
        "-x265-params",
        "log-level=error:info=0:pools=\(format.settings.threads):frame-threads=1",
      ]
    })
}
