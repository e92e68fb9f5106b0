import Foundation
import Geometry
import Raster

extension PlacedLayer {
  /// Inserts the layer's shadow beneath the items from `start` on, which cast it unless the shadow
  /// has a path.
  ///
  /// Offset and radius are in the layer's own coordinates: they rotate and scale with it, in
  /// perspective by the scale at its centre.
  func castShadow(fadedTo opacity: Double, beneath start: Int, of items: inout [DisplayItem]) {
    let shadow = state.shadow
    let strength = min(max(shadow.opacity, 0), 1)
    guard strength > 0, let color = shadow.color, color.alpha > 0 else { return }
    let caster =
      shadow.path.map { path -> [DisplayItem] in
        let black = Color(red: 0, green: 0, blue: 0, alpha: opacity)
        return [.fill(.path(path, .winding), projection, black)]
      } ?? Array(items[start...])
    if caster.isEmpty { return }
    let middle = CGPoint(x: state.bounds.midX, y: state.bounds.midY)
    let local = projection.linearPart(at: middle)
    let offset = CGPoint(x: shadow.offset.width, y: shadow.offset.height).applying(local)
    let item = DisplayItem.shadow(
      DisplayShadow(
        caster: caster, offset: CGVector(dx: offset.x, dy: offset.y),
        sigma: shadow.sigma * local.meanScale,
        color: color.multiplied(byAlpha: strength).tinted(around.tint)))
    guard state.masksToBounds else { return items.insert(item, at: start) }
    let clip = Clip(state.outline, projection)
    items.insert(.group(DisplayGroup(clip: clip, items: [item])), at: start)
  }
}

extension ShadowState {
  /// The σ of the blur, in points: 0.95 of the radius, fitted to pictures taken on iOS. The edge
  /// therefore fades over about four radii, two on either side.
  fileprivate var sigma: Double { max(radius, 0) * 0.95 }
}
