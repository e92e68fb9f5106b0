public import Foundation
public import Messaging

/// A trait: a value that views inherit from their superviews.
public protocol UITraitDefinition {
  /// The type of the value.
  associatedtype Value
  /// The value if nothing sets another.
  static var defaultValue: Value { get }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// Traits that can be changed.
public protocol UIMutableTraits {
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Pixels per point.
  var displayScale: CGFloat { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The direction of the layout.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The size of text that the user prefers.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The contrast that the user prefers.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The level of the interface.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The weight of text that the user prefers.
  var legibilityWeight: UILegibilityWeight { get set }
}

struct MutableTraits: UIMutableTraits {
  var values: UITraitCollection.Values

  var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.style }
    set { values.style = newValue }
  }
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontal }
    set { values.horizontal = newValue }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.vertical }
    set { values.vertical = newValue }
  }
  var displayScale: CGFloat {
    get { values.scale }
    set { values.scale = newValue }
  }
  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.idiom }
    set { values.idiom = newValue }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.direction }
    set { values.direction = newValue }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.category }
    set { values.category = newValue }
  }
  var accessibilityContrast: UIAccessibilityContrast {
    get { values.contrast }
    set { values.contrast = newValue }
  }
  var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.level }
    set { values.level = newValue }
  }
  var legibilityWeight: UILegibilityWeight {
    get { values.weight }
    set { values.weight = newValue }
  }
}

/// UIKit's traits.
enum SystemTrait: CaseIterable {
  case style, horizontal, vertical, scale, idiom, direction, category, contrast, level, weight
  case gamut, force

  init?(_ trait: UITrait) {
    switch trait {
    case is UITraitUserInterfaceStyle.Type: self = .style
    case is UITraitHorizontalSizeClass.Type: self = .horizontal
    case is UITraitVerticalSizeClass.Type: self = .vertical
    case is UITraitDisplayScale.Type: self = .scale
    case is UITraitUserInterfaceIdiom.Type: self = .idiom
    case is UITraitLayoutDirection.Type: self = .direction
    case is UITraitPreferredContentSizeCategory.Type: self = .category
    case is UITraitAccessibilityContrast.Type: self = .contrast
    case is UITraitUserInterfaceLevel.Type: self = .level
    case is UITraitLegibilityWeight.Type: self = .weight
    case is UITraitDisplayGamut.Type: self = .gamut
    case is UITraitForceTouchCapability.Type: self = .force
    default: return nil
    }
  }

  /// The place of the trait's value.
  private var field: TraitField {
    switch self {
    case .style: TraitField(\.style)
    case .horizontal: TraitField(\.horizontal)
    case .vertical: TraitField(\.vertical)
    case .scale: TraitField(\.scale)
    case .idiom: TraitField(\.idiom)
    case .direction: TraitField(\.direction)
    case .category: TraitField(\.category)
    case .contrast: TraitField(\.contrast)
    case .level: TraitField(\.level)
    case .weight: TraitField(\.weight)
    case .gamut: TraitField(\.gamut)
    case .force: TraitField(\.force)
    }
  }

  func value(in values: UITraitCollection.Values) -> Any { field.value(values) }

  func copy(from source: UITraitCollection.Values, to target: inout UITraitCollection.Values) {
    field.copy(source, &target)
  }
}

/// A property of the values of a trait collection.
private struct TraitField {
  let value: (UITraitCollection.Values) -> Any
  let copy: (_ source: UITraitCollection.Values, _ target: inout UITraitCollection.Values) -> Void

  init<Value>(_ path: WritableKeyPath<UITraitCollection.Values, Value>) {
    value = { $0[keyPath: path] }
    copy = { $1[keyPath: path] = $0[keyPath: path] }
  }
}

/// The trait of the appearance.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// No appearance.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}

/// The trait of the horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// No size class.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The trait of the vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// No size class.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The trait of the scale.
public struct UITraitDisplayScale: UITraitDefinition {
  /// No scale.
  public static var defaultValue: CGFloat { 0 }
}

/// The trait of the kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// No device.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// The trait of the direction of the layout.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Left to right.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .leftToRight }
}

/// The trait of the size of text.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The default size.
  public static var defaultValue: UIContentSizeCategory { .large }
}

/// The trait of the contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// No contrast.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
}

/// The trait of the level.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// No level.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
}

