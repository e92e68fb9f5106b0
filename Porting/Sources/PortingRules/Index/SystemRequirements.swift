/// The optional requirements of the system's protocols, which have default implementations in
/// Flipbook and are called directly.
enum SystemRequirements {
  private static let names: Set<String> = [
    "animationDidStart", "animationDidStop", "scrollViewDidScroll", "scrollViewDidZoom",
    "scrollViewWillBeginDragging", "scrollViewWillEndDragging", "scrollViewDidEndDragging",
    "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
    "scrollViewDidEndScrollingAnimation", "viewForZooming", "scrollViewWillBeginZooming",
    "scrollViewDidEndZooming", "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop",
    "scrollViewDidChangeAdjustedContentInset", "textFieldShouldBeginEditing",
    "textFieldDidBeginEditing", "textFieldShouldEndEditing", "textFieldDidEndEditing",
    "textField", "textFieldDidChangeSelection", "textFieldShouldClear", "textFieldShouldReturn",
    "textViewShouldBeginEditing", "textViewShouldEndEditing", "textViewDidBeginEditing",
    "textViewDidEndEditing", "textView", "textViewDidChange", "textViewDidChangeSelection",
    "application", "applicationDidBecomeActive", "applicationWillResignActive",
    "applicationDidEnterBackground", "applicationWillEnterForeground", "applicationWillTerminate",
    "display", "layerWillDraw", "layoutSublayers", "gestureRecognizer",
    "gestureRecognizerShouldBegin", "audioPlayerDidFinishPlaying",
    "audioPlayerDecodeErrorDidOccur", "tableView", "collectionView", "numberOfSections",
    "sectionIndexTitles", "indexTitles", "navigationController", "tabBarController", "tabBar",
    "searchBar", "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing",
    "searchBarShouldEndEditing", "searchBarTextDidEndEditing", "searchBarSearchButtonClicked",
    "searchBarCancelButtonClicked", "pickerView", "textStorage", "layoutManager",
    "layoutManagerDidInvalidateLayout",
  ]

  /// Returns whether a type has such requirements: a protocol of delegates or data sources, or one of
  /// UIKit's classes that conform to them.
  static func isDeclared(by type: String) -> Bool {
    let name = type.prefix { $0 != "<" }
    return name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
      || name == "UITableViewController" || name == "UICollectionViewController"
  }

  /// Returns whether a protocol has a requirement with a base name.
  static func contains(_ name: String) -> Bool { names.contains(name) }
}
