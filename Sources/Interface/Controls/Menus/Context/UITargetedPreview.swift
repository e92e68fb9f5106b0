public import Foundation
public import Geometry
public import Views

/// The looks of a preview.
open class UIPreviewParameters: NSObject {
  /// The path of the visible part; nil, the default, for all.
  open var visiblePath: UIBezierPath?
  /// The path of the shadow; nil, the default, for that of the visible part.
  open var shadowPath: UIBezierPath?
  /// The colour behind the preview.
  open var backgroundColor: UIColor! = .systemBackground
}

/// The place of a preview.
open class UIPreviewTarget: NSObject {
  /// The view that contains the preview.
  public let container: UIView
  /// The centre of the preview.
  public let center: CGPoint
  /// The transformation of the preview.
  public let transform: CGAffineTransform

  /// Creates a place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }
}

/// A view that is previewed, with its looks and its place.
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The looks.
  public let parameters: UIPreviewParameters
  /// The place.
  public let target: UIPreviewTarget

  /// Creates a preview at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// Creates a preview at the place of its view.
  public convenience init(
    view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()
  ) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }
}
