import VirtualTime

/// The numbers by which the records of a stage tell its layers apart, by first appearance.
final class LayerNumbers: StageLocal {
  private var last = 0

  init(on clock: VirtualClock) {}

  /// What is known of `layer`, which has a number from now on.
  func traced(_ layer: CALayer) -> TracedLayer {
    if let known = layer.traced, known.numbers === self { return known }
    last += 1
    let traced = TracedLayer(last, of: self)
    layer.traced = traced
    return traced
  }
}

/// What the records of a stage know of a layer. The layer owns it, so that being recorded doesn't
/// change how long layers live.
final class TracedLayer {
  let number: Int
  fileprivate weak var numbers: LayerNumbers?
  /// How many values were recorded of each key.
  var counts: [String: Int] = [:]

  fileprivate init(_ number: Int, of numbers: LayerNumbers) {
    (self.number, self.numbers) = (number, numbers)
  }
}
