import Foundation
import Geometry
import Raster
import RasterReference
import Rasterizer
import Testing

/// Backgrounds and shadows aren't drawn where an opaque shape hides them.
@Suite struct HiddenPartTests {
  private static let (width, height) = (150, 110)

  private func shape(_ scene: inout SceneGenerator) -> Shape {
    let box = CGRect(
      x: scene.number(-60, 60), y: scene.number(-60, 50), width: scene.number(40, 160),
      height: scene.number(40, 120))
    return switch scene.whole(0...3) {
    case 0: .rect(box)
    case 1: .roundedRect(box, radius: scene.number(0, 30))
    case 2: .continuousRect(box, radius: scene.number(0, 30))
    default: .ellipse(box)
    }
  }

  private func transform(_ scene: inout SceneGenerator) -> CGAffineTransform {
    scene.chance(0.5)
      ? .identity : .turned(scene.number(-180, 180), about: scene.number(0, 90), 50)
  }

  @Test(arguments: 0..<80)
  func picturesEqualTheirDefinition(seed: Int) throws {
    var scene = SceneGenerator(seed: seed, width: Self.width, height: Self.height)
    var items: [DisplayItem] = []
    for _ in 0..<4 {
      let (shape, transform) = (shape(&scene), transform(&scene))
      let color = scene.chance(0.7) ? Color(red: 0.2, green: 0.6, blue: 0.4) : scene.color()
      if scene.chance(0.6) {
        items.append(
          .shadow(
            DisplayShadow(
              caster: [.fill(shape, transform, .black)],
              offset: CGVector(dx: scene.number(-9, 9), dy: scene.number(-9, 9)),
              sigma: scene.number(0, 6), color: Color(red: 0, green: 0, blue: 0, alpha: 0.5))))
      }
      items.append(.fill(shape, transform, color))
    }
    let list = DisplayList(
      width: Self.width, height: Self.height, background: scene.color(), items: items)
    let expected = ReferenceRenderer.renderWithRendererInputs(list)
    var renderer = Renderer()
    #expect(try renderer.drawing(of: list) == expected, "seed \(seed)")
    // Over other pixels, and in bands that begin inside shapes.
    var bitmap = Bitmap(
      width: Self.width, height: Self.height,
      pixels: Array(repeating: 0xFF12_3456, count: Self.width * Self.height))
    for top in stride(from: 0, to: Self.height, by: 13) {
      renderer.render(list, rows: top..<min(top + 13, Self.height), into: &bitmap)
    }
    #expect(bitmap == expected, "seed \(seed), in bands")
  }
}
