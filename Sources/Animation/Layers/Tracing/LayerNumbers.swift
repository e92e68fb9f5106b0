package import VirtualTime

/// The numbers of a stage's layers in its records, in the order of first appearance.
final class LayerNumbers: StageLocal {
  private var last = 0
  private unowned let clock: VirtualClock
  private lazy var undrawn = UndrawnLayers.of(clock)

  init(on clock: VirtualClock) { self.clock = clock }

  /// Returns the record of `layer`, and assigns a number if it has none.
  func traced(_ layer: CALayer) -> TracedLayer {
    if let known = layer.traced, known.numbers === self { return known }
    last += 1
    let traced = TracedLayer(last, of: self)
    traced.isDrawn = !undrawn.numbers.contains(last)
    layer.traced = traced
    return traced
  }
}

/// The layers of a traced stage that aren't drawn, nor the layers in them: those that the user of a
/// preview has hidden. The film itself sees no difference.
package final class UndrawnLayers: StageLocal {
  /// The numbers of the layers.
  package var numbers: Set<Int> = []

  package init(on clock: VirtualClock) {}
}

/// The record of a layer on a stage. The layer owns it, so that recording doesn't affect the
/// lifetime of layers.
final class TracedLayer {
  let number: Int
  fileprivate weak var numbers: LayerNumbers?
  /// Whether the layer is drawn, with the layers in it.
  var isDrawn = true
  /// The number of recorded values by key.
  var counts: [String: Int] = [:]

  fileprivate init(_ number: Int, of numbers: LayerNumbers) {
    self.number = number
    self.numbers = numbers
  }
}
