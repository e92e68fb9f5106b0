extension Members {
  /// UIKit's view controllers.
  static let controllers = [
    Members(
      "UIViewController",
      """
      init(nibName:bundle:)
      init(coder:)
      nibName
      nibBundle
      storyboard: there are no storyboards
      performSegue(withIdentifier:sender:): there are no storyboards
      shouldPerformSegue(withIdentifier:sender:): there are no storyboards
      prepare(for:sender:): there are no storyboards
      canPerformUnwindSegueAction(_:from:sender:): there are no storyboards
      allowedChildrenForUnwinding(from:): there are no storyboards
      childContaining(_:): there are no storyboards
      unwind(for:towards:): there are no storyboards
      view
      viewIfLoaded
      isViewLoaded
      loadView()
      loadViewIfNeeded()
      viewDidLoad()
      title
      preferredContentSize
      viewWillAppear(_:)
      viewIsAppearing(_:)
      viewDidAppear(_:)
      viewWillDisappear(_:)
      viewDidDisappear(_:)
      isBeingPresented
      isBeingDismissed
      isMovingToParent
      isMovingFromParent
      viewWillLayoutSubviews()
      viewDidLayoutSubviews()
      updateViewConstraints(): there are no constraints
      addChild(_:)
      removeFromParent()
      parent
      children
      willMove(toParent:)
      didMove(toParent:)
      transition(from:to:duration:options:animations:completion:)
      shouldAutomaticallyForwardAppearanceMethods
      beginAppearanceTransition(_:animated:)
      endAppearanceTransition()
      overrideTraitCollection(forChild:): UIView.overrideUserInterfaceStyle is there
      setOverrideTraitCollection(_:forChild:): UIView.overrideUserInterfaceStyle is there
      traitCollection
      traitCollectionDidChange(_:)
      willTransition(to:with:): a canvas has one size
      viewWillTransition(to:with:): a canvas has one size
      size(forChildContentContainer:withParentContainerSize:): a canvas has one size
      preferredContentSizeDidChange(forChildContentContainer:): a canvas has one size
      systemLayoutFittingSizeDidChange(forChildContentContainer:): there are no constraints
      overrideUserInterfaceStyle
      modalPresentationStyle
      modalTransitionStyle
      isModalInPresentation
      definesPresentationContext
      providesPresentationContextTransitionStyle
      disablesAutomaticKeyboardDismissal
      show(_:sender:)
      showDetailViewController(_:sender:)
      targetViewController(forAction:sender:): selectors do not exist on Linux
      present(_:animated:completion:)
      dismiss(animated:completion:)
      presentedViewController
      presentingViewController
      transitioningDelegate: there are no custom transitions
      presentationController: there are no custom transitions
      popoverPresentationController: there are no custom transitions
      sheetPresentationController: there are no custom transitions
      activePresentationController: there are no custom transitions
      transitionCoordinator: there are no custom transitions
      preferredStatusBarStyle
      prefersStatusBarHidden
      preferredStatusBarUpdateAnimation
      modalPresentationCapturesStatusBarAppearance
      setNeedsStatusBarAppearanceUpdate()
      childForStatusBarStyle
      childForStatusBarHidden
      prefersHomeIndicatorAutoHidden
      setNeedsUpdateOfHomeIndicatorAutoHidden()
      childForHomeIndicatorAutoHidden
      preferredScreenEdgesDeferringSystemGestures
      setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      childForScreenEdgesDeferringSystemGestures
      prefersPointerLocked: there is no pointer
      childViewControllerForPointerLock: there is no pointer
      setNeedsUpdateOfPrefersPointerLocked(): there is no pointer
      edgesForExtendedLayout
      extendedLayoutIncludesOpaqueBars
      additionalSafeAreaInsets: the safe area is all of the canvas
      viewRespectsSystemMinimumLayoutMargins
      systemMinimumLayoutMargins
      viewSafeAreaInsetsDidChange()
      viewLayoutMarginsDidChange()
      shouldAutorotate
      supportedInterfaceOrientations
      preferredInterfaceOrientationForPresentation: a canvas is not turned
      setNeedsUpdateOfSupportedInterfaceOrientations(): a canvas is not turned
      isEditing
      setEditing(_:animated:)
      editButtonItem: there are no bars
      navigationItem: there are no bars
      navigationController: there are no bars
      tabBarItem: there are no bars
      tabBarController: there are no bars
      splitViewController: there are no bars
      toolbarItems: there are no bars
      setToolbarItems(_:animated:): there are no bars
      hidesBottomBarWhenPushed
      contentScrollView(for:): there are no bars
      setContentScrollView(_:for:): there are no bars
      didReceiveMemoryWarning()
      next
      addKeyCommand(_:): selectors do not exist on Linux
      removeKeyCommand(_:): selectors do not exist on Linux
      performsActionsWhilePresentingModally: selectors do not exist on Linux
      extensionContext: there are no app extensions
      restorationIdentifier: there is no state to restore
      restorationClass: there is no state to restore
      encodeRestorableState(with:): there is no state to restore
      decodeRestorableState(with:): there is no state to restore
      applicationFinishedRestoringState(): there is no state to restore
      """)
  ]
}
