import VirtualTime

/// The numbers of a stage's layers in its records, in the order of first appearance.
final class LayerNumbers: StageLocal {
  private var last = 0

  init(on clock: VirtualClock) {}

  /// Returns the record of `layer`, and assigns a number if it has none.
  func traced(_ layer: CALayer) -> TracedLayer {
    if let known = layer.traced, known.numbers === self { return known }
    last += 1
    let traced = TracedLayer(last, of: self)
    layer.traced = traced
    return traced
  }
}

/// The record of a layer on a stage. The layer owns it, so that recording doesn't affect the
/// lifetime of layers.
final class TracedLayer {
  let number: Int
  fileprivate weak var numbers: LayerNumbers?
  /// The number of recorded values by key.
  var counts: [String: Int] = [:]

  fileprivate init(_ number: Int, of numbers: LayerNumbers) {
    self.number = number
    self.numbers = numbers
  }
}
