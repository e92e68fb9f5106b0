import Foundation
import LayoutSolver

// Anchors, guides and ambiguity. These members can't be overridden, as in UIKit.
extension UIView {
  /// The edge at which text begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(AnchorTerm(layoutNode, .leading)) }
  /// The edge at which text ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(AnchorTerm(layoutNode, .trailing)) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { .init(AnchorTerm(layoutNode, .left)) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { .init(AnchorTerm(layoutNode, .right)) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { .init(AnchorTerm(layoutNode, .top)) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(AnchorTerm(layoutNode, .bottom)) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { .init(AnchorTerm(layoutNode, .width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { .init(AnchorTerm(layoutNode, .height)) }
  /// The centre along the x axis.
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(AnchorTerm(layoutNode, .centerX)) }
  /// The centre along the y axis.
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(AnchorTerm(layoutNode, .centerY)) }
  /// The baseline of the first line of text; the lower edge of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    .init(AnchorTerm(layoutNode, .firstBaseline))
  }
  /// The baseline of the last line of text; the lower edge of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    .init(AnchorTerm(layoutNode, .lastBaseline))
  }

  // MARK: Guides

  /// The layout guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { layoutNodeIfMade?.guides ?? [] }

  /// Adds a layout guide, and removes it from another view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner !== self else { return }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    layoutGuide.owner = self
    layoutNode.guides.append(layoutGuide)
  }

  /// Removes a layout guide and deactivates its constraints.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner === self, layoutGuide.kind == .own else { return }
    for constraint in layoutGuide.layoutNode.mentionsInOrder { constraint.deactivate() }
    layoutGuide.layoutNode.entry?.engine.leave(layoutGuide.layoutNode)
    layoutNode.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owner = nil
  }

  func systemGuide(_ kind: UILayoutGuide.Kind, _ name: String) -> UILayoutGuide {
    systemGuide(kind, name, UILayoutGuide.init(_:of:))
  }

  /// Returns the system's guide of a kind, which `make` creates when it is needed first.
  func systemGuide<Guide: UILayoutGuide>(
    _ kind: UILayoutGuide.Kind, _ name: String, _ make: (UILayoutGuide.Kind, UIView) -> Guide
  ) -> Guide {
    let known = layoutNode.systemGuides.first { $0.kind == kind }
    if let guide = known as? Guide { return guide }
    let guide = make(kind, self)
    guide.identifier = name
    layoutNode.systemGuides.append(guide)
    return guide
  }

  /// The place of a guide of the system. Its width is relative to the view's, its height too if `isHigh`,
  /// and its position to the lower edge if `isAtBottom`.
  func place(of kind: UILayoutGuide.Kind) -> GuidePlace {
    let safe = safeAreaInsets
    switch kind {
    case .safeArea: return GuidePlace(safe)
    case .margins: return GuidePlace(layoutMargins)
    case .readable: return GuidePlace(readableInsets)
    case .top: return GuidePlace(x: 0, y: 0, width: 0, height: safe.top, isHigh: false)
    case .bottom: return GuidePlace(atBottom: safe.bottom)
    case .keyboard:
      let bottom = keyboardLayoutGuide.usesBottomSafeArea ? safe.bottom : 0
      return GuidePlace(atBottom: max(bottom, overlapOfKeyboard))
    case .own, .content, .frame: return GuidePlace(.zero)
    }
  }

  /// Whether constraints use the keyboard's guide.
  var hasKeyboardGuide: Bool { layoutNode.systemGuides.contains { $0.kind == .keyboard } }

  /// The height of the view's part behind the keyboard.
  private var overlapOfKeyboard: CGFloat {
    let keyboard = UIApplication.shared.inputViews.shownFrame
    guard !keyboard.isNull, window != nil else { return 0 }
    return max(bounds.maxY - convert(keyboard.origin, from: nil).y, 0)
  }

  /// The margins, and more in a view that is wider than 1 008 points: its column of text is at most 920
  /// points wide (O5.5 in docs/measured.md).
  private var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let width = bounds.width - insets.left - insets.right
    guard bounds.width > 1008, width > 920 else { return insets }
    insets.left += (width - 920) / 2
    insets.right += (width - 920) / 2
    return insets
  }

  // MARK: Safe area

  /// The parts of the superview's insets that overlap the view (O5.1 in docs/measured.md), and those
  /// that its controller adds. Negative insets don't overlap anything: they are the view's own.
  var insetsOfSafeArea: UIEdgeInsets {
    var insets =
      superview.map { overlap(of: $0.safeAreaInsets, in: $0.bounds) }
      ?? (self is UIWindow
        ? overlap(of: UIScreen.main.safeAreaInsets, in: UIScreen.main.bounds) : .zero)
    guard let controller else { return insets }
    for added in [controller.additionalSafeAreaInsets, controller.containerInsets] {
      insets.top += added.top
      insets.left += added.left
      insets.bottom += added.bottom
      insets.right += added.right
    }
    return insets
  }

  /// Returns the parts of insets of an area that overlap the view, in the coordinates of its frame.
  private func overlap(of outer: UIEdgeInsets, in bounds: CGRect) -> UIEdgeInsets {
    guard outer != .zero else { return .zero }
    let frame = frame
    func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      max(min(inset - distance, inset), 0)
    }
    return UIEdgeInsets(
      top: part(outer.top, frame.minY - bounds.minY),
      left: part(outer.left, frame.minX - bounds.minX),
      bottom: part(outer.bottom, bounds.maxY - frame.maxY),
      right: part(outer.right, bounds.maxX - frame.maxX))
  }

  /// Notifies the view and its subviews of changed insets.
  func safeAreaChanged() {
    geometryChanged()
    layoutMarginsDidChange()
    safeAreaInsetsDidChange()
    (self as? UIScrollView)?.updateAdjustedInset()
    controller?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    for view in subviews { view.safeAreaChanged() }
  }

  // MARK: Debugging

  /// The constraints that determine the view along an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { layoutNodeIfMade?.constraints(along: axis) ?? [] }

  /// Whether the constraints leave the place of the view undetermined.
  public var hasAmbiguousLayout: Bool { layoutNodeIfMade?.isAmbiguous ?? false }

  /// Gives the view another place that its constraints allow as well, if there is one.
  public func exerciseAmbiguityInLayout() { layoutNodeIfMade?.exerciseAmbiguity() }

  /// The factors of the superview's size in the place that the autoresizing mask gives the view.
  var autoresizingFactors: (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    guard let superview, !autoresizingMask.isEmpty else { return (0, 0, 0, 0) }
    let size = superview.bounds.size
    let origin = CGPoint(
      x: center.x - anchorPoint.x * bounds.width, y: center.y - anchorPoint.y * bounds.height)
    func shares(
      _ parts: [CGFloat], _ masks: [AutoresizingMask]
    ) -> (CGFloat, CGFloat) {
      let flexible = masks.map(autoresizingMask.contains)
      let total = zip(parts, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
      let count = CGFloat(flexible.count(where: \.self))
      func share(_ index: Int) -> CGFloat {
        guard flexible[index] else { return 0 }
        return total > 0 ? parts[index] / total : 1 / count
      }
      return (share(0), share(1))
    }
    let x = shares(
      [origin.x, bounds.width, size.width - origin.x - bounds.width],
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    let y = shares(
      [origin.y, bounds.height, size.height - origin.y - bounds.height],
      [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    return (x.0, y.0, x.1, y.1)
  }
}

/// The place of a guide of the system in its view.
struct GuidePlace {
  var x: CGFloat
  var y: CGFloat
  var width: CGFloat
  var height: CGFloat
  var isHigh = true
  var isAtBottom = false
}

extension GuidePlace {
  /// The lowest part of the view, with its whole width.
  init(atBottom height: CGFloat) {
    self.init(x: 0, y: -height, width: 0, height: height, isHigh: false, isAtBottom: true)
  }

  /// The view without insets.
  init(_ insets: UIEdgeInsets) {
    self.init(
      x: insets.left, y: insets.top, width: -insets.left - insets.right,
      height: -insets.top - insets.bottom)
  }
}

extension UIScrollView {
  /// The zoomed view, if it is scaled and constraints place it: they describe it without its scale.
  var zoomedByConstraints: UIView? {
    guard zoomScale != 1, let view = delegate?.viewForZooming(in: self), view.superview === self,
      !view.translatesAutoresizingMaskIntoConstraints
    else { return nil }
    return view
  }

  /// Takes over the size that constraints give the content.
  func takeContentSize(_ scrolling: ScrollVariables, of engine: LayoutEngine) {
    var size = contentSize
    let zoomed = zoomedByConstraints?.layoutNodeIfMade?.entry?.rect.size ?? .zero
    if engine.solver.isUsed(scrolling.contentWidth) {
      size.width =
        engine.solver.value(of: scrolling.contentWidth) + zoomed.width * (zoomScale - 1)
    }
    if engine.solver.isUsed(scrolling.contentHeight) {
      size.height =
        engine.solver.value(of: scrolling.contentHeight) + zoomed.height * (zoomScale - 1)
    }
    if size != contentSize { contentSize = size }
  }
}
