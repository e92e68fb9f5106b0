public import Foundation
import Geometry

// What assistive technologies do. None is running here: nothing is read aloud, and no element has
// their focus.
extension UIAccessibility {
  /// An assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// Creates an identifier with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Switch Control.
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    /// VoiceOver.
    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// Returns the element that has the focus of an assistive technology: none.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }

  /// Returns a rectangle of a view in the coordinates of the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: UIScreen.main.coordinateSpace)
  }

  /// Returns a path of a view in the coordinates of the screen.
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    guard let copy = path.copy() as? UIBezierPath else { return path }
    let space = UIScreen.main.coordinateSpace
    let origin = view.convert(CGPoint.zero, to: space)
    let (x, y) = (
      view.convert(CGPoint(x: 1, y: 0), to: space), view.convert(CGPoint(x: 0, y: 1), to: space)
    )
    copy.apply(
      CGAffineTransform(
        a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y, tx: origin.x,
        ty: origin.y))
    return copy
  }

  /// Calls `completionHandler` with false: only a managed device allows Guided Access.
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }

  /// Does nothing: the screen isn't magnified.
  public static func registerGestureConflictWithZoom() {}

  /// The focus of an assistive technology has moved; never posted.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// A text was read aloud; never posted.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")

  /// The key of the element that has the focus.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that had the focus.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of the assistive technology.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// The key of the text that was read.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether the text was read to its end.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
}
