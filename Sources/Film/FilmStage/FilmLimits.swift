package import Foundation

/// The limits beyond which a film counts as endless.
package struct FilmLimits: Hashable, Sendable {
  /// The maximum duration of a film without a duration of its own, in seconds.
  package var longest: TimeInterval

  /// The maximum number of pieces of work at one instant.
  package var turns: Int

  package init(longest: TimeInterval = 600, turns: Int = 5_000_000) {
    self.longest = longest
    self.turns = turns
  }
}
