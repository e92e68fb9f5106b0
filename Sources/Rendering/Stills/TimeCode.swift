import VirtualTime

/// A frame's place in a film as editors write it: hours, minutes, seconds and frames, counted without
/// dropping any (SMPTE ST 12's non-drop-frame count). At 29.97 frames a second it counts 30 to the
/// second, and so runs behind the clock by 3.6 seconds an hour.
struct TimeCode: CustomStringConvertible {
  private let frame, rate: Int

  /// The time code of frame `number`; rates that are not whole count as the next whole one.
  init(ofFrame number: Int, at rate: FrameRate) {
    frame = number
    self.rate = max(Int(rate.framesPerSecond.rounded(.up)), 1)
  }

  /// As "00:01:02:15", the last two digits being frames; more digits for rates above 100.
  var description: String {
    let seconds = frame / rate
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60, frame % rate]
    let digits = [2, 2, 2, max(String(rate - 1).count, 2)]
    return zip(parts, digits).map { part, count in
      String(repeating: "0", count: max(count - String(part).count, 0)) + String(part)
    }.joined(separator: ":")
  }
}
