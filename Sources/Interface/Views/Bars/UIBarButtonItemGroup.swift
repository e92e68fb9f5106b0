public import Foundation

/// Buttons of a bar that belong together.
open class UIBarButtonItemGroup: NSObject {
  /// The buttons, from the leading edge.
  open var barButtonItems: [UIBarButtonItem]

  /// The button that takes the place of all where there is little space. Groups aren't collapsed here.
  open var representativeItem: UIBarButtonItem?

  /// Whether `representativeItem` is shown: false.
  open var isDisplayingRepresentativeItem: Bool { false }

  /// Whether the group stays in its place where there is little space; stored.
  open var alwaysAvailable = false

  /// Whether the group is hidden; stored.
  open var isHidden = false

  /// Creates a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
  }

  /// Creates a group; archives aren't supported.
  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  /// Creates a group that can't be moved to another place.
  public static func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Creates a group that can be moved to another place.
  public static func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    fixedGroup(representativeItem: representativeItem, items: items)
  }

  /// Creates a group that can be removed.
  public static func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    fixedGroup(representativeItem: representativeItem, items: items)
  }
}

extension UIBarButtonItem {
  /// Returns a group of this button alone that can't be moved to another place.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// Returns a group of this button alone that can be moved to another place.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .fixedGroup(items: [self])
  }
}

/// The bar above a keyboard, with suggestions and shortcuts. It isn't shown, so the values are only stored.
open class UITextInputAssistantItem: NSObject {
  /// Whether the user can hide the shortcuts; true by default.
  open var allowsHidingShortcuts = true
  /// The buttons before the suggestions.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The buttons after the suggestions.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
