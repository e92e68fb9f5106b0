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
      alwaysBounceHorizontal
      alwaysBounceVertical
      isDirectionalLockEnabled
      decelerationRate
      delaysContentTouches
      canCancelContentTouches
      touchesShouldBegin(_:with:in:): touches aren't delayed
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
      panGestureRecognizer: touches drag scroll views without a recognizer
      pinchGestureRecognizer: touches drag scroll views without a recognizer
      directionalPressGestureRecognizer: touches drag scroll views without a recognizer
      refreshControl: refresh controls aren't supported
      allowsKeyboardScrolling: keyboards aren't supported
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
      lineBreakStrategy: line breaking follows the Unicode rules
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
      showsExpansionTextWhenTruncated: pointers aren't supported
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
