public import Foundation

// The orientation and battery state of a device: constant values, as a film has neither.
extension UIDevice {
  /// The state of the battery; the raw values are Apple's.
  public enum BatteryState: Int, Sendable {
    /// Unknown.
    case unknown
    /// Discharging.
    case unplugged
    /// Charging.
    case charging
    /// Full.
    case full
  }

  /// Portrait, or landscape if the canvas is wider than it is high.
  public var orientation: UIDeviceOrientation {
    UIScreen.main.interfaceOrientation == .portrait ? .portrait : .landscapeLeft
  }

  /// Whether orientation changes are reported: false, as there are none.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// Does nothing: the orientation of a film doesn't change.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Does nothing.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// The charge of the battery, 0…1: −1, which means unknown, as on a device without battery
  /// monitoring.
  public var batteryLevel: Float { -1 }

  /// The state of the battery: unknown.
  public var batteryState: BatteryState { .unknown }

  /// Whether battery monitoring is enabled: false. Setting it has no effect.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Whether an object is near the screen: false.
  public var proximityState: Bool { false }

  /// Whether proximity monitoring is enabled: false. Setting it has no effect.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// The model in the user's language: "iPhone".
  public var localizedModel: String { model }

  /// Whether the device supports multitasking: true.
  public var isMultitaskingSupported: Bool { true }

  /// An identifier of the device for its vendor: nil, because films are the same everywhere.
  public var identifierForVendor: UUID? { nil }

  /// Does nothing.
  public func playInputClick() {}

  /// The orientation has changed; never posted.
  public class var orientationDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceOrientationDidChangeNotification")
  }
  /// The battery's level has changed; never posted.
  public class var batteryLevelDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }
  /// The battery's state has changed; never posted.
  public class var batteryStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  }
  /// The proximity state has changed; never posted.
  public class var proximityStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceProximityStateDidChangeNotification")
  }
}
