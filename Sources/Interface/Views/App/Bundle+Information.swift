public import Foundation

// What an app's property list says. A film has none: Foundation's members are nil, and apps on a device
// expect values.
extension Bundle {
  /// The identifier, or "flipbook.film" without a property list. Rewritten sources call it as
  /// `bundleIdentifier`.
  public var portedBundleIdentifier: String? { bundleIdentifier ?? "flipbook.film" }

  /// The values of the property list, or those of a film: its identifier, its name, and the version 1.0.
  /// Rewritten sources call it as `infoDictionary`.
  public var portedInfoDictionary: [String: Any]? {
    let own = infoDictionary ?? [:]
    guard own["CFBundleIdentifier"] == nil else { return own }
    let name = ProcessInfo.processInfo.processName
    return own.merging([
      "CFBundleIdentifier": portedBundleIdentifier ?? "", "CFBundleName": name,
      "CFBundleDisplayName": name, "CFBundleExecutable": name,
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
      "CFBundlePackageType": "APPL", "CFBundleDevelopmentRegion": "en",
      "MinimumOSVersion": "17.0",
    ]) { own, _ in own }
  }

  /// Returns a value of the property list, or that of a film. Rewritten sources call it as
  /// `object(forInfoDictionaryKey:)`.
  public func portedObject(forInfoDictionaryKey key: String) -> Any? {
    object(forInfoDictionaryKey: key) ?? portedInfoDictionary?[key]
  }
}
