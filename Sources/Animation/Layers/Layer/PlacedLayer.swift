import Foundation
package import Geometry
import Raster
package import VirtualTime

/// The placement of a layer's coordinates on the canvas, and other values that its sublayers
/// inherit.
package struct Surroundings {
  /// The projection of the plane into which sublayers are flattened onto the canvas.
  package var plane = Projection.affine(.identity)
  /// The transform from the layer's coordinates into that plane's space; nil for the identity.
  package var space: CATransform3D?
  /// The factor for the opacity of each sublayer.
  var opacity = 1.0
  /// The factor for each colour.
  package var tint = Tint.none
  /// The instant that sublayers show, which can differ from the layer's own.
  package var instant: Instant
  /// Whether drawings are kept for later frames.
  var isRetained = false

  /// Returns whether a layer at rest looks the same in both.
  func isSamePlace(as other: Surroundings) -> Bool {
    plane == other.plane && space == other.space && opacity == other.opacity && tint == other.tint
  }
}

/// A layer in one of the places where it is drawn, with its values there.
package struct PlacedLayer {
  let layer: CALayer
  package let state: LayerState
  /// The projection from the layer's own coordinates to the canvas.
  package var projection: Projection
  /// The depth of the layer's centre, greater towards the viewer, in the space of the plane into
  /// which it is flattened.
  let depth: Double
  /// The layer's opacity multiplied by the inherited one.
  let opacity: Double
  package let around: Surroundings
  /// The transition in progress, if any.
  let transition: PlayingTransition?
}

extension CALayer {
  /// Adds this layer as it is drawn in `around`; a layer that doesn't flatten adds its sublayers
  /// instead.
  func place(in around: Surroundings, into list: inout PlacedLayers) {
    retained.isMarked = false
    if isTimed { list.changesWithTime = true }
    let state = drawnState(at: around.instant)
    let opacity = min(state.opacity, 1) * around.opacity
    guard !state.isHidden && opacity > 0 || animations.transition != nil, traced?.isDrawn != false
    else { return }
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
  /// Whether time alone can change which layers there are, their places or their appearance.
  var changesWithTime = false
  /// Whether all layers are in the plane, so that tree order is depth order.
  private(set) var isInPlane = true

  mutating func append(_ layer: PlacedLayer) {
    if layer.depth != 0 { isInPlane = false }
    list.append(layer)
  }

  /// The layers from back to front; of layers at the same depth, the later one is in front. Each
  /// layer is sorted as a whole by its centre: intersecting planes aren't split.
  private var byDepth: [PlacedLayer] {
    if isInPlane { return list }
    return list.enumerated().sorted {
      ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
    }.map(\.element)
  }

  /// Adds the layers' items.
  func draw(to drawing: inout Drawing) {
    drawing.changesWithTime = drawing.changesWithTime || changesWithTime
    for placed in byDepth { placed.draw(to: &drawing) }
  }
}
