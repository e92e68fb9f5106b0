public import Foundation
import Geometry
import Layers

/// A view whose content may be larger than it is: a window onto that, which code moves and a scripted
/// user drags.
///
/// The offset is the origin of the bounds; an animation block animates it. What moves by itself
/// (`setContentOffset(_:animated:)`, deceleration) sets it at each frame, on whole pixels of the
/// canvas, and tells the delegate each time. Such an animation follows (1 − cos πt / T) / 2 for
/// T = 0.3 s, as measured on iOS (O2.16). A drag begins when the finger has moved by 10 pt. Scroll
/// indicators, pulls to refresh and pinches are left out.
open class UIScrollView: UIView {
  /// How fast scrolling slows down: the part of the speed that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// Apple's number.
    public let rawValue: CGFloat

    /// The rate of that number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How insets follow bars; there are none here. The raw values are Apple's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the system does it.
    case automatic
    /// Along the axes that scroll.
    case scrollableAxes
    /// Not at all.
    case never
    /// Always.
    case always
  }

  /// What becomes of the keyboard on a drag; there is none here. The raw values are Apple's.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays.
    case none
    /// It goes.
    case onDrag
    /// It follows the finger.
    case interactive
  }

  /// Hears of scrolling and zooming; weak.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// What moves it by itself; nil while nothing does.
  var motion: ScrollMotion?
  /// Whether the next offset is one that what moves it has set.
  var movesItself = false
  /// The drag that moves it.
  var drag: ScrollDrag?
  /// The scale of what zooms.
  var scale: CGFloat = 1

  /// A scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// There are no archives here: a scroll view without size and content.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  // MARK: The content

  /// The point of the content that lies in the upper left corner. Animatable.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if movesItself { movesItself = false } else { stop() }
      bounds.origin = newValue
    }
  }

  /// The content's size; nothing by default.
  open var contentSize = CGSize.zero

  /// What is added around the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      adjustedContentInsetDidChange()
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  /// What is added around the content, bars included: the `contentInset`.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// The insets have changed; does nothing.
  open func adjustedContentInsetDidChange() {}

  /// How insets follow bars; there are none here.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// Scrolls to an offset, beyond the content too; within 0.3 s if `animated`, and the delegate then
  /// hears of the end. A point that is not finite stops the stage with an error.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stop()
    guard animated, contentOffset != self.contentOffset else { return follow(to: contentOffset) }
    glide(to: contentOffset, seconds: 0.3) { time in
      (1 - Maths.sineAndCosine(.pi * time).cosine) / 2
    } completion: { view in
      view.delegate?.scrollViewDidEndScrollingAnimation(view)
    }
  }

  /// Scrolls as little as shows `rect` of the content, or as much of it as can be.
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

  /// Whether a finger scrolls it; true by default.
  open var isScrollEnabled = true
  /// Whether it comes to rest at multiples of its size; false by default.
  open var isPagingEnabled = false
  /// Whether it can be dragged beyond the content, from where it springs back; true by default.
  open var bounces = true
  /// Whether it can be dragged sideways even if the content fits; false by default.
  open var alwaysBounceHorizontal = false
  /// Whether it can be dragged up and down even if the content fits; false by default.
  open var alwaysBounceVertical = false
  /// Whether a drag keeps to the direction in which it began; false by default.
  open var isDirectionalLockEnabled = false
  /// How fast it slows down after a drag.
  open var decelerationRate = DecelerationRate.normal
  /// Whether touches wait to see whether they are drags; here they are told apart by their moving.
  open var delaysContentTouches = true
  /// Whether a drag may take a touch away from a view in it; true by default.
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top; there is none here.
  open var scrollsToTop = true
  /// What becomes of the keyboard on a drag; there is none here.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether there is an indicator at the lower edge; it is not drawn.
  open var showsHorizontalScrollIndicator = true
  /// Whether there is an indicator at the right edge; it is not drawn.
  open var showsVerticalScrollIndicator = true

  /// How indicators look; they are not drawn. The raw values are Apple's.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light rim.
    case `default`
    /// Dark.
    case black
    /// Light.
    case white
  }

  /// How indicators look; they are not drawn.
  open var indicatorStyle = IndicatorStyle.default
  /// How far indicators keep from the edges; they are not drawn.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept for code that sets it: there are no indicators.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept for code that sets it: there are no indicators.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept for code that sets it: there are no indicators.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Shows the indicators for a moment; they are not drawn.
  open func flashScrollIndicators() {}

  /// Whether a finger is on it.
  open var isTracking: Bool { drag != nil }
  /// Whether a finger drags it.
  open var isDragging: Bool { drag != nil }
  /// Whether it moves on after a drag.
  open internal(set) var isDecelerating = false

  /// Whether a drag takes a touch away from `view`, which has it: not from a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is any TouchKeeper) }

  // MARK: Zooming

  /// The least scale that a user can zoom to; 1 by default.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest scale that a user can zoom to; 1 by default.
  open var maximumZoomScale: CGFloat = 1
  /// Whether a pinch can zoom beyond both; there are no pinches here.
  open var bouncesZoom = true

  /// Whether a pinch is on it; there are none here.
  open var isZooming: Bool { false }
  /// Whether it springs back from a scale beyond the limits; there are no pinches here.
  open var isZoomBouncing: Bool { false }

  /// The scale of the delegate's view for zooming; 1 by default. Animatable.
  open var zoomScale: CGFloat {
    get { scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Scales the delegate's view for zooming, around the middle of what shows.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, animated: animated)
  }

  /// Scales and scrolls so that `rect`, in the coordinates of the view that zooms, fills the view as
  /// far as the limits allow.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoomInto(rect, animated: animated)
  }

  package override func layerBoundsChanged(from old: CGRect) {
    super.layerBoundsChanged(from: old)
    guard old.origin != bounds.origin else { return }
    setNeedsLayout()
    delegate?.scrollViewDidScroll(self)
  }
}
