/// The differences between two films or sequences of frames.
public struct FilmDifference: Codable, Hashable, Sendable {
  /// One of the two compared films.
  public struct Side: Codable, Hashable, Sendable {
    /// The path or the name of the film.
    public var name: String
    /// The kind of source: "PNG", "folder", "manifest", "video" or "film".
    public var kind: String
    /// The number of frames.
    public var frameCount: Int
    /// The size of the first frame; nil if it is unknown.
    public var size: PixelDifference.Size?
    /// The frame rate in frames per second; nil if it is unknown.
    public var framesPerSecond: Double?

    /// Creates a side from its properties.
    public init(
      name: String, kind: String, frameCount: Int, size: PixelDifference.Size? = nil,
      framesPerSecond: Double? = nil
    ) {
      self.name = name
      self.kind = kind
      self.frameCount = frameCount
      self.size = size
      self.framesPerSecond = framesPerSecond
    }
  }

  /// The frames from `first` through `last`.
  public struct Span: Codable, Hashable, Sendable {
    public var first, last: Int

    /// Creates a span; `last` isn't less than `first`.
    public init(first: Int, last: Int) {
      self.first = first
      self.last = last
    }

    /// The number of frames in the span.
    public var count: Int { last - first + 1 }
  }

  /// A frame that differs.
  public struct Frame: Codable, Hashable, Sendable {
    /// The number of the frame.
    public var number: Int

    /// The difference between the two pictures.
    public var difference: PixelDifference

    /// Creates a frame with its difference.
    public init(number: Int, difference: PixelDifference) {
      self.number = number
      self.difference = difference
    }
  }

  /// The kind of change in a run of frames.
  public enum Change: Codable, Hashable, Sendable {
    /// The pictures are different.
    case paint
    /// The same pictures appear at other times: frame k shows the expected frame k + `offset`. A
    /// negative offset means that the film is late.
    case timing(offset: Int)
    /// Both: `frames` frames of the run show the same pictures at other times, the rest show
    /// different pictures.
    case both(offset: Int, frames: Int)
  }

  /// Consecutive frames that differ.
  public struct Run: Codable, Hashable, Sendable {
    /// The frames of the run.
    public var frames: Span

    /// The frame with the most differing pixels, and the number of these pixels.
    public var worstFrame, worstPixels: Int
    /// The smallest rectangle around all changes.
    public var region: PixelDifference.Region?
    /// The kind of change.
    public var change: Change

    /// Creates a run from its properties.
    public init(
      frames: Span, worstFrame: Int, worstPixels: Int, region: PixelDifference.Region?,
      change: Change
    ) {
      self.frames = frames
      self.worstFrame = worstFrame
      self.worstPixels = worstPixels
      self.region = region
      self.change = change
    }
  }

  public var expected, actual: Side

  /// A description of the tolerance.
  public var tolerance: String

  /// The number of ignored regions and masks.
  public var ignoredRegions: Int

  /// The number of frames that both films have.
  public var comparedFrames = 0

  /// The frames that only the expected film has.
  public var missing: [Span] = []

  /// The frames that only the actual film has.
  public var extra: [Span] = []

  /// All frames that differ, in ascending order.
  public var differing: [Frame] = []

  /// The frames that differ, grouped into runs.
  public var runs: [Run] = []

  /// Further remarks, one sentence each: gaps in numbers, 16-bit samples.
  public var notes: [String] = []

  /// Creates a difference of two films without any results.
  public init(expected: Side, actual: Side, tolerance: String, ignoredRegions: Int = 0) {
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance
    self.ignoredRegions = ignoredRegions
  }

  /// A Boolean value that indicates whether the films are the same: no frame differs, is missing or
  /// extra, and the frame rates are equal.
  public var isSame: Bool {
    missing.isEmpty && extra.isEmpty && differing.isEmpty && !hasDifferentRate
  }

  /// A Boolean value that indicates whether both frame rates are known and differ by more than a
  /// thousandth.
  public var hasDifferentRate: Bool {
    guard let rate = expected.framesPerSecond, let other = actual.framesPerSecond else {
      return false
    }
    return abs(rate - other) > rate / 1000
  }

  /// The first of the frames with the most differing pixels; nil if no frame differs.
  public var worst: Frame? {
    differing.reduce(nil) { worst, frame in
      guard let worst else { return frame }
      return frame.difference.differingPixels > worst.difference.differingPixels ? frame : worst
    }
  }
}
