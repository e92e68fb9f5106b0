import VirtualTime

/// The position of a frame in a film as a non-drop-frame time code (SMPTE ST 12): hours, minutes,
/// seconds and frames. At 29.97 frames per second it counts 30 frames per second, so it falls
/// behind the clock by 3.6 seconds an hour.
struct TimeCode: CustomStringConvertible {
  private let frame, rate: Int

  /// Creates the time code of frame `number`. Fractional rates are rounded up.
  init(ofFrame number: Int, at rate: FrameRate) {
    frame = number
    self.rate = max(Int(rate.framesPerSecond.rounded(.up)), 1)
  }

  /// The time code as text, such as "00:01:02:15", where the last two digits are frames. Rates
  /// above 100 have more digits.
  var description: String {
    let seconds = frame / rate
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60, frame % rate]
    let digits = [2, 2, 2, max(String(rate - 1).count, 2)]
    return zip(parts, digits).map { part, count in
      String(repeating: "0", count: max(count - String(part).count, 0)) + String(part)
    }.joined(separator: ":")
  }
}
