import Foundation

extension UIPageViewController {
  /// The style of transitions; the raw values are Apple's.
  public enum TransitionStyle: Int, Sendable {
    /// The pages of a book. They scroll here, as curls aren't drawn.
    case pageCurl
    /// The pages scroll.
    case scroll
  }

  /// The axis along which the pages are arranged; the raw values are Apple's.
  public enum NavigationOrientation: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The direction of a transition; the raw values are Apple's.
  public enum NavigationDirection: Int, Sendable {
    /// To the right or down.
    case forward
    /// To the left or up.
    case reverse
  }

  /// The place of the spine of a book; the raw values are Apple's.
  public enum SpineLocation: Int, Sendable {
    /// No spine.
    case none
    /// At the left or upper edge.
    case min
    /// In the middle.
    case mid
    /// At the right or lower edge.
    case max
  }

  /// A key of the options for a new controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The place of the spine, as the raw value of a `SpineLocation`; it has no effect.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages in points; 0 by default.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
