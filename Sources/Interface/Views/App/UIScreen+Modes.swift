public import Foundation
public import Layers

/// A resolution of a screen.
public final class UIScreenMode: NSObject {
  /// The size in pixels.
  public let size: CGSize

  /// The width of a pixel divided by its height: 1.
  public var pixelAspectRatio: CGFloat { 1 }

  init(_ size: CGSize) { self.size = size }

  /// Returns whether the sizes are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIScreenMode)?.size == size
  }

  public override var hash: Int { size.width.hashValue ^ size.height.hashValue }
}

// The resolution and the abilities of a screen. They are those of a phone's own screen: it has one
// mode, and no brightness beyond that of white.
extension UIScreen {
  /// What happens at the edges of a screen that doesn't show all pixels; the raw values are
  /// Apple's.
  public enum OverscanCompensation: Int, Sendable {
    /// The picture is scaled.
    case scale
    /// The bounds are smaller.
    case insetBounds
    /// Nothing.
    case none
  }

  /// Whether the screen shows reference colours; the raw values are Apple's.
  public enum ReferenceDisplayModeStatus: Int, Sendable {
    /// The screen can't.
    case notSupported
    /// It could.
    case notEnabled
    /// It can't at present.
    case limited
    /// It does.
    case enabled
  }

  /// The resolutions: that of the canvas.
  public var availableModes: [UIScreenMode] { [UIScreenMode(nativeBounds.size)] }

  /// The resolution that suits the screen best: that of the canvas.
  public var preferredMode: UIScreenMode? { UIScreenMode(nativeBounds.size) }

  /// The current resolution: that of the canvas. Setting it has no effect, as on a device's own
  /// screen.
  public var currentMode: UIScreenMode? {
    get { UIScreenMode(nativeBounds.size) }
    set {}
  }

  /// What happens at the edges: the picture is scaled, the default, which has no effect on a
  /// device's own screen. Setting it has no effect.
  public var overscanCompensation: OverscanCompensation {
    get { .scale }
    set {}
  }

  /// The parts of the screen that aren't visible: none.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }

  /// The time until a picture is visible, in seconds: 0.
  public var calibratedLatency: CFTimeInterval { 0 }

  /// Whether the brightness can be reduced below that of the screen: false. Setting it has no
  /// effect.
  public var wantsSoftwareDimming: Bool {
    get { false }
    set {}
  }

  /// The greatest brightness relative to that of white: 1.
  public var potentialEDRHeadroom: CGFloat { 1 }

  /// The present greatest brightness relative to that of white: 1.
  public var currentEDRHeadroom: CGFloat { 1 }

  /// Whether the screen shows reference colours: it can't.
  public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

  /// The item that has the focus of a remote control or keyboard: none.
  public var focusedItem: (any UIFocusItem)? { nil }

  /// The view that has the focus: none.
  public var focusedView: UIView? { nil }

  /// Whether the screen has a focus: it doesn't.
  public var supportsFocus: Bool { false }

  /// `isCaptured` has changed; never posted.
  public class var capturedDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenCapturedDidChangeNotification")
  }

  /// `referenceDisplayModeStatus` has changed; never posted.
  public class var referenceDisplayModeStatusDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenReferenceDisplayModeStatusDidChangeNotification")
  }
}
