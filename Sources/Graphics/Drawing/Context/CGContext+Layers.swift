public import Foundation
import Geometry
import Raster

/// The state of a context before a transparency layer began.
struct TransparencyLayer {
  let outer: Recording
  /// The state in which the layer as a whole is drawn.
  let state: ContextState
  /// The number of saved states when the layer began.
  let savedStates: Int
}

extension CGContext {
  /// Begins a transparency layer: everything drawn until `endTransparencyLayer()` is composited as
  /// one picture with the current opacity, blend mode and shadow. Within the layer these are reset
  /// to 1, `normal` and none.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
    saveGState()
    layers.append(TransparencyLayer(outer: recording, state: state, savedStates: savedStates))
    recording = Recording()
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Begins a transparency layer that is clipped to `rect` in user space.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Draws the transparency layer, and restores the state from before it began. Does nothing if
  /// there is no layer.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    let picture = recording.items
    restoreStates(downTo: layer.savedStates - 1)
    recording = layer.outer
    state = layer.state
    drawInBaseSpace([.group(DisplayGroup(isIsolated: true, items: picture))])
  }
}
