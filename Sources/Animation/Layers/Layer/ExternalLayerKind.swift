package import Raster

/// What a kind of layer defined in a module above this one adds to `CALayer`.
///
/// Swift lets another module override only what is `open`, and an `open` member would be visible to
/// apps. So such a layer hands over an object, as the last step of its initialisers.
package protocol ExternalLayerKind: AnyObject {
  /// All that can be animated in such a layer, by key path.
  var properties: [String: LayerProperty] { get }

  /// Whether time alone may change what the layer shows.
  var isTimed: Bool { get }

  /// The layer's values, animations or time have changed.
  func layerChanged()

  /// What the layer shows behind its sublayers, in the coordinates of the canvas.
  func items(in place: PlacedLayer) -> [DisplayItem]

  /// How a key that is more than an animatable property is read and written; nil for other keys.
  func value(forKey key: String) -> KeyedValue?

  /// How a key path into an object of the layer is read and written; nil for other key paths.
  func value(forKeyPath keyPath: String) -> KeyedValue?
}
