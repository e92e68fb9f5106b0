package import Foundation

/// The limits beyond which a film counts as endless.
package struct FilmLimits: Hashable, Sendable {
  /// The maximum duration of a film without a duration of its own, in seconds.
  package var maximumDuration: TimeInterval

  /// The maximum number of pieces of work at one instant.
  package var turnLimit: Int

  package init(maximumDuration: TimeInterval = 600, turnLimit: Int = 5_000_000) {
    self.maximumDuration = maximumDuration
    self.turnLimit = turnLimit
  }
}
