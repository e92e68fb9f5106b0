public import Foundation
import Geometry
package import Layers
import Messaging

/// A view that shows a part of content that can be larger than the view. Code or a scripted user's
/// drags scroll it.
///
/// The offset is the origin of the bounds; animation blocks can animate it. Motions of the view
/// (`setContentOffset(_:animated:)`, deceleration) set it at each frame, aligned with the canvas's
/// pixels, and notify the delegate each time. An animated change of the offset follows (1 − cos πt
/// / T) / 2 for T = 0.3 s, as measured on iOS (O2.16). A drag begins when the finger has moved by
/// 10 pt. `ScrollIndicators` describes the indicators.
open class UIScrollView: UIView {
  /// The rate of deceleration: the fraction of the speed that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from a fraction.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The normal rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The fast rate, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The adjustment of insets to the safe area. The raw values are Apple's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the scrollable axes, and vertically below and above the bars of a container.
    case automatic
    /// Along the scrollable axes.
    case scrollableAxes
    /// Never.
    case never
    /// Always.
    case always
  }

  /// The dismissal of the keyboard by a drag; the raw values are Apple's.
  public enum KeyboardDismissMode: Int, Sendable {
    /// The keyboard stays.
    case none
    /// The keyboard disappears.
    case onDrag
    /// The keyboard follows the finger.
    case interactive
    /// The keyboard disappears with the accessory view.
    case onDragWithAccessory
    /// The keyboard follows the finger with the accessory view.
    case interactiveWithAccessory

    var isInteractive: Bool { self == .interactive || self == .interactiveWithAccessory }
  }

  /// The object that is notified of scrolling and zooming; weak.
  ///
  /// Subclasses whose delegates have a type of their own declare another property of this name. It is
  /// preferred to this one.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      delegateChanged?()
      // Observers of the key `delegate` compare the delegates.
      layer.noteChange()
    }
  }

  /// Called when the delegate was set, under whichever type.
  package final var delegateChanged: (() -> Void)?
  /// The adjusted inset that the delegate knows.
  var knownInset = UIEdgeInsets.zero
  /// The current motion; nil if the view is at rest.
  var motion: ScrollMotion?
  /// Whether the motion itself is setting the offset.
  var movesItself = false
  /// The current drag.
  var drag: ScrollDrag? {
    didSet { updateIndicators() }
  }
  /// The indicators; nil until the view scrolls.
  private var indicators: ScrollIndicators?
  /// Whether the indicators are visible because the view scrolls.
  private var showsIndicators = false
  /// Whether a drag has ended and the delegate is notified of it before the view decelerates.
  var isReleased = false
  /// Returns the offset at which a drag ends, for a proposed one and the velocity in points per
  /// millisecond; nil to leave it.
  package final var adjustTarget: ((CGPoint, CGPoint) -> CGPoint)?
  /// The state of the large title above the content.
  package final var collapse = LargeTitleCollapse()
  /// The view that reacts to pulls beyond the top.
  package final weak var pullObserver: (any PullObserver)?
  /// The object that follows the view besides the delegate.
  package final weak var observer: (any ScrollObserver)?
  /// The scale of the zoomed view.
  var scale: CGFloat = 1
  /// The recognizer of drags.
  let pan = ScrollPanRecognizer()
  private var pinch: ScrollPinchRecognizer?
  /// The pinch that is zooming the view.
  final var zoomingPinch: ScrollPinch? {
    didSet { updateIndicators() }
  }

  /// Creates a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a scroll view from its archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    restoreProperties(from: coder)
    coder.decode(Self.scrollProperties, of: self)
  }

  /// Encodes the view.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Self.scrollProperties, of: self)
  }

  private func prepare() {
    clipsToBounds = true
    pan.scrollView = self
    addGestureRecognizer(pan)
  }

  // MARK: Content

  /// The point of the content in the upper left corner. Animatable. While the view is dragged, it
  /// follows the finger from a new offset, and while it decelerates, it continues with its current
  /// speed; `setContentOffset(_:animated:)` stops it.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if movesItself {
        movesItself = false
        bounds.origin = newValue
      } else if isDecelerating {
        redirectDeceleration(to: newValue)
      } else if drag != nil, newValue != bounds.origin {
        redirectDrag(to: newValue)
      } else {
        stop()
        bounds.origin = newValue
      }
    }
  }

  /// The size of the content; zero by default. If the view is at rest, an offset that shows more than
  /// the content and its margins changes to the nearest one that doesn't, as on iOS.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      layer.noteChange()
      updateAdjustedInset()
      keepOffsetWithinLimits()
      limitsChanged()
      indicators?.place()
    }
  }

  /// The area of the content, which constraints can determine.
  open var contentLayoutGuide: UILayoutGuide {
    systemGuide(.content, "UIScrollViewContentLayoutGuide")
  }

  /// The visible area, which doesn't scroll.
  open var frameLayoutGuide: UILayoutGuide {
    systemGuide(.frame, "UIScrollViewFrameLayoutGuide")
  }

  /// The margins around the content. If the view is at rest, an offset that shows more than the content
  /// and its margins changes to the nearest one that doesn't, as on iOS.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      layer.noteChange()
      knownInset = adjustedContentInset
      keepOffsetWithinLimits()
      limitsChanged()
      indicators?.place()
      adjustedContentInsetDidChange()
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  /// Moves the content of a view at rest that shows more than it, after a size or a margin has changed.
  private func keepOffsetWithinLimits() {
    let offset = clamped(contentOffset)
    if drag == nil, motion == nil, !isReleased, offset != contentOffset { contentOffset = offset }
  }

  /// The margins around the content, including the safe area, as far as
  /// `contentInsetAdjustmentBehavior` includes it.
  open var adjustedContentInset: UIEdgeInsets { insetWithSafeArea }

  /// Called when the insets have changed; does nothing by default.
  open func adjustedContentInsetDidChange() {}

  /// The adjustment of insets to the safe area: along the scrollable axes by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedInset() }
  }

  /// Scrolls to an offset, which can be beyond the content. If `animated` is true, the motion takes
  /// 0.3 s, and the delegate is notified of its end. A point that isn't finite stops the stage with
  /// an error.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    replaceable(
      .setContentOffset, of: self, in: UIScrollView.self, contentOffset, animated
    ) { offset, animated in
      stop()
      guard animated, offset != self.contentOffset else { return follow(to: offset) }
      glideToOffset(offset) { view in
        view.delegate?.scrollViewDidEndScrollingAnimation(view)
        CallObservation.delegated("scrollViewDidEndScrollingAnimation:", by: view, [view])
      }
    }
  }

  /// Scrolls to an offset within 0.3 s, by half a cosine.
  func glideToOffset(_ offset: CGPoint, completion: @escaping (UIScrollView) -> Void) {
    glide(to: offset, seconds: 0.3) { time in
      (1 - Maths.sineAndCosine(.pi * time).cosine) / 2
    } completion: { view in
      view.observer?.scrollViewRested(view)
      completion(view)
    }
  }

  /// Scrolls by the smallest distance that makes `rect` of the content visible, as far as possible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func start(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ length: CGFloat) -> CGFloat {
      if low < from || high - low > length { return low }
      return high > from + length ? high - length : from
    }
    let inside = bounds.inset(by: adjustedContentInset)
    let target = CGPoint(
      x: start(rect.minX, rect.maxX, inside.minX, inside.width) - adjustedContentInset.left,
      y: start(rect.minY, rect.maxY, inside.minY, inside.height) - adjustedContentInset.top)
    setContentOffset(clamped(target), animated: animated)
  }

  // MARK: Dragging

  /// A Boolean value that indicates whether a drag scrolls the view; true by default.
  open var isScrollEnabled = true
  /// A Boolean value that indicates whether the view comes to rest at multiples of its size; false
  /// by default.
  open var isPagingEnabled = false
  /// A Boolean value that indicates whether the view can be dragged beyond the content, from where
  /// it springs back; true by default.
  open var bounces = true
  /// A Boolean value that indicates whether `bounces` holds along x; true by default.
  open var bouncesHorizontally = true
  /// A Boolean value that indicates whether `bounces` holds along y; true by default.
  open var bouncesVertically = true
  /// A Boolean value that indicates whether the view can be dragged horizontally even if the
  /// content fits; false by default.
  open var alwaysBounceHorizontal = false
  /// A Boolean value that indicates whether the view can be dragged vertically even if the content
  /// fits; false by default.
  open var alwaysBounceVertical = false
  /// A Boolean value that indicates whether a drag is limited to its initial direction; false by
  /// default.
  open var isDirectionalLockEnabled = false
  /// The deceleration after a drag.
  open var decelerationRate = DecelerationRate.normal
  /// A Boolean value that indicates whether touches of the content are delayed until it is clear
  /// that they aren't drags; true by default. A touch of the content begins 0.15 seconds after the
  /// finger has touched down, or when it is lifted before that, and not at all if the view is dragged.
  open var delaysContentTouches = true
  /// A Boolean value that indicates whether a drag can cancel a touch of a subview that has begun;
  /// true by default.
  open var canCancelContentTouches = true
  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top; there is no
  /// status bar here.
  open var scrollsToTop = true
  /// The dismissal of the keyboard by a drag: at its beginning or, while the finger is over the keyboard,
  /// with it; a keyboard that is released on its way down leaves. By default, it stays.
  open var keyboardDismissMode = KeyboardDismissMode.none
  // MARK: Indicators

  /// A Boolean value that indicates whether a horizontal indicator is visible while the view scrolls; true
  /// by default. There is none if the content fits.
  open var showsHorizontalScrollIndicator = true {
    didSet { indicators?.place() }
  }
  /// A Boolean value that indicates whether a vertical indicator is visible while the view scrolls; true
  /// by default. There is none if the content fits.
  open var showsVerticalScrollIndicator = true {
    didSet { indicators?.place() }
  }

  /// The style of indicators. The raw values are Apple's.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark in the light appearance, light in the dark one.
    case `default`
    /// Dark.
    case black
    /// Light.
    case white
  }

  /// The style of the indicators.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { indicators?.place() }
  }
  /// The distances of both indicators from the edges, in points: those of the vertical one. Setting them
  /// sets those of both.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      horizontalScrollIndicatorInsets = newValue
      verticalScrollIndicatorInsets = newValue
    }
  }
  /// The additional distances of the horizontal indicator from the edges, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators?.place() }
  }
  /// The additional distances of the vertical indicator from the edges, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators?.place() }
  }
  /// A Boolean value that indicates whether the safe area is added to the distances of the indicators;
  /// true by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { indicators?.place() }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    guard !showsIndicators else { return }
    makeIndicators().show()
    indicators?.hide()
  }

  private func makeIndicators() -> ScrollIndicators {
    let made = indicators ?? ScrollIndicators(of: self)
    indicators = made
    return made
  }

  /// Shows the indicators when the view begins to scroll, and hides them when it is at rest.
  private func updateIndicators() {
    let scrolls = drag != nil || isDecelerating || zoomingPinch != nil
    guard scrolls != showsIndicators else { return }
    showsIndicators = scrolls
    scrolls ? makeIndicators().show() : indicators?.hide()
  }

  package override var frontLayer: CALayer? { indicators?.rearLayer }

  // MARK: Tracking

  /// A Boolean value that indicates whether a finger touches the view and scrolls it.
  open var isTracking: Bool { drag != nil }
  /// A Boolean value that indicates whether a finger is dragging the view.
  open var isDragging: Bool { drag != nil }
  /// A Boolean value that indicates whether the view is moving after a drag.
  open internal(set) var isDecelerating = false {
    didSet { updateIndicators() }
  }

  /// The recognizer of drags. It has the translation, the velocity and the position of the finger,
  /// and its targets get messages. While it is disabled, or if it isn't permitted to begin, the view
  /// isn't dragged.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// The recognizer of pinches; nil if the view doesn't zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    guard minimumZoomScale < maximumZoomScale else { return nil }
    if let pinch { return pinch }
    let made = ScrollPinchRecognizer()
    made.scrollView = self
    pinch = made
    addGestureRecognizer(made)
    return made
  }

  /// Returns whether `view`, which is in the content, gets touches that began in it; true by default.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Returns whether a drag can cancel a touch of `view`; false for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is any TouchKeeper) }

  // MARK: Zooming

  /// The minimum scale of zooming; 1 by default.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { _ = pinchGestureRecognizer }
  }
  /// The maximum scale of zooming; 1 by default.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { _ = pinchGestureRecognizer }
  }
  /// A Boolean value that indicates whether a pinch can exceed the minimum and maximum scales, to
  /// which the view returns; true by default.
  open var bouncesZoom = true

  /// A Boolean value that indicates whether a pinch is zooming the view.
  open var isZooming: Bool { zoomingPinch != nil }
  /// A Boolean value that indicates whether the scale is returning to its limits after a pinch.
  open internal(set) var isZoomBouncing = false

  /// The scale of the delegate's zoomed view; 1 by default. Animatable.
  open var zoomScale: CGFloat {
    get { scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Scales the delegate's zoomed view around the centre of the visible area.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, animated: animated)
  }

  /// Scales and scrolls so that `rect`, in the coordinates of the zoomed view, fills the scroll
  /// view, as far as the limits allow.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoomInto(rect, animated: animated)
  }

  // A scroll view ends the chain of responders of a touch, as on iOS, where neither a cell around it is
  // highlighted nor a view or a controller below it gets the touch. Its subclasses can forward it.

  /// Whether touches reach the next responder nevertheless: in scroll views that are parts of other views.
  package final var passesTouchesOn = false

  /// Called when touches began in the view or its content; doesn't forward them.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    replaceable(.touchesBegan, of: self, in: UIScrollView.self, touches, event) {
      if passesTouchesOn { super.touchesBegan($0, with: $1) }
    }
  }

  /// Called when touches that began here have moved; doesn't forward them.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    replaceable(.touchesMoved, of: self, in: UIScrollView.self, touches, event) {
      if passesTouchesOn { super.touchesMoved($0, with: $1) }
    }
  }

  /// Called when touches that began here have ended; doesn't forward them.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    replaceable(.touchesEnded, of: self, in: UIScrollView.self, touches, event) {
      if passesTouchesOn { super.touchesEnded($0, with: $1) }
    }
  }

  /// Called when touches that began here were cancelled; doesn't forward them.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    replaceable(.touchesCancelled, of: self, in: UIScrollView.self, touches, event) {
      if passesTouchesOn { super.touchesCancelled($0, with: $1) }
    }
  }

  /// Adjusts the insets to the safe area of the new window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateAdjustedInset()
  }

  package override func layerBoundsChanged(from old: CGRect) {
    super.layerBoundsChanged(from: old)
    if old.size != bounds.size {
      updateAdjustedInset()
      keepOffsetWithinLimits()
      limitsChanged()
    }
    if old.origin != bounds.origin { notifyContainers() }
    indicators?.place()
    pullObserver?.scrollViewMoved(self)
    guard old.origin != bounds.origin else { return }
    setNeedsLayout()
    observer?.scrollViewScrolled(self)
    delegate?.scrollViewDidScroll(self)
    CallObservation.delegated("scrollViewDidScroll:", by: self, [self])
  }
}
