package import Foundation

/// How much a film may ask for before it is taken for endless.
package struct FilmLimits: Hashable, Sendable {
  /// How long a film without a duration of its own may last, in seconds.
  package var longest: TimeInterval

  /// How many pieces of work may run at one instant.
  package var turns: Int

  package init(longest: TimeInterval = 600, turns: Int = 5_000_000) {
    (self.longest, self.turns) = (longest, turns)
  }
}
