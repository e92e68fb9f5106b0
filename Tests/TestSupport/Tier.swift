import Foundation
package import Testing

/// The requirements of a suite: suites without a tier are pure and need only the code.
///
/// All tiers run by default. The variable FLIPBOOK_TIERS selects tiers by name, separated by
/// commas; `scripts/test --fast` sets it to an empty string.
package enum Tier: String, CaseIterable, Sendable {
  /// Drives Chromium.
  case browser
  /// Starts a Slurm controller and node.
  case slurm
  /// Encodes and decodes with ffmpeg, for each codec, container and pixel format.
  case encoders
  /// Runs films and tools as programs and checks their output and exit status.
  case programs
  /// Kills or interrupts programs at many points in time.
  case kills

  /// Whether suites of this tier run.
  package var runs: Bool {
    guard let named = ProcessInfo.processInfo.environment["FLIPBOOK_TIERS"] else { return true }
    return named.split(separator: ",").contains { $0 == rawValue }
  }
}

extension Trait where Self == ConditionTrait {
  /// Disables a suite if its tier doesn't run.
  package static func tier(_ tier: Tier) -> Self {
    .enabled(if: tier.runs, "FLIPBOOK_TIERS doesn't contain the tier \(tier.rawValue).")
  }
}
