import Foundation

/// Settings of a film from the environment, so that one program can render it longer, larger or
/// with more contents.
enum Variant {
  /// Returns the positive number in the variable `FLIPBOOK_BENCH_name`, or `usual` if there is
  /// none.
  static func number(_ name: String, usual: Double) -> Double {
    let text = ProcessInfo.processInfo.environment["FLIPBOOK_BENCH_" + name] ?? ""
    guard let number = Double(text), number.isFinite, number > 0 else { return usual }
    return number
  }
}
