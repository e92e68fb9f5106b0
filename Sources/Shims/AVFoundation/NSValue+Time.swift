public import CoreMedia
public import Foundation
import Layers

extension NSValue {
  /// Creates a value that contains a time.
  public convenience init(time: CMTime) { self.init(Self.numbers(of: time)) }

  /// The time in the value; invalid if it contains a different type.
  public var timeValue: CMTime {
    entries(4).map { Self.time($0[...]) } ?? .invalid
  }

  /// Creates a value that contains a range of times.
  public convenience init(timeRange: CMTimeRange) {
    self.init(Self.numbers(of: timeRange.start) + Self.numbers(of: timeRange.duration))
  }

  /// The range in the value; invalid if it contains a different type.
  public var timeRangeValue: CMTimeRange {
    entries(8).map { CMTimeRange(start: Self.time($0[..<4]), duration: Self.time($0[4...])) }
      ?? .invalid
  }

  // The bits of the parts.
  private static func numbers(of time: CMTime) -> [Double] {
    [time.value, Int64(time.timescale), Int64(time.flags.rawValue), time.epoch]
      .map { Double(bitPattern: UInt64(bitPattern: $0)) }
  }

  private static func time(_ numbers: ArraySlice<Double>) -> CMTime {
    let parts = numbers.map { Int64(bitPattern: $0.bitPattern) }
    return CMTime(
      value: parts[0], timescale: CMTimeScale(truncatingIfNeeded: parts[1]),
      flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: parts[2])), epoch: parts[3])
  }
}
