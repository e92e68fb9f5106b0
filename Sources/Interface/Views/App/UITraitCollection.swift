public import Foundation

/// The appearance of an interface: light or dark; the raw values are Apple's.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Inherited.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// The size class of a dimension; the raw values are Apple's.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unknown.
  case unspecified
  /// Compact space.
  case compact
  /// Regular space.
  case regular
}

/// The kind of device; the raw values are Apple's.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car.
  case carPlay
  /// A desktop computer.
  case mac = 5
  /// A headset.
  case vision
}

/// The traits of a view's environment; only the appearance varies.
public final class UITraitCollection: NSObject, Sendable {
  /// Light or dark; light unless a view overrides it.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Creates a collection with the given appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// The traits outside views that override them: light.
  public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }

  static let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// Whether the appearance is dark.
  package var isDark: Bool { userInterfaceStyle == .dark }

  /// Pixels per point: 1.
  public var displayScale: CGFloat { 1 }
  /// The kind of device: always a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The horizontal size class: always compact.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// The vertical size class: always regular.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }

  /// The size of text that the user prefers: the default, `large`.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// Whether the screen measures forces: it doesn't.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  /// The direction of the layout: left to right.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }

  /// Returns whether colours that depend on the appearance differ from those in another collection.
  public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
    traits?.userInterfaceStyle != userInterfaceStyle
  }

  /// Returns whether the appearances are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.userInterfaceStyle == userInterfaceStyle
  }

  /// A hash that is consistent with `isEqual(_:)`.
  public override var hash: Int { userInterfaceStyle.hashValue }
}
