/// The relation between the two sides of a constraint.
package enum Relation: Sendable, BitwiseCopyable {
  /// The left side is at most the right side.
  case lessOrEqual
  /// Both sides are equal.
  case equal
  /// The left side is at least the right side.
  case greaterOrEqual
}
