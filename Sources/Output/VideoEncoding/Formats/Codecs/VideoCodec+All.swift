extension VideoCodec: CaseIterable {
  /// All codecs, in the order in which they are listed. Of those that a container can hold the first is
  /// taken where none is named.
  package static let allCases: [VideoCodec] = [
    h264, h265, vp9, av1, prores422, prores4444, gif, apng, webp,
  ]
}
