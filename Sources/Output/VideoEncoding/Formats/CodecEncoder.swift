/// One of ffmpeg's encoders and the arguments that only this encoder needs.
struct CodecEncoder: Sendable {
  /// ffmpeg's name of the encoder.
  let name: String

  /// The minimum width and height of a frame, in pixels.
  var minimumSide = 1

  /// The arguments that set the encoder's speed.
  var speed: @Sendable (VideoPreset) -> [String] = { _ in [] }

  /// Further arguments, so that the encoded bytes depend neither on the number of processors nor on
  /// their kind.
  var arguments: @Sendable (VideoFormat) -> [String] = { _ in [] }
}
