import Foundation
import Geometry
import Raster
package import VirtualTime

/// The appearance of a layer and its descendants at one instant, including its opacity, mask and
/// border, but not its position.
///
/// It is in the layer's own coordinates, relative to the top left corner of the bounds, so that it
/// moves with the layer; it isn't stretched if the bounds grow (our decision).
package struct LayerAppearance: Sendable {
  let items: [DisplayItem]
  /// The number of nested transitions, each of which began during another.
  let depth: Int

  /// The appearance of a layer that isn't visible.
  static let empty = LayerAppearance(items: [], depth: 0)

  /// The maximum depth. Transitions that start faster than they end would nest without limit; the
  /// ones beyond this depth are no longer visible.
  static let maximumDepth = 24
}

extension CALayer {
  /// Returns the appearance of this layer at `instant`.
  package func layerAppearance(at instant: Instant) -> LayerAppearance {
    var playing = transition(at: instant)
    // The transition hasn't progressed yet: the next one starts from the same appearance.
    if let playing, playing.progress <= 0 { return playing.transition.old }
    if let depth = playing?.transition.old.depth, depth >= LayerAppearance.maximumDepth {
      playing = nil
    }
    let state = drawnState(at: instant)
    let toCorner = CGAffineTransform(translationX: -state.bounds.minX, y: -state.bounds.minY)
    let placed = PlacedLayer(
      layer: self, state: state, projection: .affine(toCorner), depth: 0,
      opacity: min(state.opacity, 1), around: Surroundings(instant: instant), transition: playing)
    var drawing = Drawing()
    placed.draw(to: &drawing)
    return LayerAppearance(
      items: drawing.items, depth: playing.map { $0.transition.old.depth + 1 } ?? 0)
  }

  /// Returns the appearance of this layer at `instant`, converted to the coordinates of `other`, a
  /// sibling, so that it is drawn in the same place.
  package func layerAppearance(at instant: Instant, in other: CALayer) -> LayerAppearance {
    let appearance = layerAppearance(at: instant)
    let (mine, theirs) = (state(at: instant), other.state(at: instant))
    let (corner, place) = (mine.bounds.origin, theirs.bounds.origin)
    let toOther = Projection.affine(CGAffineTransform(translationX: corner.x, y: corner.y))
      .concatenating(Projection(mine.toSuperlayer))
      .concatenating(Projection(theirs.toSuperlayer).inverted ?? .affine(.identity))
      .concatenating(CGAffineTransform(translationX: -place.x, y: -place.y))
    return LayerAppearance(items: appearance.items.applying(toOther), depth: appearance.depth)
  }
}
