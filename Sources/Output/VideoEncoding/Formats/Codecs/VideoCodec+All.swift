extension VideoCodec: CaseIterable {
  /// All codecs, in the order of lists. The first one that a container can hold is its default.
  package static let allCases: [VideoCodec] = [
    h264, h265, vp9, av1, prores422, prores4444, gif, apng, webp,
  ]
}
