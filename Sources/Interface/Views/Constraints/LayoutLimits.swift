import Foundation
import LayoutSolver

/// The range of numbers in the solver.
enum LayoutLimits {
  /// The largest length, in points. Code uses larger numbers, such as `greatestFiniteMagnitude`, for
  /// "unlimited".
  private static let length = 1e7

  static func clamp(_ length: CGFloat) -> Double {
    min(max(Double(length), -Self.length), Self.length)
  }

  /// Returns the strength of a priority. A priority of 0 is the weakest.
  static func strength(_ priority: UILayoutPriority) -> Strength {
    Strength(max(Double(priority.rawValue), 0.001))
  }
}
