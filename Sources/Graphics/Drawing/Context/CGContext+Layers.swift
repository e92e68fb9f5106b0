public import Foundation
import Geometry
import Raster

/// What a transparency layer has interrupted.
struct TransparencyLayer {
  let outer: Recording
  /// The state in which the layer as a whole is drawn.
  let state: ContextState
  /// How many states were put aside when it began.
  let savedStates: Int
}

extension CGContext {
  /// Begins a picture of its own: what is drawn until `endTransparencyLayer()` is drawn as one, with
  /// the opacity, blend mode and shadow that are set now. Within it these are 1, `normal` and none.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
    saveGState()
    layers.append(TransparencyLayer(outer: recording, state: state, savedStates: savedStates))
    recording = Recording()
    (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
  }

  /// Begins a picture of its own that shows within `rect` of user space.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Draws the picture that `beginTransparencyLayer` began, and takes back the state of that moment;
  /// does nothing if there is none.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    let picture = recording.items
    restoreStates(downTo: layer.savedStates - 1)
    (recording, state) = (layer.outer, layer.state)
    drawInBaseSpace([.group(DisplayGroup(isIsolated: true, items: picture))])
  }
}
