public import Foundation
import Layers
import VirtualTime

/// A view that lines up views in a row or a column with constraints of its own.
///
/// Arranged views that are hidden take no space; within an animation block they collapse and appear
/// over its duration.
open class UIStackView: UIView {
  /// How the arranged views fill the stack along its axis; the raw values are Apple's.
  public enum Distribution: Int, Sendable {
    /// Views keep the size of their content, and those that hug it least are stretched.
    case fill
    /// All views have the same size.
    case fillEqually
    /// Sizes are in proportion to those of the contents.
    case fillProportionally
    /// The spaces between views are equal.
    case equalSpacing
    /// The distances between the centres of views are equal.
    case equalCentering
  }

  /// How the arranged views are placed across the axis; the raw values are Apple's.
  public enum Alignment: Int, Sendable {
    /// Views are as high, or wide, as the stack.
    case fill
    /// At the leading edge.
    case leading
    /// By the baseline of their first line.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge.
    case trailing
    /// By the baseline of their last line.
    case lastBaseline

    /// At the upper edge.
    public static var top: Alignment { .leading }
    /// At the lower edge.
    public static var bottom: Alignment { .trailing }
  }

  /// The space after a view that has the stack's spacing.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// The space after a view that has the system's spacing, 8 points.
  public class var spacingUseSystem: CGFloat { 1.192_092_9e-07 }

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var ownConstraints: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []

  /// Creates a stack without views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutMargins = .zero
  }

  /// Creates a stack with views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack from its archive.
  public required init(coder: NSCoder) {
    // UIView's initialiser doesn't fail.
    super.init(coder: coder)!
    layoutMargins = .zero
    coder.decode(Self.stackProperties, of: self)
  }

  /// Encodes the view.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Self.stackProperties, of: self)
  }

  // MARK: Views

  /// The views in the row or column, which are subviews.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end, also as a subview.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.contains(view) ? arranged.count - 1 : arranged.count)
  }

  /// Inserts a view, also as a subview. A view that is arranged already is moved.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementChanged()
  }

  /// No longer arranges a view, which remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(view) else { return }
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementChanged()
  }

  /// Stops arranging a view that is removed from the stack.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Arrangement

  /// The direction: a row by default.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementChanged() } }

  /// How the views fill the stack along the axis.
  open var distribution = Distribution.fill { didSet { arrangementChanged() } }

  /// How the views are placed across the axis.
  open var alignment = Alignment.fill { didSet { arrangementChanged() } }

  /// The space between views in points; 0 by default. The least space for `equalSpacing` and
  /// `equalCentering`.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementChanged() } }
  }

  /// Sets the space after a view; `spacingUseDefault` for the stack's.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranges(arrangedSubview) else { return }
    let key = ObjectIdentifier(arrangedSubview)
    customSpacings[key] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  /// Returns the space that was set after a view; `spacingUseDefault` if none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Whether spaces of columns are between baselines; false by default.
  open var isBaselineRelativeArrangement = false { didSet { arrangementChanged() } }

  /// Whether the views are arranged within the margins; false by default.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged() } }

  /// The view with the first baseline: the first arranged one, or the highest in a row.
  open override var forFirstBaselineLayout: UIView {
    baselineView(arranged.first { !$0.isHidden })?.forFirstBaselineLayout ?? self
  }

  /// The view with the last baseline: the last arranged one, or the highest in a row.
  open override var forLastBaselineLayout: UIView {
    baselineView(arranged.last { !$0.isHidden })?.forLastBaselineLayout ?? self
  }

  private func baselineView(_ end: UIView?) -> UIView? {
    guard axis == .horizontal else { return end }
    return arranged.filter { !$0.isHidden }.max {
      $0.intrinsicContentSize.height < $1.intrinsicContentSize.height
    }
  }

  private func arrangementChanged() {
    setNeedsUpdateConstraints()
    superview?.setNeedsLayout()
  }

  /// Makes the constraints of the arrangement.
  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(ownConstraints)
    for guide in gaps { removeLayoutGuide(guide) }
    gaps = []
    var arrangement = StackArrangement(of: self) { self.space(after: $0) }
    ownConstraints = arrangement.constraints()
    gaps = arrangement.guides
    NSLayoutConstraint.activate(ownConstraints)
    super.updateConstraints()
  }

  private func space(after view: UIView) -> CGFloat {
    let custom = customSpacings[ObjectIdentifier(view)]
    return custom == UIStackView.spacingUseSystem ? systemSpacing : custom ?? spacing
  }

  // MARK: Hiding

  /// Hides or shows an arranged view. In an animation block, a view that is hidden stays visible while
  /// it collapses.
  func setHidden(_ isHidden: Bool, _ view: UIView) {
    guard view.isHidden != isHidden else { return }
    view.layoutNode.isHiddenInStack = isHidden
    arrangementChanged()
    guard isHidden, let end = ViewAnimations.current?.endOfBlock, let clock = VirtualClock.current
    else {
      view.layer.isHidden = isHidden
      return
    }
    clock.schedule(at: end) { [weak view] in
      if let view, view.layoutNode.isHiddenInStack == true { view.layer.isHidden = true }
    }
  }

  /// Whether a view is arranged.
  func arranges(_ view: UIView) -> Bool { arranged.contains { $0 === view } }
}
