extension Members {
  /// UIKit's responders: views and windows, which scroll views follow in a table of their own.
  static let responders = [
    Members(
      "UIResponder",
      """
      next
      isFirstResponder
      canBecomeFirstResponder
      becomeFirstResponder()
      canResignFirstResponder
      resignFirstResponder()
      touchesBegan(_:with:)
      touchesMoved(_:with:)
      touchesEnded(_:with:)
      touchesCancelled(_:with:)
      touchesEstimatedPropertiesUpdated(_:)
      pressesBegan(_:with:): there are no remote controls or keyboards
      pressesChanged(_:with:): there are no remote controls or keyboards
      pressesEnded(_:with:): there are no remote controls or keyboards
      pressesCancelled(_:with:): there are no remote controls or keyboards
      motionBegan(_:with:)
      motionEnded(_:with:)
      motionCancelled(_:with:)
      remoteControlReceived(with:): there are no remote controls
      inputView
      inputAccessoryView
      inputViewController: there is no keyboard on the canvas
      inputAccessoryViewController: there is no keyboard on the canvas
      inputAssistantItem: there is no keyboard on the canvas
      reloadInputViews()
      textInputMode: there is no keyboard on the canvas
      textInputContextIdentifier: there is no keyboard on the canvas
      undoManager: nothing is undone in a film
      editingInteractionConfiguration: nothing is undone in a film
      canPerformAction(_:withSender:): selectors do not exist on Linux
      target(forAction:withSender:): selectors do not exist on Linux
      keyCommands: selectors do not exist on Linux
      buildMenu(with:): there are no menus
      validate(_:): there are no menus
      userActivity: there is no other device to hand it to
      updateUserActivityState(_:): there is no other device to hand it to
      restoreUserActivityState(_:): there is no other device to hand it to
      awakeFromNib()
      prepareForInterfaceBuilder()
      """),
    Members(
      "UIView",
      """
      init(frame:)
      init(coder:)
      class layerClass
      layer
      isUserInteractionEnabled
      tag
      isMultipleTouchEnabled
      isExclusiveTouch
      canBecomeFocused: there is no focus
      isFocused: there is no focus
      focusGroupIdentifier: there is no focus
      focusGroupPriority: there is no focus
      focusEffect: there is no focus
      didUpdateFocus(in:with:): there is no focus
      shouldUpdateFocus(in:): there is no focus
      preferredFocusEnvironments: there is no focus
      setNeedsFocusUpdate(): there is no focus
      updateFocusIfNeeded(): there is no focus
      semanticContentAttribute
      class userInterfaceLayoutDirection(for:)
      class userInterfaceLayoutDirection(for:relativeTo:)
      effectiveUserInterfaceLayoutDirection
      frame
      bounds
      center
      transform
      transform3D
      anchorPoint
      contentScaleFactor
      hitTest(_:with:)
      point(inside:with:)
      convert(_:from:)
      convert(_:from:)
      convert(_:to:)
      convert(_:to:)
      autoresizesSubviews
      autoresizingMask
      sizeThatFits(_:)
      sizeToFit()
      superview
      subviews
      window
      removeFromSuperview()
      insertSubview(_:at:)
      insertSubview(_:belowSubview:)
      insertSubview(_:aboveSubview:)
      exchangeSubview(at:withSubviewAt:)
      addSubview(_:)
      bringSubviewToFront(_:)
      sendSubviewToBack(_:)
      didAddSubview(_:)
      willRemoveSubview(_:)
      willMove(toSuperview:)
      didMoveToSuperview()
      willMove(toWindow:)
      didMoveToWindow()
      isDescendant(of:)
      viewWithTag(_:)
      setNeedsLayout()
      layoutIfNeeded()
      layoutSubviews()
      layoutMargins
      directionalLayoutMargins
      preservesSuperviewLayoutMargins
      insetsLayoutMarginsFromSafeArea
      layoutMarginsDidChange()
      safeAreaInsets
      safeAreaInsetsDidChange()
      layoutMarginsGuide: there are no constraints
      readableContentGuide: there are no constraints
      safeAreaLayoutGuide: there are no constraints
      keyboardLayoutGuide: there are no constraints
      draw(_:)
      setNeedsDisplay()
      setNeedsDisplay(_:)
      clipsToBounds
      backgroundColor
      alpha
      isOpaque
      clearsContextBeforeDrawing
      isHidden
      contentMode
      mask
      tintColor
      tintAdjustmentMode
      tintColorDidChange()
      class setAnimationsEnabled(_:)
      class areAnimationsEnabled
      class performWithoutAnimation(_:)
      class inheritedAnimationDuration
      class animate(withDuration:delay:options:animations:completion:)
      class animate(withDuration:animations:completion:)
      class animate(withDuration:animations:)
      class animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)
      class animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)
      class transition(with:duration:options:animations:completion:)
      class transition(from:to:duration:options:completion:)
      class perform(_:on:options:animations:completion:)
      class modifyAnimations(withRepeatCount:autoreverses:animations:)
      class animateKeyframes(withDuration:delay:options:animations:completion:)
      class addKeyframe(withRelativeStartTime:relativeDuration:animations:)
      class beginAnimations(_:context:)
      class commitAnimations()
      class setAnimationDuration(_:)
      class setAnimationDelay(_:)
      class setAnimationCurve(_:)
      class setAnimationRepeatCount(_:)
      class setAnimationRepeatAutoreverses(_:)
      class setAnimationBeginsFromCurrentState(_:)
      class setAnimationDelegate(_:): its methods are selectors, which do not exist on Linux
      class setAnimationWillStart(_:): selectors do not exist on Linux
      class setAnimationDidStop(_:): selectors do not exist on Linux
      class setAnimationStart(_:): film time is not a date
      class setAnimationTransition(_:for:cache:): use transition(with:duration:options:)
      gestureRecognizers: gesture recognisers call selectors
      addGestureRecognizer(_:): gesture recognisers call selectors
      removeGestureRecognizer(_:): gesture recognisers call selectors
      gestureRecognizerShouldBegin(_:): gesture recognisers call selectors
      motionEffects: a canvas is not tilted
      addMotionEffect(_:): a canvas is not tilted
      removeMotionEffect(_:): a canvas is not tilted
      class requiresConstraintBasedLayout: there are no constraints
      translatesAutoresizingMaskIntoConstraints
      constraints: there are no constraints
      addConstraint(_:): there are no constraints
      addConstraints(_:): there are no constraints
      removeConstraint(_:): there are no constraints
      removeConstraints(_:): there are no constraints
      updateConstraints(): there are no constraints
      updateConstraintsIfNeeded(): there are no constraints
      needsUpdateConstraints(): there are no constraints
      setNeedsUpdateConstraints(): there are no constraints
      alignmentRect(forFrame:): there are no constraints
      frame(forAlignmentRect:): there are no constraints
      alignmentRectInsets: there are no constraints
      forFirstBaselineLayout: there are no constraints
      forLastBaselineLayout: there are no constraints
      contentHuggingPriority(for:): there are no constraints
      setContentHuggingPriority(_:for:): there are no constraints
      contentCompressionResistancePriority(for:): there are no constraints
      setContentCompressionResistancePriority(_:for:): there are no constraints
      systemLayoutSizeFitting(_:): there are no constraints
      systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:): there are no constraints
      intrinsicContentSize
      invalidateIntrinsicContentSize()
      snapshotView(afterScreenUpdates:)
      resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)
      drawHierarchy(in:afterScreenUpdates:)
      overrideUserInterfaceStyle
      traitCollection
      traitCollectionDidChange(_:)
      interactions: there are no interactions
      addInteraction(_:): there are no interactions
      removeInteraction(_:): there are no interactions
      restorationIdentifier: there is no state to restore
      encodeRestorableState(with:): there is no state to restore
      decodeRestorableState(with:): there is no state to restore
      viewPrintFormatter(): nothing is printed
      endEditing(_:)
      action(for:forKey:)
      layoutSublayers(of:)
      display(_:)
      layerWillDraw(_:)
      draw(_:in:)
      accessibilityIdentifier
      accessibilityLabel
      accessibilityHint
      accessibilityValue
      isAccessibilityElement
      accessibilityTraits
      accessibilityElementsHidden
      accessibilityViewIsModal
      """),
    Members(
      "UIWindow",
      """
      windowLevel
      windowScene
      screen
      rootViewController
      isKeyWindow
      canBecomeKey
      becomeKey()
      resignKey()
      makeKey()
      makeKeyAndVisible()
      sendEvent(_:)
      canResizeToFitContent: a canvas has one size
      safeAreaAspectFitLayoutGuide: there are no constraints
      """),
  ]
}
