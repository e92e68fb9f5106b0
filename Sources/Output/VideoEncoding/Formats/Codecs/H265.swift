extension VideoCodec {
  package static let h265 = VideoCodec(
    name: "h265", title: "H.265", probedName: "hevc", containers: [.mp4, .mov, .mkv],
    encoders: [x265],
    rateFactor: RateFactor(range: 0...51, standard: 20, bounded: 20, doubling: 8),
    pixelFormat: PixelFormat("yuv420p"), lossBound: 10,
    // Apple's players recognise only this tag.
    tag: "hvc1")

  private static let x265 = CodecEncoder(
    name: "libx265", speed: { ["-preset", $0.rawValue] },
    arguments: { format in
      // By default x265 writes the kind of processor into the stream. If it encodes several frames
      // in parallel, a frame occasionally differs (x265 3.5: once in some hundred runs); with
      // parallel rows the output is deterministic.
      [
        "-x265-params",
        "log-level=error:info=0:pools=\(format.settings.threads):frame-threads=1",
      ]
    })
}
