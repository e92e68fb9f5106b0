import Testing

/// One row of docs/measured.md: the measured values and the corresponding values of Flipbook.
struct MeasuredFigure: Sendable, CustomTestStringConvertible {
  /// The row's ID, such as `O1.8`.
  let id: String
  /// A description of the setup and the values.
  let setup: String
  let expected: [Double]
  /// The largest difference from any expected value.
  let tolerance: Double
  /// Sets up and reads the values.
  let measure: @Sendable () throws -> [Double]

  init(
    _ id: String, _ setup: String, _ expected: [Double], within tolerance: Double,
    measure: @escaping @Sendable () throws -> [Double]
  ) {
    self.id = id
    self.setup = setup
    self.expected = expected
    self.tolerance = tolerance
    self.measure = measure
  }

  var testDescription: String { "\(id): \(setup)" }

  /// All figures that Flipbook reproduces.
  static let all =
    curves + springs + views + scrolling + text + appearance + controls + presenting + layout
    + collections
}
