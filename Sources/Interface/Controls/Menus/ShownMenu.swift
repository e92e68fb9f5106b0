package import Foundation
package import Views

/// The menu or the edit menu that is shown above a window, as a user sees it.
package struct ShownMenu {
  /// An element of the menu.
  package struct Element {
    package let title: String
    /// Whether it can be chosen.
    package let isEnabled: Bool
    /// Makes the element visible, and returns its middle in the window's coordinates.
    fileprivate let show: () -> CGPoint
  }

  /// The elements, or those of the innermost submenu.
  package let elements: [Element]

  /// Finds the menu above a window, or above one of the app's windows in it; nil if none is shown.
  package init?(above window: UIWindow) {
    let windows = [window] + window.subviews.compactMap { $0 as? UIWindow }
    let shown = windows.reversed().lazy.flatMap { $0.subviews.reversed() }.first {
      $0.isUserInteractionEnabled && ($0 is MenuOverlay || $0 is EditMenuBar)
    }
    if let bar = shown as? EditMenuBar {
      elements = bar.items.map { item in
        Element(title: item.title, isEnabled: !item.attributes.contains(.disabled)) {
          bar.convert(bar.middle(of: item.title) ?? .zero, to: window)
        }
      }
    } else if let card = (shown as? MenuOverlay)?.cards.last {
      elements = card.rows.map { row in
        Element(title: row.element.title, isEnabled: row.isEnabled) {
          card.scroll(to: row)
          return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: window)
        }
      }
    } else {
      return nil
    }
  }

  /// The titles of the elements.
  package var titles: [String] { elements.map(\.title) }

  /// Returns the element with a title; nil if there is none.
  package func element(_ title: String) -> Element? { elements.first { $0.title == title } }

  /// Scrolls to the element with a title, and returns its middle in the window's coordinates; nil if there
  /// is none.
  package func middle(of title: String) -> CGPoint? { element(title)?.show() }
}
