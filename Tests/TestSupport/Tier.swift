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

/// Runs the tests of a tier on threads that may wait, and disables them if the tier doesn't run.
package struct TierTrait: SuiteTrait, TestTrait, TestScoping {
  fileprivate let tier: Tier

  package func prepare(for test: Test) async throws {
    let condition: any Trait = .enabled(
      if: tier.runs, "FLIPBOOK_TIERS doesn't contain the tier \(tier.rawValue).")
    try await condition.prepare(for: test)
  }

  package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
  }
}

extension Trait where Self == TierTrait {
  /// States the tier of a suite.
  package static func tier(_ tier: Tier) -> Self { TierTrait(tier: tier) }
}
