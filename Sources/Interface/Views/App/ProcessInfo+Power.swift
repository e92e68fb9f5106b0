public import Foundation

// What a device tells of its battery and its heat. A film has neither, and is the same everywhere.
extension ProcessInfo {
  /// How hot a device is; the raw values are Apple's.
  public enum ThermalState: Int, Sendable {
    /// Within normal limits.
    case nominal
    /// Slightly raised.
    case fair
    /// High.
    case serious
    /// So high that work has to stop.
    case critical
  }

  /// Whether the user has asked to save power: false.
  public var isLowPowerModeEnabled: Bool { false }

  /// How hot the device is: nominal.
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
