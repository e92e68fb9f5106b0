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
  /// The value of a trait, one of UIKit's or an app's own.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  /// The direction of the layout.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  /// The size of text that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  /// The contrast that the user prefers.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }

  /// The level of the interface.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }

  /// The weight of text that the user prefers.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }

  /// The colours of the screen.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }

  /// Whether the screen measures forces.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }

  /// Whether the interface is active.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }

  /// The range of brightness of images.
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }

  /// Whether the scene is recorded or mirrored.
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }

  /// The language whose rules text follows.
  public var typesettingLanguage: Locale.Language? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }
}

struct MutableTraits: UIMutableTraits {
  var values: UITraitCollection.Values

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values.value(of: trait) }
    set { values.set(newValue, of: trait) }
  }
}

/// The value of an app's own trait.
///
/// It is sendable because trait collections stay on their stage, which runs on one thread.
struct CustomTrait: Hashable, @unchecked Sendable {
  let trait: UITrait
  let value: Any

  /// Returns whether the values are equal; values that can't be compared aren't.
  static func == (left: CustomTrait, right: CustomTrait) -> Bool {
    func equals<Value: Equatable>(_ value: Value) -> Bool { value == right.value as? Value }
    return (left.value as? any Equatable).map { equals($0) } ?? false
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(trait)) }
}

extension UITraitCollection.Values {
  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value {
    let value = SystemTrait(trait)?.value(in: self) ?? custom[ObjectIdentifier(trait)]?.value
    return value as? Trait.Value ?? Trait.defaultValue
  }

  mutating func set<Trait: UITraitDefinition>(_ value: Trait.Value, of trait: Trait.Type) {
    if let system = SystemTrait(trait) { return system.set(value, in: &self) }
    custom[ObjectIdentifier(trait)] = CustomTrait(trait: trait, value: value)
  }
}

/// UIKit's traits.
enum SystemTrait: CaseIterable {
  case style, horizontal, vertical, scale, idiom, direction, category, contrast, level, weight
  case gamut, force, activity, range, capture, language

  init?(_ trait: UITrait) {
    guard let found = Self.allCases.first(where: { $0.definition == trait }) else { return nil }
    self = found
  }

  /// The type by which sources name the trait.
  var definition: UITrait {
    switch self {
    case .style: UITraitUserInterfaceStyle.self
    case .horizontal: UITraitHorizontalSizeClass.self
    case .vertical: UITraitVerticalSizeClass.self
    case .scale: UITraitDisplayScale.self
    case .idiom: UITraitUserInterfaceIdiom.self
    case .direction: UITraitLayoutDirection.self
    case .category: UITraitPreferredContentSizeCategory.self
    case .contrast: UITraitAccessibilityContrast.self
    case .level: UITraitUserInterfaceLevel.self
    case .weight: UITraitLegibilityWeight.self
    case .gamut: UITraitDisplayGamut.self
    case .force: UITraitForceTouchCapability.self
    case .activity: UITraitActiveAppearance.self
    case .range: UITraitImageDynamicRange.self
    case .capture: UITraitSceneCaptureState.self
    case .language: UITraitTypesettingLanguage.self
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
    case .activity: TraitField(\.activity)
    case .range: TraitField(\.range)
    case .capture: TraitField(\.capture)
    case .language: TraitField(\.language)
    }
  }

  func value(in values: UITraitCollection.Values) -> Any { field.value(values) }

  func set(_ value: Any, in values: inout UITraitCollection.Values) { field.set(value, &values) }

  func copy(from source: UITraitCollection.Values, to target: inout UITraitCollection.Values) {
    field.copy(source, &target)
  }
}

/// A property of the values of a trait collection.
private struct TraitField {
  let value: (UITraitCollection.Values) -> Any
  let set: (Any, inout UITraitCollection.Values) -> Void
  let copy: (_ source: UITraitCollection.Values, _ target: inout UITraitCollection.Values) -> Void

  init<Value>(_ path: WritableKeyPath<UITraitCollection.Values, Value>) {
    value = { $0[keyPath: path] }
    set = { if let value = $0 as? Value { $1[keyPath: path] = value } }
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

/// The trait of an active interface.
public struct UITraitActiveAppearance: UITraitDefinition {
  /// Unknown.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
}

/// The trait of the range of brightness.
public struct UITraitImageDynamicRange: UITraitDefinition {
  /// Unknown.
  public static var defaultValue: UIImage.DynamicRange { .unspecified }
}

/// The trait of recording.
public struct UITraitSceneCaptureState: UITraitDefinition {
  /// Unknown.
  public static var defaultValue: UISceneCaptureState { .unspecified }
}

/// The trait of the language of text.
public struct UITraitTypesettingLanguage: UITraitDefinition {
  /// No language.
  public static var defaultValue: Locale.Language? { nil }
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
  let traits: Set<ObjectIdentifier>
  let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = Set(traits.map { ObjectIdentifier($0) })
    self.handler = handler
  }

  /// Calls the handler if one of the traits has changed.
  func report(_ before: UITraitCollection, _ now: UITraitCollection) {
    let changed = now.changedTraits(from: before)
    if changed.contains(where: { traits.contains(ObjectIdentifier($0)) }) { handler(before) }
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
  /// Calls a closure with the object and its former traits when one of `traits` has changed.
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
