package import Foundation
import Layers
import VirtualTime

/// The indicators of a scroll view: bars that show which part of the content is visible.
///
/// They are visible while a finger drags or zooms the view and while it decelerates, and then fade out
/// (Apple's documentation of `showsVerticalScrollIndicator`). Apple doesn't publish their looks.
/// Thickness, distance from the edges, minimum length beyond an edge and the black of 35 % are those of
/// view hierarchies printed on iOS; the white of 50 % (from a debugged hierarchy), the minimum length and
/// the times (compared by eye) are those of Flutter's `CupertinoScrollbar`.
package final class ScrollIndicators {
  /// The thickness, in points.
  private static let thickness: CGFloat = 3
  /// The distance from the view's edges, in points.
  private static let margin: CGFloat = 3
  /// The minimum length inside the content, in points.
  private static let minimumLength: CGFloat = 36
  /// The minimum length beyond an edge, in points.
  private static let minimumLengthBeyondEdge: CGFloat = 7
  /// The part of the view that shows no content when an indicator has shrunk to its minimum length.
  private static let shrinkingShare: CGFloat = 0.2
  /// The time between the end of a scroll and the beginning of the fade, in seconds.
  private static let delay = 1.2
  /// The duration of the fade, in seconds.
  private static let fade = 0.25

  private unowned let view: UIScrollView
  private let horizontal = IndicatorLayer()
  private let vertical = IndicatorLayer()

  /// Creates the indicators of a view, which are in the layer tree from the first time they are shown.
  init(of view: UIScrollView) { self.view = view }

  /// The rear one of the indicators that are in the layer tree; nil if none is.
  var rearLayer: CALayer? {
    [horizontal, vertical].first { $0.superlayer === view.layer }
  }

  /// Shows the indicators of the axes along which the content can be scrolled. They stay in the layer tree:
  /// each time they were added, the view would be laid out, and apps flash indicators after a layout.
  func show() {
    for indicator in [horizontal, vertical] {
      indicator.removeAllAnimations()
      if indicator.superlayer !== view.layer { view.layer.addSublayer(indicator) }
      indicator.opacity = 1
    }
    place()
  }

  /// Fades the indicators out after a moment.
  func hide() {
    guard VirtualClock.current != nil else { return }
    for indicator in [horizontal, vertical] where indicator.superlayer != nil {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1
      fade.toValue = 0
      fade.beginTime = indicator.convertTime(CACurrentMediaTime() + Self.delay, from: nil)
      fade.duration = Self.fade
      fade.fillMode = .backwards
      fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      indicator.add(fade, forKey: "fade")
      indicator.opacity = 0
    }
  }

  /// Updates the indicators' places, lengths and colours.
  func place() {
    guard horizontal.isShown || vertical.isShown else { return }
    let (bounds, insets, size) = (view.bounds, view.adjustedContentInset, view.contentSize)
    let safe = view.automaticallyAdjustsScrollIndicatorInsets ? view.safeAreaInsets : .zero
    let area = bounds.insetBy(dx: Self.margin, dy: Self.margin).inset(by: safe)
    let color = self.color
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft

    let row = area.inset(by: view.horizontalScrollIndicatorInsets)
    let sideways = Self.bar(
      of: (-insets.left, size.width + insets.right), visible: (bounds.minX, bounds.maxX),
      track: row.width)
    horizontal.show(
      view.showsHorizontalScrollIndicator ? sideways : nil, color,
      at: { bar in
        CGRect(
          x: row.minX + bar.start, y: row.maxY - Self.thickness, width: bar.length,
          height: Self.thickness)
      }, from: bounds.origin)

    let column = area.inset(by: view.verticalScrollIndicatorInsets)
    let upright = Self.bar(
      of: (-insets.top, size.height + insets.bottom), visible: (bounds.minY, bounds.maxY),
      track: column.height)
    vertical.show(
      view.showsVerticalScrollIndicator ? upright : nil, color,
      at: { bar in
        CGRect(
          x: isRightToLeft ? column.minX : column.maxX - Self.thickness,
          y: column.minY + bar.start, width: Self.thickness, height: bar.length)
      }, from: bounds.origin)
  }

  /// The colour of the style: black at 35 % or white at 50 %, by default as fits the appearance.
  private var color: UIColor {
    let isDark = view.traitCollection.userInterfaceStyle == .dark
    let isLight = view.indicatorStyle == .white || view.indicatorStyle == .default && isDark
    return isLight ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
  }

  /// Returns the place of a bar on a track.
  ///
  /// The length is the visible share of the content. Beyond an edge, the bar shrinks to
  /// `minimumLengthBeyondEdge`.
  ///
  /// - Parameters:
  ///   - content: The limits of the content with its insets, in points.
  ///   - visible: The limits of what the view shows, in points.
  ///   - track: The length of the track, in points.
  /// - Returns: The distance from the track's start and the length, in points; nil if the whole content
  ///   is visible.
  package static func bar(
    of content: (start: CGFloat, end: CGFloat), visible: (start: CGFloat, end: CGFloat),
    track: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    let (whole, view) = (content.end - content.start, visible.end - visible.start)
    guard whole > view, view > 0, track > 0 else { return nil }
    let before = max(visible.start - content.start, 0)
    let after = max(content.end - visible.end, 0)
    let inside = max(min(visible.end, content.end) - max(visible.start, content.start), 0)
    var minimum = min(minimumLength, track)
    if inside < view {
      minimum *= 1 - min((1 - inside / view) / shrinkingShare, 1)
    }
    let length = min(
      max(track * inside / whole, minimum, min(minimumLengthBeyondEdge, track)), track)
    let position = before + after > 0 ? before / (before + after) : 0
    return ((track - length) * position, length)
  }
}

/// The layer of a scroll indicator, whose changes aren't animated.
private final class IndicatorLayer: CALayer {
  override init() {
    super.init()
    cornerRadius = 1.5
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override init(layer: Any) { super.init(layer: layer) }

  /// Whether the layer is visible or fades out.
  var isShown: Bool { superlayer != nil && (opacity > 0 || animation(forKey: "fade") != nil) }

  override func action(forKey event: String) -> (any CAAction)? { nil }

  /// Shows a bar, or nothing if it is nil. The frame is aligned with the screen's pixels, as seen from
  /// `origin`.
  func show(
    _ bar: (start: CGFloat, length: CGFloat)?, _ color: UIColor,
    at place: ((start: CGFloat, length: CGFloat)) -> CGRect, from origin: CGPoint
  ) {
    isHidden = bar == nil
    guard let bar else { return }
    let scale = UIScreen.main.scale
    func rounded(_ value: CGFloat, _ origin: CGFloat) -> CGFloat {
      ((value - origin) * scale).rounded() / scale + origin
    }
    let area = place(bar)
    let (x, y) = (rounded(area.minX, origin.x), rounded(area.minY, origin.y))
    frame = CGRect(
      x: x, y: y, width: rounded(area.maxX, origin.x) - x, height: rounded(area.maxY, origin.y) - y)
    backgroundColor = color.cgColor
  }
}
