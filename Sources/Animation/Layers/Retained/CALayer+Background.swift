import Foundation
import Geometry
import Raster
import VirtualTime

/// The drawing of a layer that is a background and nothing else.
struct BackgroundDrawing {
  /// The background; nil if it isn't visible.
  let item: DisplayItem?
  /// Whether time alone can change it.
  let changesWithTime: Bool
}

extension CALayer {
  /// Returns the drawing of a layer in its superlayer's plane that has no sublayers and shows only a
  /// background of one colour; nil for any other layer. `superlayerTime` is the time of `around` in
  /// the superlayer, in nanoseconds.
  ///
  /// Films move thousands of such layers. `place(in:into:)` and `PlacedLayer.draw(to:)` give the
  /// same item with several copies of the layer's values.
  func background(in around: Surroundings, superlayerTime: Double) -> BackgroundDrawing? {
    guard children.isEmpty, around.space == nil, maskLayer == nil, externalKind == nil,
      !animations.hasTransition, flattensSublayers
    else { return nil }
    let isTimed = isTimed
    var state = modelState
    guard state.isBackgroundOnly else { return nil }
    if isTimed {
      animations.apply(
        to: &state, at: localTime(atParent: superlayerTime), instant: around.instant)
      if hasOwnTime, !isActive(atParent: superlayerTime) { state.isHidden = true }
      guard state.isBackgroundOnly else { return nil }
    }
    guard let drawing = state.background(in: around, changesWithTime: isTimed) else { return nil }
    retained.isMarked = false
    return drawing
  }
}

extension LayerState {
  /// Returns the drawing of a layer with this state, which is only a background; nil if it leaves its
  /// superlayer's plane.
  func background(in around: Surroundings, changesWithTime: Bool) -> BackgroundDrawing? {
    let opacity = min(opacity, 1) * around.opacity
    let color = backgroundColor ?? .clear
    guard !isHidden, opacity > 0, color.alpha > 0 else {
      return BackgroundDrawing(item: nil, changesWithTime: changesWithTime)
    }
    guard let transform = toSuperlayerInPlane else { return nil }
    let projection = Projection.affine(transform).concatenating(around.plane)
    guard isDoubleSided || projection.determinant > 0 else {
      return BackgroundDrawing(item: nil, changesWithTime: changesWithTime)
    }
    let shown = opacity < 1 ? color.multiplied(byAlpha: opacity) : color
    return BackgroundDrawing(
      item: .fill(backgroundOutline, projection, .color(shown.tinted(around.tint))),
      changesWithTime: changesWithTime)
  }

  /// What `outline` returns for a state that is only a background.
  private var backgroundOutline: Shape {
    if cornerRadius <= 0 { return .rect(bounds) }
    let isWithin = cornerRadius <= min(bounds.size.width, bounds.size.height) / 2
    return isWithin ? .roundedRect(bounds, radius: cornerRadius) : outline
  }
}
