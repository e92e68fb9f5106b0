/// Something that happened at a time.
public struct Recorded<Value> {
  /// When, in ticks.
  public let time: TestTime

  /// What.
  public let value: Value

  /// `value` at `time`.
  public init(time: TestTime, value: Value) {
    (self.time, self.value) = (time, value)
  }
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: CustomDebugStringConvertible {
  /// "next(1) @ 210".
  public var debugDescription: String { "\(value) @ \(time)" }
}
