import Foundation

/// What a view says of itself to those who cannot see it. Nobody asks here; it is kept so that code
/// compiles and can read it back.
struct Accessibility {
  var label, hint, value, identifier: String?
  var isElement = false
  var traits: UIAccessibilityTraits = []
  var hidesElements = false
  var isModal = false
}

/// How a thing behaves; the raw values are Apple's.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// Apple's bits.
  public let rawValue: UInt64

  /// The traits of those bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing.
  public static let none: UIAccessibilityTraits = []
  /// It is tapped.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It leads somewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// It stands for a key.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It is text that stays.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It sums up what there is at the start.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It is searched in.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It starts something that speaks.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// It is made more or less.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It is touched directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// It turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// It is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
