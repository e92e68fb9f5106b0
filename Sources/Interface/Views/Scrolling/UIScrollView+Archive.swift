import Foundation
import Layers

extension UIScrollView {
  /// What archives contain beside what the superclass encodes.
  static var scrollProperties: [ArchivedProperty<UIScrollView>] {
    [
      ArchivedProperty("contentSize", \.contentSize),
      ArchivedProperty("contentInset", \.contentInset),
      ArchivedProperty("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior),
      ArchivedProperty("scrollEnabled", \.isScrollEnabled),
      ArchivedProperty("pagingEnabled", \.isPagingEnabled), ArchivedProperty("bounces", \.bounces),
      ArchivedProperty("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
      ArchivedProperty("alwaysBounceVertical", \.alwaysBounceVertical),
      ArchivedProperty("directionalLockEnabled", \.isDirectionalLockEnabled),
      ArchivedProperty("decelerationRate", \.decelerationRate),
      ArchivedProperty("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
      ArchivedProperty("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
      ArchivedProperty("indicatorStyle", \.indicatorStyle),
      ArchivedProperty("minimumZoomScale", \.minimumZoomScale),
      ArchivedProperty("maximumZoomScale", \.maximumZoomScale),
      ArchivedProperty("bouncesZoom", \.bouncesZoom),
    ]
  }
}
