package import Foundation

/// A delegate that provides its layer's name in messages and the actions for all of its changes: a
/// view.
package protocol LayerOwner: CALayerDelegate {
  var nameInMessages: String { get }
  var layer: CALayer { get }
  /// Returns whether `layer` is this view's own layer. Its owner sets that layer's delegate to nil
  /// when it is deallocated.
  func owns(_ layer: CALayer) -> Bool
  /// Notifies that the bounds have changed; the layer's content may need to follow.
  func layerBoundsChanged(from old: CGRect)
  /// Requests that the layer display its contents again.
  func setNeedsDisplay()
}

extension CALayer {
  /// The layer's name in error messages: its view, its name, or its class and frame.
  package var nameInMessages: String {
    if let owner = delegate as? any LayerOwner { return owner.nameInMessages }
    return describe(type: type(of: self), name: name)
  }

  /// Returns a class and a name, or a class and the frame if there is no name.
  package func describe(type: Any.Type, name: String?) -> String {
    if let name { return "\(type) \"\(name)\"" }
    let frame = modelState.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return "\(type) (\(numbers.map { "\(($0 * 10).rounded() / 10)" }.joined(separator: ", ")))"
  }
}
