extension Members {
  /// UIKit's views that show text, pictures and effects, or scroll.
  static let contentViews = [
    Members(
      "UIScrollView",
      """
      delegate
      contentOffset
      contentSize
      contentInset
      adjustedContentInset
      adjustedContentInsetDidChange()
      contentInsetAdjustmentBehavior
      setContentOffset(_:animated:)
      scrollRectToVisible(_:animated:)
      isScrollEnabled
      isPagingEnabled
      bounces
      bouncesHorizontally
      bouncesVertically
      alwaysBounceHorizontal
      alwaysBounceVertical
      isDirectionalLockEnabled
      decelerationRate
      delaysContentTouches
      canCancelContentTouches
      touchesShouldBegin(_:with:in:)
      touchesShouldCancel(in:)
      scrollsToTop
      keyboardDismissMode
      showsHorizontalScrollIndicator
      showsVerticalScrollIndicator
      indicatorStyle
      scrollIndicatorInsets
      horizontalScrollIndicatorInsets
      verticalScrollIndicatorInsets
      automaticallyAdjustsScrollIndicatorInsets
      flashScrollIndicators()
      isTracking
      isDragging
      isDecelerating
      minimumZoomScale
      maximumZoomScale
      bouncesZoom
      isZooming
      isZoomBouncing
      zoomScale
      setZoomScale(_:animated:)
      zoom(to:animated:)
      contentLayoutGuide
      frameLayoutGuide
      panGestureRecognizer
      pinchGestureRecognizer
      directionalPressGestureRecognizer: can't be overridden here
      refreshControl: it is in an extension, because controls are above scroll views, and can't be overridden
      allowsKeyboardScrolling: can't be overridden here
      """),
    Members(
      "UILabel",
      """
      text
      attributedText
      font
      textColor
      textAlignment
      lineBreakMode
      adjustsFontForContentSizeCategory
      lineBreakStrategy
      numberOfLines
      adjustsFontSizeToFitWidth
      minimumScaleFactor
      allowsDefaultTighteningForTruncation
      baselineAdjustment
      shadowColor
      shadowOffset
      highlightedTextColor
      isHighlighted
      isEnabled
      preferredMaxLayoutWidth
      textRect(forBounds:limitedToNumberOfLines:)
      drawText(in:)
      showsExpansionTextWhenTruncated: can't be overridden here
      preferredVibrancy: can't be overridden here
      sizingRule: can't be overridden here
      """),
    Members(
      "UIImageView",
      """
      image
      highlightedImage
      isHighlighted
      animationImages
      highlightedAnimationImages
      animationDuration
      animationRepeatCount
      isAnimating
      startAnimating()
      stopAnimating()
      preferredSymbolConfiguration
      preferredImageDynamicRange: can't be overridden here
      imageDynamicRange: can't be overridden here
      """),
    Members(
      "UIVisualEffectView",
      """
      contentView
      effect
      """),
    Members(
      "UITextView",
      """
      delegate
      text
      attributedText
      font
      adjustsFontForContentSizeCategory
      textColor
      textAlignment
      typingAttributes
      linkTextAttributes
      dataDetectorTypes
      isEditable
      isSelectable
      allowsEditingTextAttributes
      clearsOnInsertion
      selectedRange
      layoutManager
      textContainer
      textContainerInset
      textStorage
      scrollRangeToVisible(_:)
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
      isSecureTextEntry
      textContentType
      passwordRules
      smartQuotesType
      smartDashesType
      smartInsertDeleteType
      inlinePredictionType
      selectedTextRange
      endOfDocument
      text(in:)
      replace(_:withText:)
      caretRect(for:)
      selectionRects(for:)
      closestPosition(to:)
      textLayoutManager: text is laid out by TextKit 1
      usesStandardTextScaling: text isn't scaled
      borderStyle: visionOS only
      isFindInteractionEnabled: interactions aren't supported
      findInteraction: interactions aren't supported
      interactionState: text is never marked
      """),
    Members(
      "UIActivityIndicatorView",
      """
      style
      color
      hidesWhenStopped
      isAnimating
      startAnimating()
      stopAnimating()
      """),
    Members(
      "UIProgressView",
      """
      progressViewStyle
      progress
      setProgress(_:animated:)
      progressTintColor
      trackTintColor
      progressImage
      trackImage
      observedProgress: on Linux, `Progress` doesn't notify of changes
      """),
  ]
}
