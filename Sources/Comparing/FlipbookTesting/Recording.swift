package import Failures
import Goldens
import PixelDiff

/// When goldens are written instead of compared: as `FLIPBOOK_RECORD` says, but never on continuous
/// integration, where `CI` is set.
package enum Recording: String, CaseIterable {
  /// Each golden is written anew.
  case all
  /// Goldens that are not what was rendered are written anew, and missing ones are written.
  case failed
  /// Goldens that are not there are written; this is so where nothing else is asked for.
  case missing
  /// None is written.
  case never

  /// What the environment asks for.
  package init(_ environment: [String: String] = GoldenLocations.environment) throws(FlipbookError)
  {
    if let ci = environment["CI"], !["", "0", "false"].contains(ci.lowercased()) {
      self = .never
      return
    }
    let wanted = environment["FLIPBOOK_RECORD"] ?? ""
    guard let mode = wanted.isEmpty ? .missing : Recording(rawValue: wanted) else {
      throw FlipbookError(
        .badSetting, "FLIPBOOK_RECORD is “\(wanted)”, which is no way to record.",
        hint: "Set it to all, failed, missing or never.")
    }
    self = mode
  }
}
