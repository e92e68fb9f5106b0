import Foundation
import Layout

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
    for constraint in layoutGuide.layoutNode.mentions.values { constraint.deactivate() }
    layoutGuide.layoutNode.entry?.engine.leave(layoutGuide.layoutNode)
    layoutNode.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owner = nil
  }

  func systemGuide(_ kind: UILayoutGuide.Kind, _ name: String) -> UILayoutGuide {
    if let guide = layoutNode.systemGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide(kind, of: self)
    guide.identifier = name
    layoutNode.systemGuides.append(guide)
    return guide
  }

  /// The distances of a guide of the system from the view's edges.
  func insets(of kind: UILayoutGuide.Kind) -> UIEdgeInsets {
    switch kind {
    case .safeArea: safeAreaInsets
    case .margins:
      UIEdgeInsets(
        top: layoutMargins.top + marginBase.top, left: layoutMargins.left + marginBase.left,
        bottom: layoutMargins.bottom + marginBase.bottom,
        right: layoutMargins.right + marginBase.right)
    case .top:
      UIEdgeInsets(top: 0, left: 0, bottom: bounds.height - safeAreaInsets.top, right: 0)
    case .bottom:
      UIEdgeInsets(top: bounds.height - safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
    case .keyboard: UIEdgeInsets(top: bounds.height, left: 0, bottom: 0, right: 0)
    case .own, .readable, .content, .frame: .zero
    }
  }

  /// Where the margins start: at the safe area, or at the edges.
  private var marginBase: UIEdgeInsets {
    insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
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

extension UIScrollView {
  /// Takes over the size that constraints give the content.
  func takeContentSize(_ scrolling: ScrollVariables, of engine: LayoutEngine) {
    var size = contentSize
    if engine.solver.isUsed(scrolling.contentWidth) {
      size.width = engine.solver.value(of: scrolling.contentWidth)
    }
    if engine.solver.isUsed(scrolling.contentHeight) {
      size.height = engine.solver.value(of: scrolling.contentHeight)
    }
    if size != contentSize { contentSize = size }
  }
}
