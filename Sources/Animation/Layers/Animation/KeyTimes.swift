/// The times of a keyframe animation's values, adjusted if the given times don't match the values.
///
/// (D) According to Apple's documentation, the timing "might not be what you expect" if key times
/// don't match the values. Here, surplus times are ignored, values without a time are reached at
/// the end, and a time that is less than the preceding one is replaced by it. Times below 0 or
/// above 1 are kept: the animation begins or ends between two values.
struct KeyTimes {
  /// The times, one per value and never decreasing. Discrete values can have one more, the end of
  /// the last.
  let times: [Double]
  /// A description of the mismatch; nil if there is none.
  let fault: String?

  /// Fits `given` to `count` values, which `noun` names; without given times, the times are evenly
  /// spaced.
  init(_ given: [Double]?, count: Int, isDiscrete: Bool, of noun: String) {
    guard let given, !given.isEmpty else {
      let steps = Double(max(isDiscrete ? count : count - 1, 1))
      times = (0..<count).map { Double($0) / steps }
      fault = given == nil ? nil : "keyTimes is empty"
      return
    }
    fault = Self.fault(of: given, count: count, isDiscrete: isDiscrete, noun)
    var latest = given.first { $0.isFinite } ?? 0
    let rising = given.prefix(isDiscrete ? count + 1 : count).map { time in
      if time.isFinite { latest = max(latest, time) }
      return latest
    }
    times = rising + Array(repeating: max(latest, 1), count: max(count - rising.count, 0))
  }

  private static func fault(
    of times: [Double], count: Int, isDiscrete: Bool, _ noun: String
  ) -> String? {
    if times.count != count, !isDiscrete || times.count != count + 1 {
      return "keyTimes has \(times.count) entries for \(count) \(noun)"
    }
    if let wrong = times.first(where: { !(0...1).contains($0) }) {
      return "keyTimes holds \(wrong), which is not in 0…1"
    }
    let falls = zip(times, times.dropFirst()).contains { $0 > $1 + TimeRounding.fraction }
    return falls ? "keyTimes must not decrease: \(times)" : nil
  }
}
