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
    "searchBarCancelButtonClicked", "searchBarBookmarkButtonClicked",
    "searchBarResultsListButtonClicked", "pickerView", "textStorage", "layoutManager",
    "layoutManagerDidInvalidateLayout", "applicationDidReceiveMemoryWarning",
    "sceneDidBecomeActive", "sceneDidDisconnect", "sceneDidEnterBackground",
    "sceneWillEnterForeground", "sceneWillResignActive",
    // Transitions and presentations
    "animationController", "interactionControllerForPresentation",
    "interactionControllerForDismissal", "presentationController", "animationEnded",
    "interruptibleAnimator", "addAnimations", "addCompletion", "continueAnimation",
    "adaptivePresentationStyle", "presentationControllerDidAttemptToDismiss",
    "presentationControllerDidDismiss", "presentationControllerShouldDismiss",
    "presentationControllerWillDismiss", "popoverPresentationController",
    "popoverPresentationControllerDidDismissPopover",
    "popoverPresentationControllerShouldDismissPopover", "prepareForPopoverPresentation",
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier",
    // Containers
    "pageViewController", "presentationCount", "presentationIndex",
    "pageViewControllerSupportedInterfaceOrientations",
    "pageViewControllerPreferredInterfaceOrientationForPresentation",
    "navigationControllerSupportedInterfaceOrientations",
    "navigationControllerPreferredInterfaceOrientationForPresentation",
    "tabBarControllerSupportedInterfaceOrientations",
    "tabBarControllerPreferredInterfaceOrientationForPresentation", "navigationBar",
    "splitViewController", "splitViewControllerDidCollapse", "splitViewControllerDidExpand",
    "didDismissSearchController", "didPresentSearchController", "presentSearchController",
    "willDismissSearchController", "willPresentSearchController",
    // Pickers, sheets and pages of the system
    "imagePickerController", "imagePickerControllerDidCancel", "colorPickerViewController",
    "colorPickerViewControllerDidFinish", "colorPickerViewControllerDidSelectColor",
    "fontPickerViewControllerDidCancel", "fontPickerViewControllerDidPickFont",
    "safariViewController", "safariViewControllerDidFinish", "mailComposeController",
    "productViewControllerDidFinish", "webView", "userNotificationCenter",
    // Interactions and dynamics
    "contextMenuInteraction", "dragInteraction", "dropInteraction", "pointerInteraction",
    "pencilInteraction", "pencilInteractionDidTap", "previewInteraction",
    "previewInteractionShouldBegin", "collisionBehavior", "dynamicAnimatorDidPause",
    "dynamicAnimatorWillResume",
  ]

  /// Names that closures of the sources often have, too: they are requirements of delegates only.
  private static let namesOfDelegates: Set<String> = ["draw", "action", "position", "scene"]

  /// Returns whether a type has such requirements: a protocol of delegates or data sources, or one of
  /// UIKit's classes that conform to them.
  static func isDeclared(by type: String) -> Bool {
    let name = type.prefix { $0 != "<" }
    return name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
      || name == "UITableViewController" || name == "UICollectionViewController"
  }

  /// Returns whether a protocol has a requirement with a base name.
  static func contains(_ name: String) -> Bool { names.contains(name) }

  /// Returns whether a call can be that of a requirement with a base name. `base` is the variable on which it is
  /// called, such as `delegate`; nil if that isn't a variable.
  static func contains(_ name: String, calledOn base: String?) -> Bool {
    names.contains(name)
      || namesOfDelegates.contains(name) && base?.lowercased().hasSuffix("delegate") == true
  }
}
