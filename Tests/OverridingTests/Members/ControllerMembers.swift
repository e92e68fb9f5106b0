extension Members {
  /// UIKit's view controllers, and the objects that present them.
  static let controllers = [
    Members(
      "UIViewController",
      """
      init(nibName:bundle:)
      init(coder:)
      encode(with:)
      nibName
      nibBundle
      storyboard: storyboards aren't supported
      performSegue(withIdentifier:sender:): storyboards aren't supported
      shouldPerformSegue(withIdentifier:sender:): storyboards aren't supported
      prepare(for:sender:): storyboards aren't supported
      canPerformUnwindSegueAction(_:from:sender:): storyboards aren't supported
      allowedChildrenForUnwinding(from:): storyboards aren't supported
      childContaining(_:): storyboards aren't supported
      unwind(for:towards:): storyboards aren't supported
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
      updateProperties()
      setNeedsUpdateProperties()
      updatePropertiesIfNeeded()
      viewWillLayoutSubviews()
      viewDidLayoutSubviews()
      updateViewConstraints()
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
      overrideTraitCollection(forChild:): use UIView.overrideUserInterfaceStyle
      setOverrideTraitCollection(_:forChild:)
      traitCollection
      traitCollectionDidChange(_:)
      willTransition(to:with:)
      viewWillTransition(to:with:)
      size(forChildContentContainer:withParentContainerSize:)
      preferredContentSizeDidChange(forChildContentContainer:)
      systemLayoutFittingSizeDidChange(forChildContentContainer:)
      overrideUserInterfaceStyle
      modalPresentationStyle
      modalTransitionStyle
      isModalInPresentation
      definesPresentationContext
      providesPresentationContextTransitionStyle
      disablesAutomaticKeyboardDismissal
      show(_:sender:)
      showDetailViewController(_:sender:)
      targetViewController(forAction:sender:)
      present(_:animated:completion:)
      dismiss(animated:completion:)
      presentedViewController
      presentingViewController
      transitioningDelegate
      presentationController
      popoverPresentationController
      sheetPresentationController
      activePresentationController
      transitionCoordinator
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
      prefersPointerLocked: pointers aren't supported
      childViewControllerForPointerLock: pointers aren't supported
      setNeedsUpdateOfPrefersPointerLocked(): pointers aren't supported
      edgesForExtendedLayout
      automaticallyAdjustsScrollViewInsets
      extendedLayoutIncludesOpaqueBars
      additionalSafeAreaInsets
      viewRespectsSystemMinimumLayoutMargins
      systemMinimumLayoutMargins
      viewSafeAreaInsetsDidChange()
      viewLayoutMarginsDidChange()
      shouldAutorotate
      class attemptRotationToDeviceOrientation()
      supportedInterfaceOrientations
      preferredInterfaceOrientationForPresentation
      setNeedsUpdateOfSupportedInterfaceOrientations()
      isEditing
      setEditing(_:animated:)
      editButtonItem
      navigationItem
      navigationController: the parents determine it
      tabBarItem
      tabBarController: the parents determine it
      splitViewController: the parents determine it
      toolbarItems
      setToolbarItems(_:animated:)
      hidesBottomBarWhenPushed
      contentScrollView(for:): bars don't follow scrolling
      setContentScrollView(_:for:): bars don't follow scrolling
      didReceiveMemoryWarning()
      next
      addKeyCommand(_:)
      removeKeyCommand(_:)
      performsActionsWhilePresentingModally: menus of actions aren't supported
      extensionContext: app extensions aren't supported
      restorationIdentifier
      restorationClass: state restoration isn't supported
      encodeRestorableState(with:): state restoration isn't supported
      decodeRestorableState(with:): state restoration isn't supported
      applicationFinishedRestoringState(): state restoration isn't supported
      """),
    Members(
      "UIPresentationController",
      """
      init(presentedViewController:presenting:)
      presentingViewController
      presentedViewController
      presentationStyle
      containerView
      delegate
      adaptivePresentationStyle
      adaptivePresentationStyle(for:)
      presentedView
      frameOfPresentedViewInContainerView
      shouldPresentInFullscreen
      shouldRemovePresentersView
      containerViewWillLayoutSubviews()
      containerViewDidLayoutSubviews()
      presentationTransitionWillBegin()
      presentationTransitionDidEnd(_:)
      dismissalTransitionWillBegin()
      dismissalTransitionDidEnd(_:)
      overrideTraitCollection
      traitCollection
      traitCollectionDidChange(_:)
      preferredContentSize
      preferredContentSizeDidChange(forChildContentContainer:)
      systemLayoutFittingSizeDidChange(forChildContentContainer:)
      size(forChildContentContainer:withParentContainerSize:)
      viewWillTransition(to:with:)
      willTransition(to:with:)
      """),
    Members(
      "UIPercentDrivenInteractiveTransition",
      """
      duration
      percentComplete
      completionSpeed
      completionCurve
      timingCurve
      wantsInteractiveStart
      startInteractiveTransition(_:)
      pause()
      update(_:)
      finish()
      cancel()
      """),
  ]
}
