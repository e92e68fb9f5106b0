/// A reference that becomes nil when its layer is deallocated.
///
/// It replaces weak variables: an object with one is retained and released several times slower,
/// from then on.
final class LayerReference {
  /// The layer, which sets this to nil when it is deallocated.
  private(set) unowned(unsafe) var layer: CALayer?

  init(_ layer: CALayer) { self.layer = layer }

  /// Ends the reference; called when the layer is deallocated.
  func clear() { layer = nil }
}
