import Foundation

/// A delegate that names its layer in messages and answers for all of its animations: a view.
package protocol LayerOwner: CALayerDelegate {
  var nameInMessages: String { get }
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
    let frame = model.frame
    return "\(type) (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
  }
}