/// The trait of the weight of text.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// No weight.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// The trait of the screen's colours.
public struct UITraitDisplayGamut: UITraitDefinition {
  /// No gamut.
  public static var defaultValue: UIDisplayGamut { .unspecified }
}

/// The trait of the measurement of forces.
public struct UITraitForceTouchCapability: UITraitDefinition {
  /// Unavailable.
  public static var defaultValue: UIForceTouchCapability { .unavailable }
}

extension UITraitCollection {
  /// The traits that colours depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self,
    ]
  }

  /// The traits that images depend on.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitDisplayScale.self, UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
      UITraitLayoutDirection.self, UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self,
    ]
  }
}

/// A registration for changes of traits.
public protocol UITraitChangeRegistration: AnyObject {}

final class TraitRegistration: UITraitChangeRegistration {
  let traits: Set<SystemTrait>
  let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = Set(traits.compactMap { SystemTrait($0) })
    self.handler = handler
  }

  /// Calls the handler if one of the traits has changed.
  func report(_ before: UITraitCollection, _ now: UITraitCollection) {
    let hasChanged = traits.contains { trait in
      var values = before.values
      trait.copy(from: now.values, to: &values)
      return values != before.values
    }
    if hasChanged { handler(before) }
  }
}

/// An object with traits.
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called when traits of the object have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An object whose traits can be observed: a view or a controller.
public protocol UITraitChangeObservable: NSObject {}

extension UIView: UITraitEnvironment, UITraitChangeObservable {}
extension UIViewController: UITraitEnvironment, UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Calls a closure with the object and its former traits when one of `traits` has changed. Only
  /// the appearance changes here.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    add(TraitRegistration(traits) { [weak self] before in if let self { handler(self, before) } })
  }

  /// Calls a closure whose first argument is the dynamic `Self` of the object; otherwise like the
  /// other method of the name.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Object>(
    _ traits: [UITrait], handler: @escaping (Object, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    add(
      TraitRegistration(traits) { [weak self] before in
        if let object = self as? Object { handler(object, before) }
      })
  }

  /// Sends a message to `target`, with the object and its former traits, when one of `traits` has
  /// changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as? NSObject
    return add(
      TraitRegistration(traits) { [weak self, weak target] before in
        guard let self else { return }
        _ = target?.perform(action, with: self, with: before)
      })
  }

  /// Sends a message to the object itself when one of `traits` has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    let isOther: (TraitRegistration) -> Bool = { $0 !== registration }
    (self as? UIView)?.traitRegistrations.removeAll { !isOther($0) }
    (self as? UIViewController)?.traitRegistrations.removeAll { !isOther($0) }
  }

  private func add(_ registration: TraitRegistration) -> TraitRegistration {
    (self as? UIView)?.traitRegistrations.append(registration)
    (self as? UIViewController)?.traitRegistrations.append(registration)
    return registration
  }
}

/// The traits that a view or a controller gives to itself and what it contains. Only the appearance
/// has an effect.
public struct UITraitOverrides {
  private let style: (UIUserInterfaceStyle?) -> UIUserInterfaceStyle

  init(_ style: @escaping (UIUserInterfaceStyle?) -> UIUserInterfaceStyle) { self.style = style }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { style(nil) }
    nonmutating set { _ = style(newValue) }
  }

  /// Returns whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    trait is UITraitUserInterfaceStyle.Type && userInterfaceStyle != .unspecified
  }

  /// Ends the override of a trait.
  public func remove(_ trait: UITrait) {
    if trait is UITraitUserInterfaceStyle.Type { userInterfaceStyle = .unspecified }
  }
}

extension UIView {
  /// The traits that the view gives to itself and its subviews. Only the appearance has an effect.
  public var traitOverrides: UITraitOverrides {
    get {
      UITraitOverrides { [self] style in
        if let style { overrideUserInterfaceStyle = style }
        return overrideUserInterfaceStyle
      }
    }
    set {}
  }

  /// Does nothing: traits are always up to date.
  public func updateTraitsIfNeeded() {}
}

extension UIViewController {
  /// The traits that the controller gives to its view. Only the appearance has an effect.
  public var traitOverrides: UITraitOverrides {
    get {
      UITraitOverrides { [self] style in
        if let style { overrideUserInterfaceStyle = style }
        return overrideUserInterfaceStyle
      }
    }
    set {}
  }

  /// Does nothing: traits are always up to date.
  public func updateTraitsIfNeeded() {}
}
