import Views

/// An item of an edit menu.
struct EditMenuItem {
  /// What a tap does.
  enum Effect {
    case perform(() -> Void)
    /// Shows other items in the menu's place.
    case open([EditMenuItem])
  }

  let title: String
  var image: UIImage?
  var attributes: UIMenuElement.Attributes = []
  let effect: Effect

  /// Returns the items of a menu; `perform` is called for a tapped element.
  static func items(
    of menu: UIMenu, perform: @escaping (UIMenuElement) -> Void
  ) -> [EditMenuItem] {
    MenuSection.sections(of: menu).flatMap(\.elements).map { element in
      let effect: Effect =
        (element as? UIMenu).map { .open(items(of: $0, perform: perform)) }
        ?? .perform { perform(element) }
      return EditMenuItem(
        title: element.title, image: element.image, attributes: element.menuAttributes,
        effect: effect)
    }
  }
}
