import Foundation
import Geometry
import Raster
package import VirtualTime

/// What a layer, with all in it, showed at one instant: its opacity, mask and border included, but
/// not where it was.
///
/// It lies in the layer's own coordinates, counted from the top left corner of the bounds, so that it
/// goes wherever the layer goes; it is not stretched when the bounds grow (our decision).
package struct LayerLook: Sendable {
  let items: [DisplayItem]
  /// How many transitions deep it is: each may have begun while another was under way.
  let depth: Int

  /// What a layer shows that is not there.
  static let nothing = LayerLook(items: [], depth: 0)

  /// Transitions that follow each other faster than they end would nest without end. Of those that
  /// began this many before, nothing can be told any more.
  static let deepest = 24
}

extension CALayer {
  /// How this layer looks at `instant`.
  package func look(at instant: Instant) -> LayerLook {
    var playing = transition(at: instant)
    // Nothing has happened yet: one transition takes over from another.
    if let playing, playing.progress <= 0 { return playing.transition.old }
    if let depth = playing?.transition.old.depth, depth >= LayerLook.deepest { playing = nil }
    let state = state(at: instant)
    let toCorner = CGAffineTransform(translationX: -state.bounds.minX, y: -state.bounds.minY)
    let placed = PlacedLayer(
      layer: self, state: state, projection: .affine(toCorner), depth: 0,
      opacity: min(state.opacity, 1), around: Surroundings(instant: instant), transition: playing)
    var drawing = Drawing()
    placed.draw(to: &drawing)
    return LayerLook(items: drawing.items, depth: playing.map { $0.transition.old.depth + 1 } ?? 0)
  }

  /// How this layer looks at `instant`, as `other`, a layer beside it, would have to look to show the
  /// same in the same place.
  package func look(at instant: Instant, in other: CALayer) -> LayerLook {
    let look = look(at: instant)
    let (mine, theirs) = (state(at: instant), other.state(at: instant))
    let (corner, place) = (mine.bounds.origin, theirs.bounds.origin)
    let toOther = Projection.affine(CGAffineTransform(translationX: corner.x, y: corner.y))
      .concatenating(Projection(mine.toSuperlayer))
      .concatenating(Projection(theirs.toSuperlayer).inverted ?? .affine(.identity))
      .concatenating(CGAffineTransform(translationX: -place.x, y: -place.y))
    return LayerLook(items: look.items.applying(toOther), depth: look.depth)
  }
}
