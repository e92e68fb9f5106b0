import Flipbook

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

  /// The size of everything in a scene for 1920 × 1080 pixels, from `FLIPBOOK_BENCH_SCALE`.
  static let scale = number("SCALE", usual: 1)

  /// The canvas of such a scene.
  static func canvas(_ background: UIColor = .white) -> Canvas {
    Canvas(
      width: (1920 * scale).rounded(), height: (1080 * scale).rounded(), background: background)
  }
}
