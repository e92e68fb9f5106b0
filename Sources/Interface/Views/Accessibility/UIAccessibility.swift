public import Foundation

/// The accessibility settings of a device: those of a new device, so that films are the same
/// everywhere. Nothing reads a film aloud.
public enum UIAccessibility {
  /// Whether motion should be reduced: false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency should be reduced: false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether cross-fades are preferred to slides: false.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether videos may start on their own: true.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether VoiceOver is running: false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control is running: false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether AssistiveTouch is running: false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether text should be bold: false.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours should be darker: false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colours are inverted: false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether colours are shown as greys: false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether information shouldn't be conveyed by colour alone: false.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether buttons should have visible shapes: false.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether switches should show labels: false.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether sound is monaural: false.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether closed captions are shown: false.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether Guided Access is on: false.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether a shake undoes: true.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether the screen can be read aloud: false.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether selections can be read aloud: false.
  public static var isSpeakSelectionEnabled: Bool { false }

  /// A change that an app reports to assistive technologies; the raw values are Apple's.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Apple's number.
    public let rawValue: UInt32

    /// Creates a notification from a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new view takes up a large part of the screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text should be read aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// An assistive technology should pause.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// An assistive technology should continue.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// Reports a change to assistive technologies, of which there are none: does nothing.
  public static func post(notification: Notification, argument: Any?) {}
}

// The notifications of the settings, which never change during a film.
extension UIAccessibility {
  /// `isReduceMotionEnabled` has changed.
  public static let reduceMotionStatusDidChangeNotification = changed("ReduceMotionStatus")
  /// `isReduceTransparencyEnabled` has changed.
  public static let reduceTransparencyStatusDidChangeNotification = changed(
    "ReduceTransparencyStatus")
  /// `isVoiceOverRunning` has changed.
  public static let voiceOverStatusDidChangeNotification = changed("VoiceOverStatus")
  /// `isSwitchControlRunning` has changed.
  public static let switchControlStatusDidChangeNotification = changed("SwitchControlStatus")
  /// `isBoldTextEnabled` has changed.
  public static let boldTextStatusDidChangeNotification = changed("BoldTextStatus")
  /// `isDarkerSystemColorsEnabled` has changed.
  public static let darkerSystemColorsStatusDidChangeNotification = changed(
    "DarkerSystemColorsStatus")
  /// `isInvertColorsEnabled` has changed.
  public static let invertColorsStatusDidChangeNotification = changed("InvertColorsStatus")
  /// `isGrayscaleEnabled` has changed.
  public static let grayscaleStatusDidChangeNotification = changed("GrayscaleStatus")
  /// `shouldDifferentiateWithoutColor` has changed.
  public static let differentiateWithoutColorDidChangeNotification = changed(
    "ShouldDifferentiateWithoutColor")
  /// `isGuidedAccessEnabled` has changed.
  public static let guidedAccessStatusDidChangeNotification = changed("GuidedAccessStatus")

  /// `prefersCrossFadeTransitions` has changed.
  public static let prefersCrossFadeTransitionsStatusDidChange = changed(
    "PrefersCrossFadeTransitionsStatus")
  /// `isVideoAutoplayEnabled` has changed.
  public static let videoAutoplayStatusDidChangeNotification = changed("VideoAutoplayStatus")
  /// `buttonShapesEnabled` has changed.
  public static let buttonShapesEnabledStatusDidChangeNotification = changed(
    "ButtonShapesEnabledStatus")
  /// `isOnOffSwitchLabelsEnabled` has changed.
  public static let onOffSwitchLabelsDidChangeNotification = changed("OnOffSwitchLabels")
  /// `isAssistiveTouchRunning` has changed.
  public static let assistiveTouchStatusDidChangeNotification = changed("AssistiveTouchStatus")
  /// `isMonoAudioEnabled` has changed.
  public static let monoAudioStatusDidChangeNotification = changed("MonoAudioStatus")
  /// `isClosedCaptioningEnabled` has changed.
  public static let closedCaptioningStatusDidChangeNotification = changed(
    "ClosedCaptioningStatus")
  /// `isShakeToUndoEnabled` has changed.
  public static let shakeToUndoDidChangeNotification = changed("ShakeToUndo")
  /// `isSpeakScreenEnabled` has changed.
  public static let speakScreenStatusDidChangeNotification = changed("SpeakScreenStatus")
  /// `isSpeakSelectionEnabled` has changed.
  public static let speakSelectionStatusDidChangeNotification = changed("SpeakSelectionStatus")

  private static func changed(_ setting: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(setting)DidChangeNotification")
  }
}
