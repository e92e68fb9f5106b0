import Foundation
import Layers
import Views

extension UIPageControl {
  /// What archives contain beside what the superclass encodes.
  static var pageProperties: [ArchivedProperty<UIPageControl>] {
    [
      ArchivedProperty("numberOfPages", \.numberOfPages),
      ArchivedProperty("currentPage", \.currentPage),
      ArchivedProperty("hidesForSinglePage", \.hidesForSinglePage),
      ArchivedProperty("pageIndicatorTintColor", \.pageIndicatorTintColor),
      ArchivedProperty("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
      ArchivedProperty("preferredIndicatorImage", \.preferredIndicatorImage),
      ArchivedProperty("preferredCurrentPageIndicatorImage", \.preferredCurrentPageIndicatorImage),
      ArchivedProperty("backgroundStyle", \.backgroundStyle),
    ]
  }
}
