/// How far apart two times may lie that mean the same instant.
///
/// Each was rounded on its own: frames stand at whole nanoseconds, layers multiply these by their
/// speeds, and key times are often Floats. A time that is short of a border by no more than this has
/// reached it. All comparisons with key times and with the borders of passes go through here.
enum TimeRounding {
  /// For times in nanoseconds.
  static let nanoseconds = 100.0
  /// For fractions of a pass.
  static let fraction = 1e-7

  /// Whether `time` has come to `border`, both in nanoseconds.
  static func reaches(_ border: Double, at time: Double) -> Bool { time >= border - nanoseconds }
}

extension [Double] {
  /// The index of the first of these rising fractions that `progress` has not reached; nil once it
  /// has reached all of them.
  func firstIndex(after progress: Double) -> Int? {
    firstIndex { $0 > progress + TimeRounding.fraction }
  }
}
