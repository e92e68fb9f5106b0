import Foundation
package import Geometry
import Raster
package import VirtualTime

/// How the coordinates of a layer lie on the canvas, and what else it hands down to its sublayers.
package struct Surroundings {
  /// The plane into which sublayers are flattened, on the canvas.
  package var plane = Projection.affine(.identity)
  /// From the layer's coordinates into that plane's space; nil where they are the plane's own.
  package var space: CATransform3D?
  /// What the opacity of each sublayer is multiplied by.
  var opacity = 1.0
  /// What each colour is multiplied by.
  package var tint = Tint.none
  /// The time that sublayers show. A layer may hand down another than it has itself.
  package var instant: Instant
  /// Whether what is drawn is kept for later frames.
  var isRetained = false

  /// Whether a layer at rest shows the same in both.
  func isSamePlace(as other: Surroundings) -> Bool {
    plane == other.plane && space == other.space && opacity == other.opacity && tint == other.tint
  }
}

/// A layer in one of the places where it is drawn, with the values that it shows there.
package struct PlacedLayer {
  let layer: CALayer
  package let state: LayerState
  /// From its own coordinates to the canvas.
  package var projection: Projection
  /// How near its middle is to the viewer, in the space of the plane into which it is flattened.
  let depth: Double
  /// Its own and what is around it together.
  let opacity: Double
  package let around: Surroundings
  /// The transition that it is in the midst of, if any.
  let transition: PlayingTransition?
}

extension CALayer {
  /// Adds this layer as it is drawn in `around`; one that does not flatten adds its sublayers.
  func place(in around: Surroundings, into list: inout PlacedLayers) {
    retained.isNoted = false
    if isTimed { list.isRestless = true }
    let state = state(at: around.instant)
    let opacity = min(state.opacity, 1) * around.opacity
    guard !state.isHidden && opacity > 0 || animations.transition != nil else { return }
    if around.space == nil, flattensSublayers, let transform = state.toSuperlayerInPlane {
      append(state, opacity, Projection.affine(transform), depth: 0, in: around, to: &list)
      return
    }
    let own = state.toSuperlayer
    let space = around.space.map(own.concatenating) ?? own
    guard flattensSublayers else {
      if state.isHidden || opacity <= 0 { return }
      var inside = around
      inside.space = state.ofSublayers?.concatenating(space) ?? space
      inside.opacity = opacity
      return placeSublayers(of: state, in: inside, into: &list)
    }
    let middle = space.applied(to: [state.bounds.midX, state.bounds.midY, 0, 1])
    append(
      state, opacity, Projection(space), depth: middle.z / max(middle.w, Homography.nearest),
      in: around, to: &list)
  }

  private func append(
    _ state: LayerState, _ opacity: Double, _ inPlane: Projection, depth: Double,
    in around: Surroundings, to list: inout PlacedLayers
  ) {
    let projection = inPlane.concatenating(around.plane)
    guard state.isDoubleSided || projection.determinant > 0 else { return }
    list.append(
      PlacedLayer(
        layer: self, state: state, projection: projection, depth: depth, opacity: opacity,
        around: around, transition: transition(at: around.instant)))
  }
}

/// Layers that are flattened into one plane.
struct PlacedLayers {
  private(set) var list: [PlacedLayer] = []
  /// Whether time alone may change which there are, where, and what they show.
  var isRestless = false
  /// Whether none leaves the plane, so that their order is that of the tree.
  private(set) var isInPlane = true

  mutating func append(_ layer: PlacedLayer) {
    if layer.depth != 0 { isInPlane = false }
    list.append(layer)
  }

  /// From back to front; of layers at one depth the later one is in front. Each is in front of or
  /// behind another as a whole, by their middles: planes that cut through each other are not split.
  private var byDepth: [PlacedLayer] {
    if isInPlane { return list }
    return list.enumerated().sorted {
      ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
    }.map(\.element)
  }

  /// Adds what the layers show.
  func draw(to drawing: inout Drawing) {
    drawing.isRestless = drawing.isRestless || isRestless
    for placed in byDepth { placed.draw(to: &drawing) }
  }
}
