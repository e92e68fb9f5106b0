extension Members {
  /// Classes of lists and containers that apps subclass.
  static let listsAndContainers = [
    Members(
      "UITableViewCell",
      """
      reuseIdentifier
      prepareForReuse()
      contentView
      textLabel
      detailTextLabel
      imageView
      contentConfiguration
      updateConfiguration(using:)
      configurationState
      setNeedsUpdateConfiguration()
      configurationUpdateHandler
      automaticallyUpdatesContentConfiguration
      defaultContentConfiguration()
      backgroundView
      selectedBackgroundView
      multipleSelectionBackgroundView
      selectionStyle
      isSelected
      isHighlighted
      setSelected(_:animated:)
      setHighlighted(_:animated:)
      accessoryType
      accessoryView
      editingAccessoryType
      editingAccessoryView
      indentationLevel
      indentationWidth
      separatorInset
      isEditing
      setEditing(_:animated:)
      editingStyle
      shouldIndentWhileEditing
      showsReorderControl
      showingDeleteConfirmation
      willTransition(to:)
      didTransition(to:)
      dragStateDidChange(_:): drag and drop isn't supported
      userInteractionEnabledWhileDragging: drag and drop isn't supported
      focusStyle: focus isn't supported
      """),
    Members(
      "UICollectionViewCell",
      """
      contentView
      contentConfiguration
      defaultContentConfiguration()
      backgroundConfiguration
      automaticallyUpdatesBackgroundConfiguration
      backgroundView
      selectedBackgroundView
      isSelected
      isHighlighted
      configurationState
      setNeedsUpdateConfiguration()
      updateConfiguration(using:)
      configurationUpdateHandler
      automaticallyUpdatesContentConfiguration
      dragStateDidChange(_:): drag and drop isn't supported
      """),
    Members(
      "UICollectionReusableView",
      """
      reuseIdentifier
      prepareForReuse()
      apply(_:)
      willTransition(from:to:)
      didTransition(from:to:)
      preferredLayoutAttributesFitting(_:)
      """),
    Members(
      "UICollectionViewLayout",
      """
      collectionView
      class layoutAttributesClass
      class invalidationContextClass
      prepare()
      collectionViewContentSize
      layoutAttributesForElements(in:)
      layoutAttributesForItem(at:)
      layoutAttributesForSupplementaryView(ofKind:at:)
      layoutAttributesForDecorationView(ofKind:at:)
      register(_:forDecorationViewOfKind:)
      invalidateLayout()
      invalidateLayout(with:)
      shouldInvalidateLayout(forBoundsChange:)
      invalidationContext(forBoundsChange:)
      shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)
      invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)
      targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
      targetContentOffset(forProposedContentOffset:)
      prepare(forCollectionViewUpdates:)
      finalizeCollectionViewUpdates()
      prepare(forAnimatedBoundsChange:)
      finalizeAnimatedBoundsChange()
      prepareForTransition(to:)
      prepareForTransition(from:)
      finalizeLayoutTransition()
      initialLayoutAttributesForAppearingItem(at:)
      finalLayoutAttributesForDisappearingItem(at:)
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)
      initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)
      finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)
      developmentLayoutDirection
      flipsHorizontallyInOppositeLayoutDirection
      targetIndexPath(forInteractivelyMovingItem:withPosition:): rows can't be reordered
      layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:): rows can't be reordered
      invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:): rows can't be reordered
      invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:): rows can't be reordered
      """),
    Members(
      "UICollectionViewFlowLayout",
      """
      scrollDirection
      minimumLineSpacing
      minimumInteritemSpacing
      itemSize
      estimatedItemSize
      sectionInset
      headerReferenceSize
      footerReferenceSize
      sectionHeadersPinToVisibleBounds
      sectionFootersPinToVisibleBounds
      sectionInsetReference
      """),
    Members(
      "UINavigationController",
      """
      delegate
      viewControllers
      topViewController
      visibleViewController
      setViewControllers(_:animated:)
      pushViewController(_:animated:)
      popViewController(animated:)
      popToViewController(_:animated:)
      popToRootViewController(animated:)
      navigationBar
      isNavigationBarHidden
      setNavigationBarHidden(_:animated:)
      toolbar
      isToolbarHidden
      setToolbarHidden(_:animated:)
      interactivePopGestureRecognizer
      hidesBarsOnTap
      hidesBarsOnSwipe
      hidesBarsWhenKeyboardAppears
      hidesBarsWhenVerticallyCompact
      barHideOnSwipeGestureRecognizer: bars stay
      barHideOnTapGestureRecognizer: bars stay
      """),
    Members(
      "UITabBarController",
      """
      delegate
      viewControllers
      setViewControllers(_:animated:)
      selectedIndex
      selectedViewController
      customizableViewControllers
      tabBar
      isTabBarHidden
      setTabBarHidden(_:animated:)
      tabBar(_:didSelect:)
      moreNavigationController: all tabs are shown
      tabs: iPads only
      selectedTab: iPads only
      sidebar: iPads only
      mode: iPads only
      """),
  ]
}
