/// One of ffmpeg's encoders: what it is told that others aren't.
struct CodecEncoder: Sendable {
  /// ffmpeg's name for it.
  let name: String

  /// The fewest pixels that a frame's sides may have.
  var leastSide = 1

  /// How it is told to take its time.
  var speed: @Sendable (VideoPreset) -> [String] = { _ in [] }

  /// What else it is told, so that its bytes depend neither on the processors nor on what kind they are.
  var arguments: @Sendable (VideoFormat) -> [String] = { _ in [] }
}
