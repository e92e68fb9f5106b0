package import Foundation

/// A delegate that names its layer in messages and answers for all of its animations: a view.
package protocol LayerOwner: CALayerDelegate {
  var nameInMessages: String { get }
  /// The bounds have changed; what lies inside may have to follow.
  func layerBoundsChanged(from old: CGRect)
  /// Has the layer display its contents anew.
  func setNeedsDisplay()
}

extension CALayer {
  /// The layer as error messages name it: by its view, its name, or its class and frame.
  package var nameInMessages: String {
    if let owner = delegate as? any LayerOwner { return owner.nameInMessages }
    return describe(type: type(of: self), name: name)
  }

  /// A class and a name, or else the place in the superlayer.
  package func describe(type: Any.Type, name: String?) -> String {
    if let name { return "\(type) \"\(name)\"" }
    let frame = modelState.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return "\(type) (\(numbers.map { "\(($0 * 10).rounded() / 10)" }.joined(separator: ", ")))"
  }
}
