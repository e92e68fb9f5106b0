// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A part of a timeline.
public struct CMTimeRange: Hashable, Sendable {
  /// The start.
  public var start: CMTime
  /// The duration.
  public var duration: CMTime

  /// Creates an invalid range.
  public init() { self.init(start: .invalid, duration: .invalid) }

  /// Creates a range from its start and duration.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// Creates a range from its start and end.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// The empty range at zero.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// A range without a meaning.
  public static let invalid = CMTimeRange()

  /// The end, which isn't part of the range.
  public var end: CMTime { start + duration }
  /// Whether the range has a meaning.
  public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
  /// Whether the range has no times.
  public var isEmpty: Bool { isValid && duration == .zero }
  /// Whether the duration is unknown.
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }

  /// Returns whether a time is in the range.
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }

  /// Returns whether another range is part of this one.
  public func containsTimeRange(_ timeRange: CMTimeRange) -> Bool {
    timeRange.start >= start && timeRange.end <= end
  }

  /// Returns what both ranges have in common.
  public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
    let (from, to) = (max(start, otherRange.start), min(end, otherRange.end))
    return from < to ? CMTimeRange(start: from, end: to) : .zero
  }

  /// Returns the smallest range that contains both.
  public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
    CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
  }
}

/// Returns a range from its start and duration.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
/// Returns a range from its start and duration.
public func CMTimeRangeMake(_ start: CMTime, _ duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
/// Returns a range from its start and end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
/// Returns the end of a range.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Returns whether a time is in a range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool {
  range.containsTime(time)
}
/// The empty range at zero.
public let kCMTimeRangeZero = CMTimeRange.zero
