public import Foundation
import Geometry
import Layers
public import Views

/// A view of a collection that is reused: a cell, a header, a footer or a decoration.
open class UICollectionReusableView: UIView {
  private(set) var identifier: String?
  /// Performs the segue of a storyboard that a selection of the cell starts.
  package final var segue: (() -> Void)?
  /// A copy of the attributes that were last applied: layouts can change theirs.
  private var appliedAttributes: UICollectionViewLayoutAttributes?
  /// The depth that the layout has given the view.
  var depth: Int { appliedAttributes?.zIndex ?? 0 }

  /// Creates a view. Collections create the classes that are registered with this initialiser.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from its archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  final func setIdentifier(_ identifier: String) { self.identifier = identifier }

  /// The identifier under which the collection reuses the view.
  open var reuseIdentifier: String? { identifier }

  /// Called before the view is reused; does nothing by default.
  open func prepareForReuse() {
    replaceable(.prepareForReuse, of: self, in: UICollectionReusableView.self) {}
  }

  /// Called when the layout's attributes are applied to the view, for those of subclasses; does nothing
  /// by default.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before another layout arranges the view; does nothing by default.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after another layout has arranged the view; does nothing by default.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns the attributes with the size that the view's constraints demand, where a layout has only
  /// estimated sizes; a compositional layout can determine one of the lengths.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = layoutAttributes.flexibleAxes
    let fitting =
      axes.width && axes.height
      ? systemLayoutSizeFitting(layoutAttributes.size)
      : systemLayoutSizeFitting(
        layoutAttributes.size,
        withHorizontalFittingPriority: axes.width ? .fittingSizeLevel : .required,
        verticalFittingPriority: axes.height ? .fittingSizeLevel : .required)
    let result = layoutAttributes.duplicate
    if axes.width, fitting.width > 0 { result.size.width = fitting.width }
    if axes.height, fitting.height > 0 { result.size.height = fitting.height }
    return result
  }

  // MARK: Placing

  /// Places the view, unless these attributes were the last ones to be applied.
  final func setLayoutAttributes(_ attributes: UICollectionViewLayoutAttributes) {
    if appliedAttributes?.isEqual(attributes) == true { return }
    appliedAttributes = attributes.duplicate
    adoptRow(attributes.row)
    let origin = attributes.scrollOrigin ?? .zero
    let middle = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
    if center != middle { center = middle }
    if bounds.size != attributes.size { bounds.size = attributes.size }
    if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) {
      transform3D = attributes.transform3D
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if layer.zPosition != CGFloat(attributes.zIndex) {
      layer.zPosition = CGFloat(attributes.zIndex)
    }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    apply(attributes)
  }

  /// Adopts what a list determines for the view's row; nil elsewhere.
  func adoptRow(_ row: ListRow?) {}

  /// Has the next attributes applied in any case.
  final func forgetLayoutAttributes() { appliedAttributes = nil }
}
