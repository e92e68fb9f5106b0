import Controls
import Foundation
import Layers
import Views

// The search bar of an item, below the buttons and the large title. Scrolling hides it before the title.
// During a search it takes the place of the whole bar.
extension UINavigationItem {
  /// Whether a search hides the buttons and the titles.
  var replacesBar: Bool {
    searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
  }

  /// The height of the search bar that scrolling can hide.
  var hiddenSearchLimit: CGFloat {
    searchController != nil && hidesSearchBarWhenScrolling ? UISearchBar.embeddedHeight : 0
  }

  /// The height of the search bar that scrolling hasn't hidden.
  var shownSearchHeight: CGFloat {
    guard let searchController else { return 0 }
    if searchController.isActive || !hidesSearchBarWhenScrolling {
      return UISearchBar.embeddedHeight
    }
    return UISearchBar.embeddedHeight - min(hiddenHeight, hiddenSearchLimit)
  }

  /// The height of the large title that scrolling has hidden.
  var hiddenTitleHeight: CGFloat { max(hiddenHeight - hiddenSearchLimit, 0) }
}
