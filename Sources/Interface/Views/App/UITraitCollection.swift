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

/// Whether colours have more contrast; the raw values are Apple's.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// The usual contrast.
  case normal
  /// More contrast.
  case high
}

/// The level of an interface above others; the raw values are Apple's.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// The window's level.
  case base
  /// A level above the window's, such as a sheet's.
  case elevated
}

/// The weight of text that the user prefers; the raw values are Apple's.
public enum UILegibilityWeight: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// The usual weight.
  case regular
  /// Bold text.
  case bold
}

/// The colours that a screen can show; the raw values are Apple's.
public enum UIDisplayGamut: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// The colours of sRGB.
  case SRGB
  /// The colours of Display P3.
  case P3
}

/// Whether an interface is active; the raw values are Apple's.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// Inactive.
  case inactive
  /// Active.
  case active
}

/// The traits of a view's environment. Of a view's traits, only the appearance varies; the others
/// are a phone's. Collections that are created have the values of their initialisers.
public final class UITraitCollection: NSObject, Sendable {
  /// The values of a collection.
  struct Values: Hashable, Sendable {
    var style = UIUserInterfaceStyle.light
    var horizontal = UIUserInterfaceSizeClass.compact
    var vertical = UIUserInterfaceSizeClass.regular
    var scale: CGFloat = 1
    var idiom = UIUserInterfaceIdiom.phone
    var direction = UITraitEnvironmentLayoutDirection.leftToRight
    var category = UIContentSizeCategory.large
    var contrast = UIAccessibilityContrast.normal
    var level = UIUserInterfaceLevel.base
    var weight = UILegibilityWeight.regular
    var gamut = UIDisplayGamut.SRGB
    var force = UIForceTouchCapability.unavailable
  }

  let values: Values
  /// What the collection specifies, if it was created with single traits; nil for all.
  private let specified: Set<SystemTrait>?

  init(_ values: Values, specified: Set<SystemTrait>? = nil) {
    self.values = values
    self.specified = specified
  }

  private convenience init(_ trait: SystemTrait, _ change: (inout Values) -> Void) {
    var values = Values()
    change(&values)
    self.init(values, specified: [trait])
  }

  /// Creates a collection with a phone's traits.
  public override convenience init() { self.init(Values()) }

  /// Creates a collection with the given appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(.style) { $0.style = userInterfaceStyle }
  }

  /// Creates a collection with a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.horizontal) { $0.horizontal = horizontalSizeClass }
  }

  /// Creates a collection with a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.vertical) { $0.vertical = verticalSizeClass }
  }

  /// Creates a collection with a scale.
  public convenience init(displayScale scale: CGFloat) {
    self.init(.scale) { $0.scale = scale }
  }

  /// Creates a collection with a kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(.idiom) { $0.idiom = idiom }
  }

  /// Creates a collection with a direction of the layout.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(.direction) { $0.direction = layoutDirection }
  }

  /// Creates a collection with a size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(.category) { $0.category = preferredContentSizeCategory }
  }

  /// Creates a collection with a contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(.contrast) { $0.contrast = accessibilityContrast }
  }

  /// Creates a collection with a level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(.level) { $0.level = userInterfaceLevel }
  }

  /// Creates a collection with a weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(.weight) { $0.weight = legibilityWeight }
  }

  /// Creates a collection with a gamut.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(.gamut) { $0.gamut = displayGamut }
  }

  /// Creates a collection with a measurement of forces.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(.force) { $0.force = forceTouchCapability }
  }

  /// Creates a collection with the traits of several; a later one replaces what an earlier one
  /// specifies.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = Values()
    var specified = Set<SystemTrait>()
    for collection in traitCollections {
      for trait in collection.specified ?? Set(SystemTrait.allCases) {
        trait.copy(from: collection.values, to: &values)
        specified.insert(trait)
      }
    }
    self.init(values, specified: specified)
  }

  /// Creates a collection with the traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(UITraitCollection().modifyingTraits(mutations).values)
  }

  /// Returns a collection with the changes that a closure makes.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    guard let traits = traits as? MutableTraits else { return self }
    return UITraitCollection(traits.values)
  }

  /// The traits outside views that override them: light. Setting it has no effect: views read their
  /// own.
  public static var current: UITraitCollection {
    get { UITraitCollection(Values()) }
    set {}
  }

  /// Runs `actions`. Colours are resolved with the traits of the views that show them.
  public func performAsCurrent(_ actions: () -> Void) { actions() }

  static let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// Whether the appearance is dark.
  package var isDark: Bool { userInterfaceStyle == .dark }

  /// Light or dark; light unless a view overrides it.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// Pixels per point: 1 in a view.
  public var displayScale: CGFloat { values.scale }
  /// The kind of device: a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  /// The horizontal size class: compact in a view.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  /// The vertical size class: regular in a view.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  /// The size of text that the user prefers: the default, `large`, in a view.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.category }
  /// Whether the screen measures forces: it doesn't.
  public var forceTouchCapability: UIForceTouchCapability { values.force }
  /// The direction of the layout: left to right in a view.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  /// The contrast that the user prefers: the usual one in a view.
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  /// The level of the interface: the window's in a view.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level }
  /// The weight of text that the user prefers: the usual one in a view.
  public var legibilityWeight: UILegibilityWeight { values.weight }
  /// The colours of the screen: sRGB in a view.
  public var displayGamut: UIDisplayGamut { values.gamut }
  /// Whether the interface is active: it is.
  public var activeAppearance: UIUserInterfaceActiveAppearance { .active }

  /// Returns whether colours that depend on the appearance differ from those in another collection.
  public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
    traits?.userInterfaceStyle != userInterfaceStyle
  }

  /// Returns whether the collection has the traits that `trait` specifies.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return (trait.specified ?? Set(SystemTrait.allCases)).allSatisfy {
      var copy = values
      $0.copy(from: trait.values, to: &copy)
      return copy == values
    }
  }

  /// The value of a trait: one of UIKit's, or the default value of another.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    SystemTrait(trait)?.value(in: values) as? Trait.Value ?? Trait.defaultValue
  }

  /// Returns whether the traits are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// A hash that is consistent with `isEqual(_:)`.
  public override var hash: Int { values.hashValue }
}
