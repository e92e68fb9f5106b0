extension Members {
  /// UIKit's controls.
  static let controls = [
    Members(
      "UIControl",
      """
      isEnabled
      isSelected
      isHighlighted
      state
      isTracking
      isTouchInside
      contentVerticalAlignment
      contentHorizontalAlignment
      effectiveContentHorizontalAlignment
      beginTracking(_:with:)
      continueTracking(_:with:)
      endTracking(_:with:)
      cancelTracking(with:)
      addAction(_:for:)
      removeAction(_:for:)
      removeAction(identifiedBy:for:)
      allControlEvents
      sendActions(for:)
      sendAction(_:)
      sendAction(_:to:for:)
      addTarget(_:action:for:)
      removeTarget(_:action:for:)
      allTargets
      actions(forTarget:forControlEvent:)
      enumerateEventHandlers(_:): rarely used
      contextMenuInteraction: menus aren't supported
      isContextMenuInteractionEnabled: menus aren't supported
      showsMenuAsPrimaryAction
      menuAttachmentPoint(for:): menus aren't supported
      toolTip: pointers aren't supported
      toolTipInteraction: pointers aren't supported
      isSymbolAnimationEnabled: symbols aren't animated
      """),
    Members(
      "UIButton",
      """
      buttonType
      title(for:)
      setTitle(_:for:)
      attributedTitle(for:)
      setAttributedTitle(_:for:)
      titleColor(for:)
      setTitleColor(_:for:)
      titleShadowColor(for:)
      setTitleShadowColor(_:for:)
      image(for:)
      setImage(_:for:)
      backgroundImage(for:)
      setBackgroundImage(_:for:)
      preferredSymbolConfigurationForImage(in:)
      setPreferredSymbolConfiguration(_:forImageIn:)
      currentPreferredSymbolConfiguration
      currentTitle
      currentAttributedTitle
      currentTitleColor
      currentTitleShadowColor
      currentImage
      currentBackgroundImage
      titleLabel
      subtitleLabel
      imageView
      configuration
      configurationUpdateHandler
      automaticallyUpdatesConfiguration
      setNeedsUpdateConfiguration()
      updateConfiguration()
      contentEdgeInsets
      titleEdgeInsets
      imageEdgeInsets
      reversesTitleShadowWhenHighlighted
      adjustsImageWhenHighlighted
      adjustsImageWhenDisabled
      showsTouchWhenHighlighted
      backgroundRect(forBounds:)
      contentRect(forBounds:)
      titleRect(forContentRect:)
      imageRect(forContentRect:)
      role
      menu
      preferredMenuElementOrder: menus aren't supported
      changesSelectionAsPrimaryAction: menus aren't supported
      isHeld: menus aren't supported
      isPointerInteractionEnabled: pointers aren't supported
      hoverStyle: pointers aren't supported
      preferredBehavioralStyle: Mac Catalyst only
      behavioralStyle: Mac Catalyst only
      """),
    Members(
      "UISwitch",
      """
      isOn
      setOn(_:animated:)
      onTintColor
      thumbTintColor
      onImage
      offImage
      style: Mac Catalyst only
      preferredStyle: Mac Catalyst only
      title: Mac Catalyst only
      """),
    Members(
      "UISlider",
      """
      value
      setValue(_:animated:)
      minimumValue
      maximumValue
      isContinuous
      minimumTrackTintColor
      maximumTrackTintColor
      thumbTintColor
      minimumValueImage
      maximumValueImage
      setThumbImage(_:for:)
      setMinimumTrackImage(_:for:)
      setMaximumTrackImage(_:for:)
      thumbImage(for:)
      minimumTrackImage(for:)
      maximumTrackImage(for:)
      currentThumbImage
      currentMinimumTrackImage
      currentMaximumTrackImage
      minimumValueImageRect(forBounds:)
      maximumValueImageRect(forBounds:)
      trackRect(forBounds:)
      thumbRect(forBounds:trackRect:value:)
      preferredBehavioralStyle: Mac Catalyst only
      behavioralStyle: Mac Catalyst only
      """),
    Members(
      "UITextField",
      """
      text
      attributedText
      placeholder
      attributedPlaceholder
      font
      textColor
      textAlignment
      defaultTextAttributes
      typingAttributes: all text has the field's attributes
      allowsEditingTextAttributes: all text has the field's attributes
      adjustsFontSizeToFitWidth
      adjustsFontForContentSizeCategory
      minimumFontSize
      delegate
      borderStyle
      background
      disabledBackground
      leftView
      leftViewMode
      rightView
      rightViewMode
      clearButtonMode
      isEditing
      clearsOnBeginEditing
      clearsOnInsertion
      hasText
      insertText(_:)
      deleteBackward()
      keyboardType
      keyboardAppearance
      returnKeyType
      autocapitalizationType
      autocorrectionType
      spellCheckingType
      enablesReturnKeyAutomatically
      textContentType
      passwordRules
      smartQuotesType
      smartDashesType
      smartInsertDeleteType
      inlinePredictionType
      isSecureTextEntry
      borderRect(forBounds:)
      textRect(forBounds:)
      editingRect(forBounds:)
      placeholderRect(forBounds:)
      clearButtonRect(forBounds:)
      leftViewRect(forBounds:)
      rightViewRect(forBounds:)
      drawText(in:)
      drawPlaceholder(in:)
      selectedTextRange
      endOfDocument
      text(in:)
      replace(_:withText:)
      caretRect(for:)
      selectionRects(for:)
      closestPosition(to:)
      interactionState: text is never marked
      """),
    Members(
      "UIPageControl",
      """
      numberOfPages
      currentPage
      hidesForSinglePage
      defersCurrentPageDisplay
      updateCurrentPageDisplay()
      pageIndicatorTintColor
      currentPageIndicatorTintColor
      preferredIndicatorImage
      preferredCurrentPageIndicatorImage
      backgroundStyle
      allowsContinuousInteraction
      interactionState
      indicatorImage(forPage:)
      setIndicatorImage(_:forPage:)
      currentPageIndicatorImage(forPage:)
      setCurrentPageIndicatorImage(_:forPage:)
      size(forNumberOfPages:)
      direction: dots are in one row
      progress: dots don't show the time until the next page
      """),
    Members(
      "UISegmentedControl",
      """
      isMomentary
      numberOfSegments
      selectedSegmentIndex
      selectedSegmentTintColor
      apportionsSegmentWidthsByContent
      insertSegment(withTitle:at:animated:)
      insertSegment(with:at:animated:)
      insertSegment(action:at:animated:)
      removeSegment(at:animated:)
      removeAllSegments()
      setTitle(_:forSegmentAt:)
      titleForSegment(at:)
      setImage(_:forSegmentAt:)
      imageForSegment(at:)
      setAction(_:forSegmentAt:)
      actionForSegment(at:)
      segmentIndex(identifiedBy:)
      setWidth(_:forSegmentAt:)
      widthForSegment(at:)
      setContentOffset(_:forSegmentAt:)
      contentOffsetForSegment(at:)
      setEnabled(_:forSegmentAt:)
      isEnabledForSegment(at:)
      setTitleTextAttributes(_:for:)
      titleTextAttributes(for:)
      setBackgroundImage(_:for:barMetrics:)
      backgroundImage(for:barMetrics:)
      setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)
      dividerImage(forLeftSegmentState:rightSegmentState:barMetrics:)
      setContentPositionAdjustment(_:forSegmentType:barMetrics:)
      contentPositionAdjustment(forSegmentType:barMetrics:)
      """),
    Members(
      "UIStepper",
      """
      value
      minimumValue
      maximumValue
      stepValue
      isContinuous
      autorepeat
      wraps
      setBackgroundImage(_:for:)
      backgroundImage(for:)
      setDividerImage(_:forLeftSegmentState:rightSegmentState:)
      dividerImage(forLeftSegmentState:rightSegmentState:)
      setIncrementImage(_:for:)
      incrementImage(for:)
      setDecrementImage(_:for:)
      decrementImage(for:)
      """),
  ]
}
