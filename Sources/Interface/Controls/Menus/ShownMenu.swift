package import Foundation
package import Views

/// The menu or the edit menu that is shown above a window, as a user sees it.
package struct ShownMenu {
  /// The titles of the elements, or of the innermost submenu's.
  package let titles: [String]
  private let find: (String) -> CGPoint?

  /// Finds the menu above a window; nil if none is shown.
  package init?(above window: UIWindow) {
    let shown = window.subviews.last {
      $0.isUserInteractionEnabled && ($0 is MenuOverlay || $0 is EditMenuBar)
    }
    if let bar = shown as? EditMenuBar {
      titles = bar.titles
      find = { title in bar.middle(of: title).map { bar.convert($0, to: window) } }
    } else if let card = (shown as? MenuOverlay)?.cards.last {
      titles = card.rows.map(\.element.title)
      find = { title in
        card.rows.first { $0.element.title == title }.map { row in
          row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: window)
        }
      }
    } else {
      return nil
    }
  }

  /// Returns the middle of the element with a title, in the window's coordinates; nil if there is none.
  package func middle(of title: String) -> CGPoint? { find(title) }
}
