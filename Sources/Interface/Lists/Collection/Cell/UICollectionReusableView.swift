public import Foundation
import Geometry
import Layers
public import Views

/// A view of a collection that is reused: a cell, a header, a footer or a decoration.
open class UICollectionReusableView: UIView {
  private(set) var identifier: String?

  /// Creates a view. Collections create the classes that are registered with this initialiser.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view without a size; archives aren't supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  final func setIdentifier(_ identifier: String) { self.identifier = identifier }

  /// The identifier under which the collection reuses the view.
  open var reuseIdentifier: String? { identifier }

  /// Called before the view is reused; does nothing by default.
  open func prepareForReuse() {}

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
  /// estimated sizes.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitting = systemLayoutSizeFitting(layoutAttributes.size)
    let result = layoutAttributes.duplicate
    if fitting.width > 0 { result.size.width = fitting.width }
    if fitting.height > 0 { result.size.height = fitting.height }
    return result
  }
}
