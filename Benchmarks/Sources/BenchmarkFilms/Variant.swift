import Foundation

/// What the environment asks of a film, so that one program shows it longer, larger or with more on
/// it.
enum Variant {
  /// The positive number that `FLIPBOOK_BENCH_name` holds; `usual` where it holds none.
  static func number(_ name: String, usual: Double) -> Double {
    let text = ProcessInfo.processInfo.environment["FLIPBOOK_BENCH_" + name] ?? ""
    guard let number = Double(text), number.isFinite, number > 0 else { return usual }
    return number
  }
}
