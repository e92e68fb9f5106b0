public import Foundation

// What a device tells of how it is held and of its battery. A film is held still and is never low.
extension UIDevice {
  /// What the battery does; the raw values are Apple's.
  public enum BatteryState: Int, Sendable {
    /// Not known.
    case unknown
    /// It is used.
    case unplugged
    /// It is charged.
    case charging
    /// It is full.
    case full
  }

  /// Portrait, or landscape where the canvas is wider than high.
  public var orientation: UIDeviceOrientation {
    UIScreen.main.interfaceOrientation == .portrait ? .portrait : .landscapeLeft
  }

  /// Whether it tells when it is turned: false, as it never is.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// Does nothing: a film is not turned.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Does nothing.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// How much the battery holds, 0…1: −1, not known, as on a device that does not watch it.
  public var batteryLevel: Float { -1 }

  /// What the battery does: not known.
  public var batteryState: BatteryState { .unknown }

  /// Whether the battery is watched: false. Setting it changes nothing.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Whether something is near the screen: false.
  public var proximityState: Bool { false }

  /// Whether the sensor for that is watched: false. Setting it changes nothing.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// The model in the user's language: "iPhone".
  public var localizedModel: String { model }

  /// Whether apps may run behind others: true.
  public var isMultitaskingSupported: Bool { true }

  /// What names the device to its vendor: nil, since films are the same everywhere.
  public var identifierForVendor: UUID? { nil }

  /// Plays nothing.
  public func playInputClick() {}

  /// The device has been turned; never posted.
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
  /// Something has come near the screen, or gone; never posted.
  public class var proximityStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceProximityStateDidChangeNotification")
  }
}
