public import Foundation
public import VirtualTime

/// The canvas of the stage that is current, as a screen: its scale is 1, a point is a pixel.
///
/// Without a stage, and while a film's own `init` runs, it has no size.
public final class UIScreen: NSObject, StageLocal {
  /// Its area, from (0, 0).
  public package(set) var bounds = CGRect.zero

  /// How often the stage is drawn; nil, without a stage, counts as 60 times a second.
  package var frameRate: FrameRate?

  private override init() { super.init() }

  package convenience init(on clock: VirtualClock) { self.init() }

  /// The screen of the stage that is current.
  public static var main: UIScreen {
    current ?? UIScreen()
  }

  /// All screens: the main one.
  public static var screens: [UIScreen] { [main] }

  /// Pixels per point: 1.
  public var scale: CGFloat { 1 }

  /// Pixels per point of the screen itself: 1.
  public var nativeScale: CGFloat { 1 }

  /// Its area in pixels.
  public var nativeBounds: CGRect { bounds }

  /// Frames per second, to the nearest whole number.
  public var maximumFramesPerSecond: Int { Int((frameRate?.framesPerSecond ?? 60).rounded()) }

  /// The instant of the first frame after `instant`.
  func nextFrame(after instant: Instant) -> Instant {
    guard let rate = frameRate ?? FrameRate(60) else {
      return instant.advanced(bySeconds: 1.0 / 60)
    }
    return rate.instant(ofFrame: rate.firstFrame(atOrAfter: instant.advanced(by: 1)))
  }

  /// How bright it is: 1.
  public var brightness: CGFloat { 1 }

  /// Where and how things show on it.
  public var traitCollection: UITraitCollection { .current }
}
