package import Raster

/// The additions to `CALayer` of a layer class that is defined in a module above this one.
///
/// Swift lets another module override only members that are `open`, and an `open` member would be
/// visible to apps. Such a layer therefore registers an object as the last step of its
/// initialisers.
package protocol ExternalLayerKind: AnyObject {
  /// All animatable properties of the layer by key path.
  var properties: [String: LayerProperty] { get }

  /// Whether time alone can change the layer's appearance.
  var isTimed: Bool { get }

  /// Notifies that the layer's values, animations or time have changed.
  func layerChanged()

  /// Returns the items that the layer shows behind its sublayers, in canvas coordinates.
  func items(in place: PlacedLayer) -> [DisplayItem]

  /// Returns access to a key that isn't only an animatable property; nil for other keys.
  func value(forKey key: String) -> KeyedValue?

  /// Returns access to a key path into an object of the layer; nil for other key paths.
  func value(forKeyPath keyPath: String) -> KeyedValue?
}
