/// The methods of a protocol of UIKit or Core Animation, by their names in Objective-C.
///
/// The program knows the methods that a class of rewritten sources registers, but not those that a
/// protocol requires: this table has those of the delegates and data sources that code asks about.
struct ProtocolMethods {
  let inherited: [String]
  let required: Set<String>
  let optional: Set<String>

  init(inherited: [String] = [], required: Set<String> = [], optional: Set<String> = []) {
    self.inherited = inherited
    self.required = required
    self.optional = optional
  }

  /// Returns whether a protocol, or one from which it inherits, has a method of this kind.
  static func contains(_ selector: String, in name: String, isRequired: Bool) -> Bool {
    guard let methods = all[name] else { return false }
    return (isRequired ? methods.required : methods.optional).contains(selector)
      || methods.inherited.contains { contains(selector, in: $0, isRequired: isRequired) }
  }

  private static let all: [String: ProtocolMethods] = [
    "CAAnimationDelegate": ProtocolMethods(
      optional: [
        "animationDidStart:",
        "animationDidStop:finished:",
      ]),
    "CALayerDelegate": ProtocolMethods(
      optional: [
        "actionFor:forKey:",
        "layoutSublayersOf:",
        "display:",
        "layerWillDraw:",
        "draw:in:",
      ]),
    "UIAdaptivePresentationControllerDelegate": ProtocolMethods(
      optional: [
        "adaptivePresentationStyleFor:",
        "adaptivePresentationStyleFor:traitCollection:",
        "presentationController:prepare:",
        "presentationController:viewControllerForAdaptivePresentationStyle:",
        "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:",
        "presentationControllerShouldDismiss:",
        "presentationControllerWillDismiss:",
        "presentationControllerDidDismiss:",
        "presentationControllerDidAttemptToDismiss:",
      ]),
    "UICollectionViewDataSource": ProtocolMethods(
      required: ["collectionView:numberOfItemsInSection:", "collectionView:cellForItemAt:"],
      optional: [
        "numberOfSectionsIn:",
        "collectionView:viewForSupplementaryElementOfKind:at:",
        "collectionView:canMoveItemAt:",
        "collectionView:moveItemAt:to:",
      ]),
    "UICollectionViewDelegate": ProtocolMethods(
      inherited: ["UIScrollViewDelegate"],
      optional: [
        "collectionView:shouldHighlightItemAt:",
        "collectionView:didHighlightItemAt:",
        "collectionView:didUnhighlightItemAt:",
        "collectionView:shouldSelectItemAt:",
        "collectionView:shouldDeselectItemAt:",
        "collectionView:didSelectItemAt:",
        "collectionView:didDeselectItemAt:",
        "collectionView:willDisplay:forItemAt:",
        "collectionView:willDisplaySupplementaryView:forElementKind:at:",
        "collectionView:didEndDisplaying:forItemAt:",
        "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at:",
        "collectionView:targetContentOffsetForProposedContentOffset:",
        "collectionView:transitionLayoutForOldLayout:newLayout:",
        "collectionView:targetIndexPathForMoveFromItemAt:toProposedIndexPath:",
      ]),
    "UICollectionViewDelegateFlowLayout": ProtocolMethods(
      inherited: ["UICollectionViewDelegate"],
      optional: [
        "collectionView:layout:sizeForItemAt:",
        "collectionView:layout:insetForSectionAt:",
        "collectionView:layout:minimumLineSpacingForSectionAt:",
        "collectionView:layout:minimumInteritemSpacingForSectionAt:",
        "collectionView:layout:referenceSizeForHeaderInSection:",
        "collectionView:layout:referenceSizeForFooterInSection:",
      ]),
    "UICollisionBehaviorDelegate": ProtocolMethods(
      optional: [
        "collisionBehavior:beganContactFor:with:at:",
        "collisionBehavior:endedContactFor:with:",
        "collisionBehavior:beganContactFor:withBoundaryIdentifier:at:",
        "collisionBehavior:endedContactFor:withBoundaryIdentifier:",
      ]),
    "UIDynamicAnimatorDelegate": ProtocolMethods(
      optional: [
        "dynamicAnimatorWillResume:",
        "dynamicAnimatorDidPause:",
      ]),
    "UIGestureRecognizerDelegate": ProtocolMethods(
      optional: [
        "gestureRecognizerShouldBegin:",
        "gestureRecognizer:shouldRecognizeSimultaneouslyWith:",
        "gestureRecognizer:shouldRequireFailureOf:",
        "gestureRecognizer:shouldBeRequiredToFailBy:",
        "gestureRecognizer:shouldReceive:",
      ]),
    "UINavigationBarDelegate": ProtocolMethods(
      optional: [
        "navigationBar:shouldPush:",
        "navigationBar:didPush:",
        "navigationBar:shouldPop:",
        "navigationBar:didPop:",
      ]),
    "UINavigationControllerDelegate": ProtocolMethods(
      optional: [
        "navigationController:willShow:animated:",
        "navigationController:didShow:animated:",
        "navigationController:animationControllerFor:from:to:",
        "navigationController:interactionControllerFor:",
        "navigationControllerSupportedInterfaceOrientations:",
        "navigationControllerPreferredInterfaceOrientationForPresentation:",
      ]),
    "UIPageViewControllerDataSource": ProtocolMethods(
      required: [
        "pageViewController:viewControllerBefore:", "pageViewController:viewControllerAfter:",
      ],
      optional: [
        "presentationCountFor:",
        "presentationIndexFor:",
      ]),
    "UIPageViewControllerDelegate": ProtocolMethods(
      optional: [
        "pageViewController:willTransitionTo:",
        "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:",
        "pageViewController:spineLocationFor:",
        "pageViewControllerSupportedInterfaceOrientations:",
        "pageViewControllerPreferredInterfaceOrientationForPresentation:",
      ]),
    "UIPickerViewDataSource": ProtocolMethods(
      required: ["numberOfComponentsIn:", "pickerView:numberOfRowsInComponent:"]),
    "UIPickerViewDelegate": ProtocolMethods(
      optional: [
        "pickerView:widthForComponent:",
        "pickerView:rowHeightForComponent:",
        "pickerView:titleForRow:forComponent:",
        "pickerView:attributedTitleForRow:forComponent:",
        "pickerView:viewForRow:forComponent:reusing:",
        "pickerView:didSelectRow:inComponent:",
      ]),
    "UIScrollViewDelegate": ProtocolMethods(
      optional: [
        "scrollViewDidScroll:",
        "scrollViewDidZoom:",
        "scrollViewWillBeginDragging:",
        "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
        "scrollViewDidEndDragging:willDecelerate:",
        "scrollViewWillBeginDecelerating:",
        "scrollViewDidEndDecelerating:",
        "scrollViewDidEndScrollingAnimation:",
        "viewForZoomingIn:",
        "scrollViewWillBeginZooming:with:",
        "scrollViewDidEndZooming:with:atScale:",
        "scrollViewDidChangeAdjustedContentInset:",
        "scrollViewShouldScrollToTop:",
        "scrollViewDidScrollToTop:",
      ]),
    "UISearchBarDelegate": ProtocolMethods(
      optional: [
        "searchBarShouldBeginEditing:",
        "searchBarTextDidBeginEditing:",
        "searchBarShouldEndEditing:",
        "searchBarTextDidEndEditing:",
        "searchBar:textDidChange:",
        "searchBar:shouldChangeTextIn:replacementText:",
        "searchBarSearchButtonClicked:",
        "searchBarCancelButtonClicked:",
        "searchBarBookmarkButtonClicked:",
        "searchBarResultsListButtonClicked:",
        "searchBar:selectedScopeButtonIndexDidChange:",
      ]),
    "UITabBarControllerDelegate": ProtocolMethods(
      optional: [
        "tabBarController:shouldSelect:",
        "tabBarController:didSelect:",
        "tabBarController:shouldSelectTab:",
        "tabBarController:didSelectTab:previousTab:",
        "tabBarController:animationControllerForTransitionFrom:to:",
        "tabBarController:interactionControllerFor:",
        "tabBarController:willBeginCustomizing:",
        "tabBarController:willEndCustomizing:changed:",
        "tabBarController:didEndCustomizing:changed:",
        "tabBarControllerSupportedInterfaceOrientations:",
        "tabBarControllerPreferredInterfaceOrientationForPresentation:",
      ]),
    "UITabBarDelegate": ProtocolMethods(
      optional: [
        "tabBar:didSelect:",
        "tabBar:willBeginCustomizing:",
        "tabBar:didBeginCustomizing:",
        "tabBar:willEndCustomizing:changed:",
        "tabBar:didEndCustomizing:changed:",
      ]),
    "UITableViewDataSource": ProtocolMethods(
      required: ["tableView:numberOfRowsInSection:", "tableView:cellForRowAt:"],
      optional: [
        "numberOfSectionsIn:",
        "tableView:titleForHeaderInSection:",
        "tableView:titleForFooterInSection:",
        "tableView:canEditRowAt:",
        "tableView:canMoveRowAt:",
        "sectionIndexTitlesFor:",
        "tableView:sectionForSectionIndexTitle:at:",
        "tableView:commit:forRowAt:",
        "tableView:moveRowAt:to:",
      ]),
    "UITableViewDelegate": ProtocolMethods(
      inherited: ["UIScrollViewDelegate"],
      optional: [
        "tableView:willDisplay:forRowAt:",
        "tableView:didEndDisplaying:forRowAt:",
        "tableView:willDisplayHeaderView:forSection:",
        "tableView:willDisplayFooterView:forSection:",
        "tableView:didEndDisplayingHeaderView:forSection:",
        "tableView:didEndDisplayingFooterView:forSection:",
        "tableView:heightForRowAt:",
        "tableView:heightForHeaderInSection:",
        "tableView:heightForFooterInSection:",
        "tableView:estimatedHeightForRowAt:",
        "tableView:estimatedHeightForHeaderInSection:",
        "tableView:estimatedHeightForFooterInSection:",
        "tableView:viewForHeaderInSection:",
        "tableView:viewForFooterInSection:",
        "tableView:accessoryButtonTappedForRowWith:",
        "tableView:shouldHighlightRowAt:",
        "tableView:didHighlightRowAt:",
        "tableView:didUnhighlightRowAt:",
        "tableView:willSelectRowAt:",
        "tableView:willDeselectRowAt:",
        "tableView:didSelectRowAt:",
        "tableView:didDeselectRowAt:",
        "tableView:editingStyleForRowAt:",
        "tableView:leadingSwipeActionsConfigurationForRowAt:",
        "tableView:trailingSwipeActionsConfigurationForRowAt:",
        "tableView:editActionsForRowAt:",
        "tableView:titleForDeleteConfirmationButtonForRowAt:",
        "tableView:shouldIndentWhileEditingRowAt:",
        "tableView:willBeginEditingRowAt:",
        "tableView:didEndEditingRowAt:",
        "tableView:targetIndexPathForMoveFromRowAt:toProposedIndexPath:",
        "tableView:indentationLevelForRowAt:",
      ]),
    "UITextFieldDelegate": ProtocolMethods(
      optional: [
        "textFieldShouldBeginEditing:",
        "textFieldDidBeginEditing:",
        "textFieldShouldEndEditing:",
        "textFieldDidEndEditing:",
        "textFieldDidEndEditing:reason:",
        "textField:shouldChangeCharactersIn:replacementString:",
        "textFieldDidChangeSelection:",
        "textFieldShouldClear:",
        "textFieldShouldReturn:",
      ]),
    "UITextViewDelegate": ProtocolMethods(
      inherited: ["UIScrollViewDelegate"],
      optional: [
        "textViewShouldBeginEditing:",
        "textViewShouldEndEditing:",
        "textViewDidBeginEditing:",
        "textViewDidEndEditing:",
        "textView:shouldChangeTextIn:replacementText:",
        "textViewDidChange:",
        "textViewDidChangeSelection:",
        "textView:shouldInteractWith:in:interaction:",
      ]),
    "UIViewControllerTransitioningDelegate": ProtocolMethods(
      optional: [
        "animationControllerForPresented:presenting:source:",
        "animationControllerForDismissed:",
        "interactionControllerForPresentationUsing:",
        "interactionControllerForDismissalUsing:",
        "presentationControllerForPresented:presenting:source:",
      ]),
  ]
}
