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

/// Whether a scene is recorded or mirrored; the raw values are Apple's.
public enum UISceneCaptureState: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// It isn't.
  case inactive
  /// It is.
  case active
}

extension UIImage {
  /// The range of brightness of an image or a screen; the raw values are Apple's.
  public enum DynamicRange: Int, Sendable {
    /// Unknown.
    case unspecified = -1
    /// The usual one.
    case standard
    /// More than the usual one, but not all of the screen's.
    case constrainedHigh
    /// All of the screen's.
    case high
  }
}

/// The traits of a view's environment: a phone's, with what `overrideUserInterfaceStyle` and
/// `traitOverrides` of the view, its superviews and their controllers change. Collections that are
/// created have the values of their initialisers.
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
    var activity = UIUserInterfaceActiveAppearance.active
    var range = UIImage.DynamicRange.standard
    var capture = UISceneCaptureState.inactive
    var language: Locale.Language?
    /// The values of an app's own traits, by the types that define them.
    var custom: [ObjectIdentifier: CustomTrait] = [:]
  }

  let values: Values
  /// What the collection specifies, if it was created with single traits; nil for all.
  let specified: Set<SystemTrait>?

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

  /// Creates a collection with an interface that is active or not.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(.activity) { $0.activity = activeAppearance }
  }

  /// Creates a collection with a range of brightness.
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init(.range) { $0.range = imageDynamicRange }
  }

  /// Creates a collection with a state of recording.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(.capture) { $0.capture = sceneCaptureState }
  }

  /// Creates a collection with a language for text.
  public convenience init(typesettingLanguage: String) {
    self.init(.language) { $0.language = Locale.Language(identifier: typesettingLanguage) }
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
      values.custom.merge(collection.values.custom) { $1 }
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
  /// Whether the interface is active: it is in a view.
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activity }
  /// The range of brightness of images: the usual one in a view.
  public var imageDynamicRange: UIImage.DynamicRange { values.range }
  /// Whether the scene is recorded or mirrored: it isn't in a view.
  public var sceneCaptureState: UISceneCaptureState { values.capture }
  /// The language whose rules text follows: nil, that of the text, in a view. It has no effect.
  public var typesettingLanguage: Locale.Language? { values.language }
  /// The configuration of images with these traits.
  public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(self) }

  /// Returns the traits whose values differ from those in another collection; all of UIKit's if it
  /// is nil.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let (own, before) = (values.custom, traitCollection?.values.custom ?? [:])
    let custom = own.merging(before) { own, _ in own }.filter { own[$0.key] != before[$0.key] }
    return changedSystemTraits(from: traitCollection)
      + custom.values.map(\.trait).sorted { String(reflecting: $0) < String(reflecting: $1) }
  }

  private func changedSystemTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    SystemTrait.allCases.filter { trait in
      guard let before = traitCollection?.values else { return true }
      var copy = before
      trait.copy(from: values, to: &copy)
      return copy != before
    }.map(\.definition)
  }

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
    } && trait.values.custom.allSatisfy { values.custom[$0.key] == $0.value }
  }

  /// The value of a trait, one of UIKit's or an app's own; by default that of the trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    values.value(of: trait)
  }

  /// Returns whether the traits are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// A hash that is consistent with `isEqual(_:)`.
  public override var hash: Int { values.hashValue }
}
