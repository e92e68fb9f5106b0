/// A value and the time at which it occurred.
public struct Recorded<Value> {
  /// The time, in ticks.
  public let time: TestTime

  /// The value.
  public let value: Value

  /// Creates a record of `value` at `time`.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: CustomDebugStringConvertible {
  /// A text such as "next(1) @ 210".
  public var debugDescription: String { "\(value) @ \(time)" }
}
