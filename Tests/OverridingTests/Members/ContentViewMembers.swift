extension Members {
  /// UIKit's views that show text, pictures, effects and what scrolls.
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
      alwaysBounceHorizontal
      alwaysBounceVertical
      isDirectionalLockEnabled
      decelerationRate
      delaysContentTouches
      canCancelContentTouches
      touchesShouldBegin(_:with:in:): touches are not held back
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
      contentLayoutGuide: there are no constraints
      frameLayoutGuide: there are no constraints
      panGestureRecognizer: gesture recognisers call selectors
      pinchGestureRecognizer: gesture recognisers call selectors
      directionalPressGestureRecognizer: gesture recognisers call selectors
      refreshControl: nothing is loaded
      allowsKeyboardScrolling: there are no keyboards
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
      lineBreakStrategy: lines break by the Unicode rules
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
      showsExpansionTextWhenTruncated: there is no pointer
      preferredVibrancy: visionOS only
      sizingRule: text keeps its own metrics
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
      preferredImageDynamicRange: frames have no headroom above white
      imageDynamicRange: frames have no headroom above white
      """),
    Members(
      "UIVisualEffectView",
      """
      contentView
      effect
      """),
  ]
}
