/// Frames per second as an exact fraction, so that 30000/1001 never drifts.
public struct FrameRate: Hashable, Sendable {
  /// The number of frames in `denominator` seconds; positive.
  public let numerator: Int

  /// The number of seconds that `numerator` frames take; positive.
  public let denominator: Int

  /// Creates a rate of `numerator` frames in `denominator` seconds, in lowest terms.
  ///
  /// Returns nil unless both are in 1…1 000 000 and the rate is at most 1 000 frames a second.
  public init?(_ numerator: Int, _ denominator: Int = 1) {
    let limit = 1_000_000
    guard (1...limit).contains(numerator), (1...limit).contains(denominator),
      numerator <= 1_000 * denominator
    else { return nil }
    var (divisor, remainder) = (numerator, denominator)
    while remainder != 0 { (divisor, remainder) = (remainder, divisor % remainder) }
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// Creates the rate that `framesPerSecond` means: integers exactly, the NTSC family (23.976,
  /// 29.97, 59.94 …) as n·1000/1001, all others to a thousandth.
  ///
  /// Returns nil unless the value is finite and in 0.001…1 000.
  public init?(framesPerSecond: Double) {
    guard framesPerSecond >= 0.001, framesPerSecond <= 1_000 else { return nil }
    let whole = framesPerSecond.rounded()
    let film = framesPerSecond.rounded(.up)
    if whole == framesPerSecond {
      self.init(Int(whole))
    } else if abs(framesPerSecond - film * 1000 / 1001) < 0.005, film >= 2 {
      self.init(Int(film) * 1000, 1001)
    } else {
      self.init(Int((framesPerSecond * 1000).rounded()), 1000)
    }
  }

  /// 60 frames a second.
  public static let standard = FrameRate(checkedNumerator: 60)

  private init(checkedNumerator: Int) {
    numerator = checkedNumerator
    denominator = 1
  }

  /// Frames per second, as the nearest floating-point number.
  public var framesPerSecond: Double { Double(numerator) / Double(denominator) }

  /// Returns the instant of frame `number`: number · denominator / numerator seconds, rounded to
  /// the nearest nanosecond and clamped to the range of instants.
  public func instant(ofFrame number: Int) -> Instant {
    let (high, low) = number.multipliedFullWidth(by: denominator * 1_000_000_000)
    let product = Int128(high) << 64 + Int128(low)
    let divisor = Int128(numerator)
    return Instant(nanoseconds: Int64(clamping: (product * 2 + divisor) / (divisor * 2)))
  }

  /// Returns the first frame at or after `instant`; 0 for instants before the start.
  public func firstFrame(atOrAfter instant: Instant) -> Int {
    guard instant > .zero else { return 0 }
    let product = Int128(instant.nanoseconds) * Int128(numerator)
    var frame = Int(product / (Int128(denominator) * 1_000_000_000))
    while self.instant(ofFrame: frame) < instant { frame += 1 }
    return frame
  }

  /// The rate at which the emulated device refreshes its screen: the multiple of this rate that is nearest
  /// to 60 a second, or this rate if it is higher.
  package var refreshRate: FrameRate {
    let frames = Double(numerator) / Double(denominator)
    let refreshes = Int(max((60 / frames).rounded(), 1))
    return FrameRate(numerator * refreshes, denominator) ?? self
  }

  /// Returns the number of frames in `seconds`: round(seconds · rate).
  public func frameCount(forSeconds seconds: Double) -> Int {
    Int((seconds * Double(numerator) / Double(denominator)).rounded())
  }
}

extension FrameRate: CustomStringConvertible {
  /// "60" or "30000/1001", the format that ffmpeg uses.
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}

extension FrameRate: Codable {
  /// Reads "60" or "30000/1001".
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(parts.count), let numerator = parts[0],
      let denominator = parts.count == 2 ? parts[1] : 1,
      let rate = FrameRate(numerator, denominator)
    else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" isn't a frame rate such as 60 or 30000/1001")
    }
    self = rate
  }

  /// Writes "60" or "30000/1001".
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
