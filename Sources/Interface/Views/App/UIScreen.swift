public import Foundation
public import Layers
public import Messaging
public import VirtualTime

/// The canvas of the current stage, as a screen. Its scale is 1: a point is a pixel.
///
/// Without a stage, and while a film's own `init` runs, its size is zero.
public final class UIScreen: NSObject, StageLocal {
  /// The area of the screen, with the origin (0, 0).
  public package(set) var bounds = CGRect.zero

  /// The distances of the safe area from the screen's edges, in points.
  package var safeAreaInsets = UIEdgeInsets.zero

  /// The frame rate of the stage; nil, without a stage, counts as 60 frames per second.
  package var frameRate: FrameRate?

  private override init() { super.init() }

  package convenience init(on clock: VirtualClock) { self.init() }

  /// The screen of the current stage.
  public static var main: UIScreen {
    current ?? UIScreen()
  }

  /// All screens: only the main one.
  public static var screens: [UIScreen] { [main] }

  /// Pixels per point: 1.
  public var scale: CGFloat { 1 }

  /// Pixels per point of the physical screen: 1.
  public var nativeScale: CGFloat { 1 }

  /// The area of the screen in pixels.
  public var nativeBounds: CGRect { bounds }

  /// The number of refreshes per second, rounded to the nearest integer: about 60, and in films with more
  /// frames a second that of frames.
  public var maximumFramesPerSecond: Int {
    Int((frameRate?.refreshRate.framesPerSecond ?? 60).rounded())
  }

  /// Returns the instant of the first frame after `instant`.
  package func nextFrame(after instant: Instant) -> Instant {
    guard let rate = frameRate ?? FrameRate(60) else {
      return instant.advanced(bySeconds: 1.0 / 60)
    }
    return rate.instant(ofFrame: rate.firstFrame(atOrAfter: instant.advanced(by: 1)))
  }

  /// The brightness of the screen: 1. Setting it has no effect.
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }

  /// Whether the screen is recorded or mirrored: it isn't.
  public var isCaptured: Bool { false }

  /// The screen that this one mirrors: none.
  public var mirrored: UIScreen? { nil }

  /// The area of the screen without the status bar; the whole screen.
  public var applicationFrame: CGRect { bounds }

  /// Returns a display link that sends a message to `target` at each refresh of the screen. The
  /// method's argument, if it has one, is the display link.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// The traits of the screen.
  public var traitCollection: UITraitCollection { .current }
}
