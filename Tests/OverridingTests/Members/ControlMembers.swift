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
      sendAction(_:to:for:): selectors do not exist on Linux
      addTarget(_:action:for:): selectors do not exist on Linux
      removeTarget(_:action:for:): selectors do not exist on Linux
      allTargets: selectors do not exist on Linux
      actions(forTarget:forControlEvent:): selectors do not exist on Linux
      enumerateEventHandlers(_:): its closure takes selectors
      contextMenuInteraction: there are no menus
      isContextMenuInteractionEnabled: there are no menus
      showsMenuAsPrimaryAction: there are no menus
      menuAttachmentPoint(for:): there are no menus
      toolTip: there is no pointer
      toolTipInteraction: there is no pointer
      isSymbolAnimationEnabled: there are no symbols
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
      preferredSymbolConfigurationForImage(in:): there are no symbols
      setPreferredSymbolConfiguration(_:forImageIn:)
      currentPreferredSymbolConfiguration: there are no symbols
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
      role: there are no menus
      menu: there are no menus
      preferredMenuElementOrder: there are no menus
      changesSelectionAsPrimaryAction: there are no menus
      isHeld: there are no menus
      isPointerInteractionEnabled: there is no pointer
      hoverStyle: there is no pointer
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
      minimumValueImage: a slider here has no pictures
      maximumValueImage: a slider here has no pictures
      setThumbImage(_:for:): a slider here has no pictures
      setMinimumTrackImage(_:for:): a slider here has no pictures
      setMaximumTrackImage(_:for:): a slider here has no pictures
      thumbImage(for:): a slider here has no pictures
      minimumTrackImage(for:): a slider here has no pictures
      maximumTrackImage(for:): a slider here has no pictures
      currentThumbImage: a slider here has no pictures
      currentMinimumTrackImage: a slider here has no pictures
      currentMaximumTrackImage: a slider here has no pictures
      minimumValueImageRect(forBounds:): a slider here has no pictures
      maximumValueImageRect(forBounds:): a slider here has no pictures
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
      typingAttributes: all letters have the field's look
      allowsEditingTextAttributes: all letters have the field's look
      adjustsFontSizeToFitWidth
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
      selectedTextRange: keys go to the end of the text
      markedTextRange: keys go to the end of the text
      interactionState: keys go to the end of the text
      """),
  ]
}
