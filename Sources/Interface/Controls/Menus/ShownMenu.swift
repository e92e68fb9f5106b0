package import Foundation
package import Views

/// The menu that is shown above a window, as a user sees it.
package struct ShownMenu {
  private let overlay: MenuOverlay

  /// Finds the menu above a window; nil if none is shown.
  package init?(above window: UIWindow) {
    let overlays = window.subviews.compactMap { $0 as? MenuOverlay }
    guard let overlay = overlays.last(where: \.isUserInteractionEnabled) else { return nil }
    self.overlay = overlay
  }

  private var rows: [MenuRow] { overlay.cards.last?.rows ?? [] }

  /// The titles of the elements, or of the innermost submenu's.
  package var titles: [String] { rows.map(\.element.title) }

  /// Returns the middle of the element with a title, in the window's coordinates; nil if there is none.
  package func middle(of title: String) -> CGPoint? {
    rows.first { $0.element.title == title }.map { row in
      row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: overlay.window)
    }
  }
}
