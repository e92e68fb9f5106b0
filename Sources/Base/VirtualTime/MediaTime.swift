// Media time: the time that iOS counts from the start of the device, as CACurrentMediaTime(), layers,
// display links, touches and Dispatch do. A stage starts at 10 000 seconds of it.

extension Instant {
  /// The media time at the stage's start, in nanoseconds: 10 000 seconds.
  ///
  /// (D) Code relies on time 0 being long past: `if now - last > 0.2` with a `last` of 0 at first,
  /// `if start == 0 { start = link.timestamp }`, emitters without a `beginTime`. Any value does that
  /// is longer than the intervals which films measure; a round one lets logs be read, and a small
  /// one lets seconds resolve 2 ps.
  static let mediaNanosecondsAtStart: Int64 = 10_000_000_000_000

  /// Nanoseconds of media time, clamped to the range.
  public var mediaNanoseconds: Int64 { advanced(by: Self.mediaNanosecondsAtStart).nanoseconds }

  /// Media time in seconds.
  public var mediaTime: Double { Double(mediaNanoseconds) / 1e9 }

  /// Creates the instant at a media time, clamped to the range.
  public init(mediaNanoseconds: Int64) {
    self = Instant(nanoseconds: mediaNanoseconds).advanced(by: -Self.mediaNanosecondsAtStart)
  }

  /// Creates the instant nearest to a media time in seconds, clamped to the range; NaN becomes the
  /// stage's start.
  public init(mediaTime: Double) {
    self = mediaTime.isNaN ? .zero : Instant(mediaNanoseconds: Instant.nanoseconds(mediaTime))
  }
}
