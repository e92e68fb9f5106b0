import Foundation
import Geometry
import Raster
import Rasterizer
import RasterReference

extension SceneGenerator {
  /// Returns a shadow of flat items, or a backdrop.
  mutating func light(depth: Int) -> DisplayItem {
    if chance(0.6) { return .shadow(shadow(depth: depth)) }
    return .backdrop(
      DisplayBackdrop(
        clip: Clip(shape(), projection()),
        filters: [.blur(sigma: sigma()), .saturation(chance(0.5) ? 1 : number(0, 1))],
        tint: chance(0.3) ? .clear : color()))
  }

  mutating func shadow(depth: Int) -> DisplayShadow {
    let offset =
      chance(0.5)
      ? CGVector(dx: Double(whole(-9...9)), dy: Double(whole(-9...9)))
      : CGVector(dx: number(-9, 9), dy: number(-9, 9))
    return DisplayShadow(
      caster: (0..<whole(0...2)).map { _ in caster(depth: depth) }, offset: offset, sigma: sigma(),
      color: color())
  }

  /// Returns an item that isn't in perspective, because its size would be unlimited.
  private mutating func caster(depth: Int) -> DisplayItem {
    if depth > 0, chance(0.2) {
      return .group(
        DisplayGroup(
          opacity: opacity(), clip: chance(0.5) ? nil : Clip(shape(), transform()),
          items: [caster(depth: depth - 1), caster(depth: depth - 1)]))
    }
    if depth > 0, chance(0.2) { return .shadow(shadow(depth: depth - 1)) }
    if chance(0.2) {
      return .backdrop(
        DisplayBackdrop(
          clip: Clip(shape(), transform()), filters: [.blur(sigma: sigma())], tint: color()))
    }
    return .fill(shape(), transform(), color())
  }

  mutating func sigma() -> Double {
    switch whole(0...3) {
    case 0: 0
    case 1: number(0, 2)
    default: number(2, 9)
    }
  }
}

extension ReferenceRenderer {
  /// Renders the reference with the coverage and the blur of the renderer.
  static func renderWithRendererInputs(_ list: DisplayList) -> Bitmap? {
    render(
      list,
      coverage: {
        var masks = Renderer()
        return masks.coverage(of: $0, $1, width: $2, height: $3)
      }, colors: { Renderer.colors(of: $0, $1, width: $2, height: $3) },
      blur: {
        Renderer.blurred(
          $0.values, width: $0.width, height: $0.height, sigma: $1,
          repeatsEdges: $0.repeatsEdges)
      })
  }
}
