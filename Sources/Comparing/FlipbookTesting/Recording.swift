package import Failures
import Goldens
import PixelDiff

/// The goldens that are written instead of compared. `FLIPBOOK_RECORD` selects the mode; in
/// continuous integration, where `CI` is set, it is always `never`.
package enum Recording: String, CaseIterable {
  /// All goldens are written.
  case all
  /// Missing goldens, and goldens that differ from the result, are written.
  case failed
  /// Missing goldens are written. This is the default.
  case missing
  /// No goldens are written.
  case never

  /// Creates the mode that is set in the environment.
  package init(_ environment: [String: String] = GoldenLocations.environment) throws(FlipbookError)
  {
    if let ci = environment["CI"], !["", "0", "false"].contains(ci.lowercased()) {
      self = .never
      return
    }
    let wanted = environment["FLIPBOOK_RECORD"] ?? ""
    guard let mode = wanted.isEmpty ? .missing : Recording(rawValue: wanted) else {
      throw FlipbookError(
        .badSetting, "FLIPBOOK_RECORD has the unknown value \"\(wanted)\".",
        hint: "Set it to all, failed, missing or never.")
    }
    self = mode
  }
}
