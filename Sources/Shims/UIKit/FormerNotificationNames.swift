public import Foundation
import Lists
import Views

// The names used in Swift 3 and 4 for the notifications of the app, its windows and the device. Those of
// the keyboard and of text stand beside the present names.
extension Notification.Name {
  /// VoiceOver has started or stopped.
  public static var UIAccessibilityVoiceOverStatusDidChange: Self {
    UIAccessibility.voiceOverStatusDidChangeNotification
  }
  /// The app has been launched.
  public static var UIApplicationDidFinishLaunching: Self {
    UIApplication.didFinishLaunchingNotification
  }
  /// The app is about to terminate.
  public static var UIApplicationWillTerminate: Self { UIApplication.willTerminateNotification }
  /// Memory is low.
  public static var UIApplicationDidReceiveMemoryWarning: Self {
    UIApplication.didReceiveMemoryWarningNotification
  }
  /// The clock has been set, or a new day has begun.
  public static var UIApplicationSignificantTimeChange: Self {
    UIApplication.significantTimeChangeNotification
  }
  /// Protected files are about to be locked.
  public static var UIApplicationProtectedDataWillBecomeUnavailable: Self {
    UIApplication.protectedDataWillBecomeUnavailableNotification
  }
  /// Protected files can be read.
  public static var UIApplicationProtectedDataDidBecomeAvailable: Self {
    UIApplication.protectedDataDidBecomeAvailableNotification
  }
  /// The status bar's orientation is about to change.
  public static var UIApplicationWillChangeStatusBarOrientation: Self {
    UIApplication.willChangeStatusBarOrientationNotification
  }
  /// The status bar's orientation has changed.
  public static var UIApplicationDidChangeStatusBarOrientation: Self {
    UIApplication.didChangeStatusBarOrientationNotification
  }
  /// The status bar's frame is about to change.
  public static var UIApplicationWillChangeStatusBarFrame: Self {
    UIApplication.willChangeStatusBarFrameNotification
  }
  /// The status bar's frame has changed.
  public static var UIApplicationDidChangeStatusBarFrame: Self {
    UIApplication.didChangeStatusBarFrameNotification
  }
  /// The user has taken a screenshot.
  public static var UIApplicationUserDidTakeScreenshot: Self {
    UIApplication.userDidTakeScreenshotNotification
  }
  /// The availability of background refresh has changed.
  public static var UIApplicationBackgroundRefreshStatusDidChange: Self {
    UIApplication.backgroundRefreshStatusDidChangeNotification
  }
  /// A window has become visible.
  public static var UIWindowDidBecomeVisible: Self { UIWindow.didBecomeVisibleNotification }
  /// A window has been hidden.
  public static var UIWindowDidBecomeHidden: Self { UIWindow.didBecomeHiddenNotification }
  /// A window has become the key window.
  public static var UIWindowDidBecomeKey: Self { UIWindow.didBecomeKeyNotification }
  /// A window is no longer the key window.
  public static var UIWindowDidResignKey: Self { UIWindow.didResignKeyNotification }
  /// The brightness of a screen has changed.
  public static var UIScreenBrightnessDidChange: Self { UIScreen.brightnessDidChangeNotification }
  /// A screen has been connected.
  public static var UIScreenDidConnect: Self { UIScreen.didConnectNotification }
  /// A screen has been disconnected.
  public static var UIScreenDidDisconnect: Self { UIScreen.didDisconnectNotification }
  /// A screen's mode has changed.
  public static var UIScreenModeDidChange: Self { UIScreen.modeDidChangeNotification }
  /// The battery's level has changed.
  public static var UIDeviceBatteryLevelDidChange: Self {
    UIDevice.batteryLevelDidChangeNotification
  }
  /// The battery's state has changed.
  public static var UIDeviceBatteryStateDidChange: Self {
    UIDevice.batteryStateDidChangeNotification
  }
  /// The state of the proximity sensor has changed.
  public static var UIDeviceProximityStateDidChange: Self {
    UIDevice.proximityStateDidChangeNotification
  }
  /// The preferred size of text has changed.
  public static var UIContentSizeCategoryDidChange: Self {
    UIContentSizeCategory.didChangeNotification
  }
  /// The selection of a table has changed by a tap.
  public static var UITableViewSelectionDidChange: Self {
    UITableView.selectionDidChangeNotification
  }
  /// `UIAccessibility.isReduceMotionEnabled` has changed.
  public static var UIAccessibilityReduceMotionStatusDidChange: Self {
    UIAccessibility.reduceMotionStatusDidChangeNotification
  }
  /// `UIAccessibility.isReduceTransparencyEnabled` has changed.
  public static var UIAccessibilityReduceTransparencyStatusDidChange: Self {
    UIAccessibility.reduceTransparencyStatusDidChangeNotification
  }
  /// `UIAccessibility.isSwitchControlRunning` has changed.
  public static var UIAccessibilitySwitchControlStatusDidChange: Self {
    UIAccessibility.switchControlStatusDidChangeNotification
  }
  /// `UIAccessibility.isBoldTextEnabled` has changed.
  public static var UIAccessibilityBoldTextStatusDidChange: Self {
    UIAccessibility.boldTextStatusDidChangeNotification
  }
  /// `UIAccessibility.isDarkerSystemColorsEnabled` has changed.
  public static var UIAccessibilityDarkerSystemColorsStatusDidChange: Self {
    UIAccessibility.darkerSystemColorsStatusDidChangeNotification
  }
  /// `UIAccessibility.isInvertColorsEnabled` has changed.
  public static var UIAccessibilityInvertColorsStatusDidChange: Self {
    UIAccessibility.invertColorsStatusDidChangeNotification
  }
  /// `UIAccessibility.isGrayscaleEnabled` has changed.
  public static var UIAccessibilityGrayscaleStatusDidChange: Self {
    UIAccessibility.grayscaleStatusDidChangeNotification
  }
  /// `UIAccessibility.isGuidedAccessEnabled` has changed.
  public static var UIAccessibilityGuidedAccessStatusDidChange: Self {
    UIAccessibility.guidedAccessStatusDidChangeNotification
  }
  /// The menu is about to be shown.
  public static var UIMenuControllerWillShowMenu: Self {
    UIMenuController.willShowMenuNotification
  }
  /// The menu was shown.
  public static var UIMenuControllerDidShowMenu: Self {
    UIMenuController.didShowMenuNotification
  }
  /// The menu is about to be hidden.
  public static var UIMenuControllerWillHideMenu: Self {
    UIMenuController.willHideMenuNotification
  }
  /// The menu was hidden.
  public static var UIMenuControllerDidHideMenu: Self {
    UIMenuController.didHideMenuNotification
  }
  /// The frame of the menu has changed.
  public static var UIMenuControllerMenuFrameDidChange: Self {
    UIMenuController.menuFrameDidChangeNotification
  }
}
