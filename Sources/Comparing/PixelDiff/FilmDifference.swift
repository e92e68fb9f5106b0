/// How two films, or sequences of frames, differ.
public struct FilmDifference: Codable, Hashable, Sendable {
  /// One of the two.
  public struct Side: Codable, Hashable, Sendable {
    /// Where it comes from: a path, or the name of a film.
    public var name: String
    /// “PNG”, “folder”, “manifest”, “video” or “film”.
    public var kind: String
    /// How many frames it has.
    public var frameCount: Int
    /// The size of its first frame; nil if that was not looked at.
    public var size: PixelDifference.Size?
    /// Frames per second, if known.
    public var framesPerSecond: Double?

    /// One of the two, by what is known of it.
    public init(
      name: String, kind: String, frameCount: Int, size: PixelDifference.Size? = nil,
      framesPerSecond: Double? = nil
    ) {
      (self.name, self.kind, self.frameCount) = (name, kind, frameCount)
      (self.size, self.framesPerSecond) = (size, framesPerSecond)
    }
  }

  /// Frames `first` to `last`, both included.
  public struct Span: Codable, Hashable, Sendable {
    public var first, last: Int

    /// The frames from one to another, which is not before it.
    public init(first: Int, last: Int) { (self.first, self.last) = (first, last) }

    /// How many frames.
    public var count: Int { last - first + 1 }
  }

  /// A frame that differs.
  public struct Frame: Codable, Hashable, Sendable {
    /// Its number in the films.
    public var number: Int

    /// How it differs.
    public var difference: PixelDifference

    /// A frame with its difference.
    public init(number: Int, difference: PixelDifference) {
      (self.number, self.difference) = (number, difference)
    }
  }

  /// What has changed in a run of frames.
  public enum Change: Codable, Hashable, Sendable {
    /// Other pictures.
    case paint
    /// The same pictures at other times: frame k shows what the expected one shows at k + `offset`.
    /// Below 0 the film is late.
    case timing(offset: Int)
    /// Both: in `frames` frames of the run the same pictures at other times, in the rest others.
    case both(offset: Int, frames: Int)
  }

  /// Frames that differ, one after the other.
  public struct Run: Codable, Hashable, Sendable {
    /// Which frames.
    public var frames: Span

    /// The frame with the most differing pixels, and how many.
    public var worstFrame, worstPixels: Int
    /// The least rectangle around all changes.
    public var region: PixelDifference.Region?
    /// What has changed.
    public var change: Change

    /// A run by all that is known of it.
    public init(
      frames: Span, worstFrame: Int, worstPixels: Int, region: PixelDifference.Region?,
      change: Change
    ) {
      (self.frames, self.worstFrame, self.worstPixels) = (frames, worstFrame, worstPixels)
      (self.region, self.change) = (region, change)
    }
  }

  public var expected, actual: Side

  /// The tolerance in words.
  public var tolerance: String

  /// How many regions and masks are ignored.
  public var ignoredRegions: Int

  /// How many frames both have.
  public var comparedFrames = 0

  /// Frames that only the expected film has.
  public var missing: [Span] = []

  /// Frames that only the actual film has.
  public var extra: [Span] = []

  /// All frames that differ, by number.
  public var differing: [Frame] = []

  /// The same, in runs.
  public var runs: [Run] = []

  /// What else there is to know, a sentence each: gaps in numbers, samples of 16 bits.
  public var notes: [String] = []

  /// Two films of which nothing has been compared yet.
  public init(expected: Side, actual: Side, tolerance: String, ignoredRegions: Int = 0) {
    (self.expected, self.actual) = (expected, actual)
    (self.tolerance, self.ignoredRegions) = (tolerance, ignoredRegions)
  }

  /// Whether there is nothing to tell: no frame differs, is missing or too many, and they play at one
  /// rate.
  public var isSame: Bool {
    missing.isEmpty && extra.isEmpty && differing.isEmpty && !hasOtherRate
  }

  /// Whether the rates of both are known and differ by more than a thousandth.
  public var hasOtherRate: Bool {
    guard let rate = expected.framesPerSecond, let other = actual.framesPerSecond else {
      return false
    }
    return abs(rate - other) > rate / 1000
  }

  /// The frame with the most differing pixels, the first of them.
  public var worst: Frame? {
    differing.reduce(nil) { worst, frame in
      guard let worst else { return frame }
      return frame.difference.differingPixels > worst.difference.differingPixels ? frame : worst
    }
  }
}
