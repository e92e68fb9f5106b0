public import Foundation

/// How things look: dark on light, or light on dark; the raw values are Apple's.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// As what is around it.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// How much room there is; the raw values are Apple's.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified
  /// Little.
  case compact
  /// Much.
  case regular
}

/// What kind of device it is; the raw values are Apple's.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
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

/// Where and how a view shows: here only its appearance varies.
public final class UITraitCollection: NSObject, Sendable {
  /// Light or dark; light unless a view says otherwise.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// A collection of that appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// What holds where no view says otherwise: light.
  public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }

  static let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// Whether what is shown stands on dark ground.
  package var isDark: Bool { userInterfaceStyle == .dark }

  /// Pixels per point: 1.
  public var displayScale: CGFloat { 1 }
  /// A phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Little room from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// Much room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }

  /// Whether colours that depend on the appearance look different in another collection.
  public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
    traits?.userInterfaceStyle != userInterfaceStyle
  }

  /// Equal when the appearance is.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.userInterfaceStyle == userInterfaceStyle
  }

  /// Agrees with `isEqual(_:)`.
  public override var hash: Int { userInterfaceStyle.hashValue }
}
