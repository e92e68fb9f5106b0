public import Foundation
import VirtualTime

/// A rectangle that takes part in Auto Layout and shows nothing.
open class UILayoutGuide: NSObject {
  private final var identityHash = IdentityHash()

  /// A number that is the same on every run, in contrast to the address that other objects hash.
  open override var hash: Int { identityHash.value() }

  /// The rectangle that the guide has within its view, for those of the system; nil for an app's own.
  enum Kind { case own, safeArea, margins, readable, content, frame, top, bottom, keyboard }

  let kind: Kind
  /// The view, which sets this to nil when it is deallocated.
  private var ownerReference: Unmanaged<UIView>?
  private var ownNode: LayoutNode?

  var owner: UIView? {
    get { ownerReference?.takeUnretainedValue() }
    set { ownerReference = newValue.map(Unmanaged.passUnretained) }
  }

  var layoutNode: LayoutNode {
    if let ownNode { return ownNode }
    let node = LayoutNode(guide: self)
    ownNode = node
    return node
  }

  init(_ kind: Kind, of owner: UIView) {
    self.kind = kind
    super.init()
    self.owner = owner
  }

  /// Creates a guide; `UIView.addLayoutGuide(_:)` adds it to a view.
  public override init() {
    kind = .own
    super.init()
  }

  /// Creates a guide; archives aren't supported.
  public required init?(coder: NSCoder) {
    kind = .own
    super.init()
  }

  deinit { ownNode?.itemIsDeallocated() }

  /// A name that identifies the guide in messages.
  open var identifier = ""

  /// The view to which the guide belongs.
  open var owningView: UIView? { owner }

  /// The rectangle in the coordinates of the owning view, as of the latest layout.
  open var layoutFrame: CGRect { owner.map { _ in layoutNode.frameOfGuide } ?? .zero }

  /// The constraints that determine the guide along an axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { layoutNode.constraints(along: axis) }

  /// Whether the constraints leave the rectangle undetermined.
  open var hasAmbiguousLayout: Bool { layoutNode.isAmbiguous }

  /// The edge at which text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { .init(AnchorTerm(layoutNode, .leading)) }
  /// The edge at which text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(AnchorTerm(layoutNode, .trailing)) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { .init(AnchorTerm(layoutNode, .left)) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { .init(AnchorTerm(layoutNode, .right)) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { .init(AnchorTerm(layoutNode, .top)) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(AnchorTerm(layoutNode, .bottom)) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { .init(AnchorTerm(layoutNode, .width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { .init(AnchorTerm(layoutNode, .height)) }
  /// The centre along the x axis.
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(AnchorTerm(layoutNode, .centerX)) }
  /// The centre along the y axis.
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(AnchorTerm(layoutNode, .centerY)) }
}
