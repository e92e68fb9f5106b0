extension Members {
  /// UIKit's responders: views and windows. Scroll views have a separate table.
  static let responders = [
    Members(
      "UIResponder",
      """
      inputAssistantItem
      textInputMode
      textInputContextIdentifier
      accessibilityCustomRotors
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
      pressesBegan(_:with:)
      pressesChanged(_:with:)
      pressesEnded(_:with:)
      pressesCancelled(_:with:)
      motionBegan(_:with:)
      motionEnded(_:with:)
      motionCancelled(_:with:)
      remoteControlReceived(with:)
      inputView
      inputAccessoryView
      inputViewController: there is no on-screen keyboard
      inputAccessoryViewController: there is no on-screen keyboard
      inputAssistantItem: there is no on-screen keyboard
      reloadInputViews()
      textInputMode: there is no on-screen keyboard
      textInputContextIdentifier: there is no on-screen keyboard
      pasteConfiguration
      paste(itemProviders:)
      canPaste(_:)
      undoManager
      editingInteractionConfiguration: undo isn't supported
      canPerformAction(_:withSender:)
      target(forAction:withSender:)
      cut(_:)
      copy(_:)
      paste(_:)
      select(_:)
      selectAll(_:)
      delete(_:)
      keyCommands
      buildMenu(with:)
      validate(_:)
      userActivity
      updateUserActivityState(_:)
      restoreUserActivityState(_:)
      awakeFromNib()
      prepareForInterfaceBuilder()
      accessibilityLabel
      accessibilityHint
      accessibilityValue
      isAccessibilityElement
      accessibilityTraits
      accessibilityElementsHidden
      accessibilityViewIsModal
      accessibilityElements
      accessibilityElementCount()
      accessibilityElement(at:)
      index(ofAccessibilityElement:)
      accessibilityCustomActions
      accessibilityFrame
      accessibilityPath
      accessibilityActivationPoint
      accessibilityLanguage
      shouldGroupAccessibilityChildren
      accessibilityIgnoresInvertColors
      accessibilityActivate()
      accessibilityIncrement()
      accessibilityDecrement()
      accessibilityScroll(_:)
      accessibilityPerformEscape()
      accessibilityPerformMagicTap()
      accessibilityElementDidBecomeFocused()
      accessibilityElementDidLoseFocus()
      accessibilityElementIsFocused()
      """),
    Members(
      "UIView",
      """
      init(frame:)
      init(coder:)
      encode(with:)
      class layerClass
      layer
      isUserInteractionEnabled
      tag
      isMultipleTouchEnabled
      isExclusiveTouch
      canBecomeFocused
      isFocused
      focusGroupIdentifier
      focusGroupPriority: can't be overridden here
      focusEffect
      hoverStyle
      didUpdateFocus(in:with:)
      shouldUpdateFocus(in:)
      preferredFocusEnvironments
      setNeedsFocusUpdate()
      updateFocusIfNeeded()
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
      cornerConfiguration
      layoutIfNeeded()
      updateProperties()
      setNeedsUpdateProperties()
      updatePropertiesIfNeeded()
      layoutSubviews()
      layoutMargins
      directionalLayoutMargins
      preservesSuperviewLayoutMargins
      insetsLayoutMarginsFromSafeArea
      layoutMarginsDidChange()
      safeAreaInsets
      safeAreaInsetsDidChange()
      layoutMarginsGuide
      readableContentGuide
      safeAreaLayoutGuide
      keyboardLayoutGuide
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
      class setAnimationDelegate(_:)
      class setAnimationWillStart(_:)
      class setAnimationDidStop(_:)
      class setAnimationStart(_:): film time isn't a date
      class setAnimationTransition(_:for:cache:)
      gestureRecognizers
      addGestureRecognizer(_:)
      removeGestureRecognizer(_:)
      gestureRecognizerShouldBegin(_:)
      collisionBoundsType
      collisionBoundingPath
      motionEffects
      addMotionEffect(_:)
      removeMotionEffect(_:)
      class requiresConstraintBasedLayout
      translatesAutoresizingMaskIntoConstraints
      constraints
      addConstraint(_:)
      addConstraints(_:)
      removeConstraint(_:)
      removeConstraints(_:)
      updateConstraints()
      updateConstraintsIfNeeded()
      needsUpdateConstraints()
      setNeedsUpdateConstraints()
      alignmentRect(forFrame:)
      frame(forAlignmentRect:)
      alignmentRectInsets
      forFirstBaselineLayout
      forLastBaselineLayout
      forBaselineLayout()
      contentHuggingPriority(for:)
      setContentHuggingPriority(_:for:)
      contentCompressionResistancePriority(for:)
      setContentCompressionResistancePriority(_:for:)
      systemLayoutSizeFitting(_:)
      systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)
      intrinsicContentSize
      invalidateIntrinsicContentSize()
      snapshotView(afterScreenUpdates:)
      resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)
      drawHierarchy(in:afterScreenUpdates:)
      overrideUserInterfaceStyle
      traitCollection
      traitCollectionDidChange(_:)
      interactions
      addInteraction(_:)
      removeInteraction(_:)
      showsLargeContentViewer
      largeContentTitle
      largeContentImage
      scalesLargeContentImage
      minimumContentSizeCategory
      maximumContentSizeCategory
      restorationIdentifier
      encodeRestorableState(with:)
      decodeRestorableState(with:)
      viewPrintFormatter(): printing isn't supported
      endEditing(_:)
      action(for:forKey:)
      layoutSublayers(of:)
      display(_:)
      layerWillDraw(_:)
      draw(_:in:)
      accessibilityIdentifier
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
      canResizeToFitContent: can't be overridden here
      safeAreaAspectFitLayoutGuide: can't be overridden here
      """),
  ]
}
