/// The optional requirements of the system's protocols, which have default implementations in
/// Flipbook and are called directly.
enum SystemRequirements {
  /// Base names of such requirements. A property of the sources with the name takes precedence.
  private static let names: Set<String> = [
    "animationDidStart", "animationDidStop", "scrollViewDidScroll", "scrollViewDidZoom",
    "scrollViewWillBeginDragging", "scrollViewWillEndDragging", "scrollViewDidEndDragging",
    "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
    "scrollViewDidEndScrollingAnimation", "viewForZooming", "scrollViewWillBeginZooming",
    "scrollViewDidEndZooming", "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop",
    "scrollViewDidChangeAdjustedContentInset", "textFieldShouldBeginEditing",
    "textFieldDidBeginEditing", "textFieldShouldEndEditing", "textFieldDidEndEditing", "textField",
    "textFieldDidChangeSelection", "textFieldShouldClear", "textFieldShouldReturn",
    "textViewShouldBeginEditing", "textViewShouldEndEditing", "textViewDidBeginEditing",
    "textViewDidEndEditing", "textView", "textViewDidChange", "textViewDidChangeSelection",
    "application", "applicationDidBecomeActive", "applicationWillResignActive",
    "applicationDidEnterBackground", "applicationWillEnterForeground", "applicationWillTerminate",
    "display", "layerWillDraw", "layoutSublayers", "gestureRecognizer",
    "gestureRecognizerShouldBegin", "audioPlayerDidFinishPlaying", "audioPlayerDecodeErrorDidOccur",
    "tableView", "collectionView", "numberOfSections", "sectionIndexTitles", "indexTitles",
    "navigationController", "tabBarController", "tabBar", "searchBar",
    "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing", "searchBarShouldEndEditing",
    "searchBarTextDidEndEditing", "searchBarSearchButtonClicked", "searchBarCancelButtonClicked",
    "pickerView", "textStorage", "layoutManager", "layoutManagerDidInvalidateLayout",
    "mailComposeController", "textContentStorage", "textLayoutManager",
    "textViewportLayoutControllerDidLayout", "textViewportLayoutControllerWillLayout",
    "safariViewController", "safariViewControllerDidFinish", "productViewControllerDidFinish",
    "activityViewController", "adaptivePresentationStyle",
    "presentationControllerDidAttemptToDismiss", "presentationControllerDidDismiss",
    "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
    "alertViewShouldEnableFirstOtherButton", "alertViewCancel",
    "applicationDidReceiveMemoryWarning",
    "collisionBehavior", "colorPickerViewController", "colorPickerViewControllerDidFinish",
    "colorPickerViewControllerDidSelectColor", "dragInteraction", "dropInteraction",
    "dynamicAnimatorDidPause", "dynamicAnimatorWillResume", "fontPickerViewControllerDidCancel",
    "fontPickerViewControllerDidPickFont", "imagePickerController",
    "imagePickerControllerDidCancel", "navigationBar",
    "navigationControllerSupportedInterfaceOrientations",
    "navigationControllerPreferredInterfaceOrientationForPresentation", "presentationCount",
    "presentationIndex", "pageViewController",
    "pageViewControllerPreferredInterfaceOrientationForPresentation",
    "pageViewControllerSupportedInterfaceOrientations", "pencilInteraction",
    "pencilInteractionDidTap", "pointerInteraction", "popoverPresentationController",
    "popoverPresentationControllerDidDismissPopover",
    "popoverPresentationControllerShouldDismissPopover", "prepareForPopoverPresentation",
    "previewInteraction", "previewInteractionShouldBegin",
    "printInteractionControllerDidDismissPrinterOptions",
    "printInteractionControllerDidPresentPrinterOptions", "sceneDidBecomeActive",
    "sceneDidDisconnect", "sceneDidEnterBackground", "sceneWillEnterForeground",
    "sceneWillResignActive", "searchBarBookmarkButtonClicked", "searchBarResultsListButtonClicked",
    "didDismissSearchController", "didPresentSearchController", "presentSearchController",
    "willDismissSearchController", "willPresentSearchController",
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier", "splitViewController",
    "splitViewControllerDidCollapse", "splitViewControllerDidExpand",
    "splitViewControllerInteractivePresentationGestureDidEnd",
    "splitViewControllerInteractivePresentationGestureWillBegin", "textDraggableView",
    "userNotificationCenter", "webView", "indexPathForPreferredFocusedView",
    "collectionViewDidEndMultipleSelectionInteraction",
    "tableViewDidEndMultipleSelectionInteraction", "tabBarControllerSupportedInterfaceOrientations",
    "tabBarControllerPreferredInterfaceOrientationForPresentation", "animationEnded",
    "interruptibleAnimator", "addAnimations", "addCompletion", "continueAnimation",
    "interactionControllerForPresentation",
    "interactionControllerForDismissal", "contextMenuInteraction", "editMenuInteraction",
  ]

  /// The full names of requirements whose base names other members have, too.
  private static let fullNames: Set<String> = [
    "draw(_:in:)", "action(for:forKey:)", "presentationController(_:prepare:)",
    "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
    "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
    "presentationController(forPresented:presenting:source:)",
    "animationController(forPresented:presenting:source:)", "animationController(forDismissed:)",
    "alertView(_:clickedButtonAt:)", "alertView(_:didDismissWithButtonIndex:)",
    "alertView(_:willDismissWithButtonIndex:)", "position(for:)", "willPresent(_:)",
    "didPresent(_:)", "scene(_:willConnectTo:options:)",
    "accessibilityScrollStatus(for:)", "primaryViewController(forCollapsing:)",
    "primaryViewController(forExpanding:)", "targetDisplayModeForAction(in:)",
  ]

  /// What the names of protocols with such requirements end with.
  private static let suffixes = [
    "Delegate", "DataSource", "Transitioning", "Prefetching", "ActivityItemSource",
  ]

  /// Returns whether a type has such requirements: a protocol of delegates, data sources or
  /// transitions, or one of UIKit's classes that conform to them.
  static func isDeclared(by type: String) -> Bool {
    let name = type.prefix { $0 != "<" }
    return suffixes.contains(where: name.hasSuffix)
      || name == "UITableViewController" || name == "UICollectionViewController"
  }

  /// Returns whether a protocol has a requirement with a base name and labels.
  static func contains(_ name: String, _ labels: [String]) -> Bool {
    names.contains(name) || fullNames.contains("\(name)(\(labels.map { $0 + ":" }.joined()))")
  }
}
