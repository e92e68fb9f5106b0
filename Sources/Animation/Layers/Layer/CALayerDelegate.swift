public import Drawing

/// Says what a layer's changes do, lays its sublayers out and gives it its content; a view is its
/// layer's delegate.
public protocol CALayerDelegate: AnyObject {
  /// The action for a changed property: an action to run, `NSNull` for none, nil to look further.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Places what is in the layer: called before the next frame after `setNeedsLayout()`.
  func layoutSublayers(of layer: CALayer)
  /// Sets the layer's contents: called before the next frame after `setNeedsDisplay()`. Without a
  /// method of one's own the layer draws them, by `draw(in:)`.
  func display(_ layer: CALayer)
  /// The layer is about to be drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Draws the layer's contents, in its own coordinates.
  func draw(_ layer: CALayer, in context: CGContext)
}

extension CALayerDelegate {
  /// Looks further.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Leaves all where it is.
  public func layoutSublayers(of layer: CALayer) {}
  /// Has the layer draw its contents.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Draws nothing.
  public func draw(_ layer: CALayer, in context: CGContext) {}
}
