public import Foundation

// The kind, power and thermal state of a device: constant values, so that films are the same everywhere.
extension ProcessInfo {
  /// The thermal state of a device; the raw values are Apple's.
  public enum ThermalState: Int, Sendable {
    /// Within normal limits.
    case nominal
    /// Slightly elevated.
    case fair
    /// High.
    case serious
    /// Critical: work has to stop.
    case critical
  }

  /// Whether an app for iPhone or iPad runs on a Mac: false.
  public var isiOSAppOnMac: Bool { false }

  /// Whether the app is one of Mac Catalyst: false.
  public var isMacCatalystApp: Bool { false }

  /// Whether the user has enabled Low Power Mode: false.
  public var isLowPowerModeEnabled: Bool { false }

  /// The thermal state: nominal.
  public var thermalState: ThermalState { .nominal }

  /// `thermalState` has changed; never posted.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
  /// `ProcessInfo.isLowPowerModeEnabled` has changed; never posted.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
