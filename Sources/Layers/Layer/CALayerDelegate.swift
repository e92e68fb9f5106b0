/// Says what a layer's changes do, lays its sublayers out and gives it its content; a view is its
/// layer's delegate.
///
/// `draw(_:in:)` is not among the methods: there is no `CGContext` to draw in.
public protocol CALayerDelegate: AnyObject {
  /// The action for a changed property: an action to run, `NSNull` for none, nil to look further.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Places what is in the layer: called before the next frame after `setNeedsLayout()`.
  func layoutSublayers(of layer: CALayer)
  /// Sets the layer's contents: called before the next frame after `setNeedsDisplay()`.
  func display(_ layer: CALayer)
  /// The layer is about to be displayed.
  func layerWillDraw(_ layer: CALayer)
}

extension CALayerDelegate {
  /// Looks further.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Leaves all where it is.
  public func layoutSublayers(of layer: CALayer) {}
  /// Leaves the contents as they are.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
}
