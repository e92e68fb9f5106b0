import Foundation
package import Testing

/// What a suite needs beside the code: suites without a tier are pure and need nothing else.
///
/// All tiers run unless the variable FLIPBOOK_TIERS names those that do, separated by commas;
/// `scripts/test --fast` sets it to nothing.
package enum Tier: String, CaseIterable, Sendable {
  /// Drives Chromium.
  case browser
  /// Starts a Slurm controller and node.
  case slurm
  /// Encodes and decodes with ffmpeg, once for each codec, container and pixel format.
  case encoders
  /// Starts films and tools as programs, and looks at their output and exit status.
  case programs
  /// Kills or interrupts programs at many instants.
  case kills

  /// Whether suites of this tier run.
  package var runs: Bool {
    guard let named = ProcessInfo.processInfo.environment["FLIPBOOK_TIERS"] else { return true }
    return named.split(separator: ",").contains { $0 == rawValue }
  }
}

extension Trait where Self == ConditionTrait {
  /// Leaves out a suite when its tier does not run.
  package static func tier(_ tier: Tier) -> Self {
    .enabled(if: tier.runs, "The tier \(tier.rawValue) is not among FLIPBOOK_TIERS.")
  }
}
