import Views

/// The elements of a menu between two bars.
struct MenuSection {
  /// How the elements are arranged.
  enum Arrangement: Equatable {
    case rows
    /// Several side by side, with or without titles.
    case cells(perRow: Int, titled: Bool)
  }

  /// The title above the elements; empty for none.
  let title: String
  /// The menu that contains the elements.
  let menu: UIMenu
  let arrangement: Arrangement
  var elements: [UIMenuElement]

  /// Returns the sections of a menu: one for each menu that is displayed inline, and one for all
  /// elements between two of them.
  static func sections(of menu: UIMenu, titled: Bool = false) -> [MenuSection] {
    var sections: [MenuSection] = []
    var isOpen = false
    let title = titled ? menu.title : ""
    for element in menu.children.flatMap(\.shownElements) {
      if let inner = element as? UIMenu, inner.isInline {
        sections += Self.sections(of: inner, titled: true)
        isOpen = false
      } else if isOpen {
        sections[sections.count - 1].elements.append(element)
      } else {
        sections.append(
          MenuSection(
            title: sections.isEmpty ? title : "", menu: menu, arrangement: menu.arrangement,
            elements: [element]))
        isOpen = true
      }
    }
    return sections
  }

  /// The section with its rows in the opposite order.
  var reversed: MenuSection {
    var section = self
    if arrangement == .rows { section.elements.reverse() }
    return section
  }
}

extension UIMenu {
  fileprivate var isInline: Bool {
    options.contains(.displayInline) || options.contains(.displayAsPalette)
  }

  fileprivate var arrangement: MenuSection.Arrangement {
    if options.contains(.displayAsPalette) { return .cells(perRow: 5, titled: false) }
    return switch preferredElementSize {
    case .small: .cells(perRow: 4, titled: false)
    case .medium: .cells(perRow: 3, titled: true)
    case .large, .automatic: .rows
    }
  }

  /// The deferred elements of the menu and of those that are displayed inline.
  var deferredElements: [UIDeferredMenuElement] {
    children.flatMap { child -> [UIDeferredMenuElement] in
      if let deferred = child as? UIDeferredMenuElement { return [deferred] }
      guard let menu = child as? UIMenu, menu.isInline else { return [] }
      return menu.deferredElements
    }
  }
}

extension UIMenuElement {
  /// The elements that are shown for this one: none if it is hidden, and for a deferred one those that it
  /// has created, or one that tells that they are being created.
  fileprivate var shownElements: [UIMenuElement] {
    if menuAttributes.contains(.hidden) { return [] }
    guard let deferred = self as? UIDeferredMenuElement else { return [self] }
    guard let elements = deferred.elements else {
      return [UIAction(title: "Loading…", identifier: .loading, attributes: .disabled) { _ in }]
    }
    return elements.flatMap(\.shownElements)
  }

  /// The style in a menu.
  var menuAttributes: Attributes {
    switch self {
    case let action as UIAction: action.attributes
    case let command as UICommand: command.attributes
    case let menu as UIMenu: menu.options.contains(.destructive) ? .destructive : []
    default: []
    }
  }
}

extension UIAction.Identifier {
  /// That of the element that is shown until others have been created.
  static let loading = UIAction.Identifier("flipbook.loading")
}
