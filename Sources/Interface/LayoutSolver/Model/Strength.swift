/// The priority of a constraint, on UIKit's scale.
///
/// A strength is more than 0 and at most 1000. Constraints of strength 1000 are required. The others
/// form a strict hierarchy: a constraint of strength 750 wins over any number of constraints of
/// strength 749.9. Constraints of equal strength share: the solver minimises the sum of their
/// violations.
package struct Strength: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The priority.
  package let rawValue: Double

  /// Creates a strength. Values outside 0...1000 are rejected when a constraint is made with them.
  package init(_ rawValue: Double) { self.rawValue = rawValue }

  /// 1000: the constraint must hold.
  package static let required = Strength(1000)
  /// 750, `UILayoutPriority.defaultHigh`.
  package static let high = Strength(750)
  /// 250, `UILayoutPriority.defaultLow`.
  package static let low = Strength(250)

  var isRequired: Bool { rawValue == 1000 }

  /// Returns a Boolean value that indicates whether the first strength gives way to the second.
  package static func < (left: Strength, right: Strength) -> Bool {
    left.rawValue < right.rawValue
  }
}
