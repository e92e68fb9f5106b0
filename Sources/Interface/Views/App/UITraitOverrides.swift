/// The traits that a view or a controller gives to itself and what it contains, except the
/// appearance, which has its own place.
final class OwnTraits {
  let values: UITraitCollection.Values
  /// Those of UIKit's traits that are overridden.
  let system: Set<SystemTrait>

  init(_ values: UITraitCollection.Values, _ system: Set<SystemTrait>) {
    self.values = values
    self.system = system
  }

  /// Creates the overrides that a collection specifies; nil if there are none but the appearance.
  convenience init?(_ traits: UITraitCollection?) {
    guard let traits else { return nil }
    let system = (traits.specified ?? Set(SystemTrait.allCases)).subtracting([.style])
    if system.isEmpty, traits.values.custom.isEmpty { return nil }
    self.init(traits.values, system)
  }

  func apply(to values: inout UITraitCollection.Values) {
    for trait in system { trait.copy(from: self.values, to: &values) }
    values.custom.merge(self.values.custom) { $1 }
  }
}

/// An object that can override traits.
protocol TraitOverriding: AnyObject {
  var overrideUserInterfaceStyle: UIUserInterfaceStyle { get set }
  var ownTraits: OwnTraits? { get set }
}

/// The traits that a view or a controller gives to itself and what it contains. They have the
/// effect on colours and on `traitCollection` that they have on iOS, and none on layout and the
/// size of text.
public struct UITraitOverrides: UIMutableTraits {
  private let owner: any TraitOverriding

  init(_ owner: any TraitOverriding) { self.owner = owner }

  /// The value of an overridden trait; that of `defaultValue` if it isn't overridden. Setting it
  /// overrides the trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if trait == UITraitUserInterfaceStyle.self {
        return owner.overrideUserInterfaceStyle as? Trait.Value ?? Trait.defaultValue
      }
      return contains(trait)
        ? owner.ownTraits?.values.value(of: trait) ?? Trait.defaultValue : Trait.defaultValue
    }
    nonmutating set {
      if let style = newValue as? UIUserInterfaceStyle, trait == UITraitUserInterfaceStyle.self {
        return owner.overrideUserInterfaceStyle = style
      }
      var values = owner.ownTraits?.values ?? UITraitCollection.Values()
      values.set(newValue, of: trait)
      let system = SystemTrait(trait).map { [$0] } ?? []
      owner.ownTraits = OwnTraits(values, (owner.ownTraits?.system ?? []).union(system))
    }
  }

  /// Returns whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    guard let system = SystemTrait(trait) else {
      return owner.ownTraits?.values.custom[ObjectIdentifier(trait)] != nil
    }
    return system == .style
      ? owner.overrideUserInterfaceStyle != .unspecified
      : owner.ownTraits?.system.contains(system) == true
  }

  /// Ends the override of a trait.
  public func remove(_ trait: UITrait) {
    if trait == UITraitUserInterfaceStyle.self {
      return owner.overrideUserInterfaceStyle = .unspecified
    }
    guard contains(trait), let own = owner.ownTraits else { return }
    var values = own.values
    values.custom[ObjectIdentifier(trait)] = nil
    let system = own.system.filter { $0.definition != trait }
    owner.ownTraits =
      system.isEmpty && values.custom.isEmpty ? nil : OwnTraits(values, system)
  }
}

extension UIView: TraitOverriding {
  /// The traits that the view gives to itself and its subviews.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(self) }
    set {}
  }

  /// Does nothing: traits are always up to date.
  public func updateTraitsIfNeeded() {}
}

extension UIViewController: TraitOverriding {
  /// The traits that the controller gives to its view.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(self) }
    set {}
  }

  /// Does nothing: traits are always up to date.
  public func updateTraitsIfNeeded() {}
}
