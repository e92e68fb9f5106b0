public import Drawing

/// An object that provides a layer's actions, layout and contents; a view is its layer's delegate.
public protocol CALayerDelegate: AnyObject {
  /// Returns the action for a changed property: an action to run, `NSNull` for none, or nil to
  /// continue the search.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Lays out the layer's sublayers: called before the next frame after `setNeedsLayout()`.
  func layoutSublayers(of layer: CALayer)
  /// Sets the layer's contents: called before the next frame after `setNeedsDisplay()`. By default,
  /// the layer draws them with `draw(in:)`.
  func display(_ layer: CALayer)
  /// Notifies that the layer is about to be drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Draws the layer's contents, in its own coordinates.
  func draw(_ layer: CALayer, in context: CGContext)
}

extension CALayerDelegate {
  /// Continues the search.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Lets the layer draw its contents.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Draws nothing.
  public func draw(_ layer: CALayer, in context: CGContext) {}
}
