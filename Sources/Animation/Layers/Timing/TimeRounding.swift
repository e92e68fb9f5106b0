/// The tolerance within which two times mean the same instant.
///
/// Times are rounded independently: frames are at whole nanoseconds, layers multiply them by their
/// speeds, and key times are often of type Float. A time that falls short of a boundary by no more
/// than the tolerance has reached it. All comparisons with key times and with the boundaries of
/// passes use this type.
enum TimeRounding {
  /// For times in nanoseconds.
  static let nanoseconds = 100.0
  /// For fractions of a pass.
  static let fraction = 1e-7

  /// Returns whether `time` has reached `border`, both in nanoseconds.
  static func reaches(_ border: Double, at time: Double) -> Bool { time >= border - nanoseconds }
}

extension [Double] {
  /// Returns the index of the first of these ascending fractions that `progress` hasn't reached;
  /// nil if it has reached all of them.
  func firstIndex(after progress: Double) -> Int? {
    firstIndex { $0 > progress + TimeRounding.fraction }
  }
}
