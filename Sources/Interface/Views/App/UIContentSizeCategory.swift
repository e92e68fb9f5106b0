public import Foundation

/// The size of text that a user prefers; a film has the default, `large`.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// The name of the category.
  public let rawValue: String

  /// Creates a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Unknown.
  public static let unspecified = UIContentSizeCategory("UICTContentSizeCategoryUnspecified")
  /// Extra small.
  public static let extraSmall = UIContentSizeCategory("UICTContentSizeCategoryXS")
  /// Small.
  public static let small = UIContentSizeCategory("UICTContentSizeCategoryS")
  /// Medium.
  public static let medium = UIContentSizeCategory("UICTContentSizeCategoryM")
  /// Large: the default.
  public static let large = UIContentSizeCategory("UICTContentSizeCategoryL")
  /// Extra large.
  public static let extraLarge = UIContentSizeCategory("UICTContentSizeCategoryXL")
  /// Extra extra large.
  public static let extraExtraLarge = UIContentSizeCategory("UICTContentSizeCategoryXXL")
  /// The largest size outside the settings of accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory("UICTContentSizeCategoryXXXL")
  /// The smallest size in the settings of accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(
    "UICTContentSizeCategoryAccessibilityM")
  /// Large, in the settings of accessibility.
  public static let accessibilityLarge = UIContentSizeCategory(
    "UICTContentSizeCategoryAccessibilityL")
  /// Extra large, in the settings of accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    "UICTContentSizeCategoryAccessibilityXL")
  /// Extra extra large, in the settings of accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    "UICTContentSizeCategoryAccessibilityXXXL")

  /// The key of the new size in `didChangeNotification`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// The preferred size has changed; never posted.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// Whether the size is one of the settings of accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Returns whether the left size is smaller than the right one.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.position < right.position
  }

  private init(_ name: String) { rawValue = name }

  private var position: Int { Self.all.firstIndex(of: self) ?? 0 }

  private static let all: [UIContentSizeCategory] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}

/// A view whose text can follow the size that the user prefers.
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows changes of the preferred size, which don't occur in a film.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// A view whose image can follow the size that the user prefers.
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the image is larger in the sizes of accessibility, which films don't have.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

/// The direction of the layout in an environment; the raw values are Apple's.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// Left to right.
  case leftToRight
  /// Right to left.
  case rightToLeft
}

extension UIApplication {
  /// The size of text that the user prefers: the default, `large`.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}
