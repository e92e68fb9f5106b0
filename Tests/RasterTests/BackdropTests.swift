import Foundation
import Geometry
import Raster
import Rasterizer
import RasterReference
import Testing

@Suite struct BackdropTests {
  private static func backdrop(
    _ shape: Shape = .rect(rect(20, 10, 40, 30)), sigma: Double = 4, saturation: Double = 1,
    tint: Color = .clear
  ) -> DisplayItem {
    .backdrop(
      DisplayBackdrop(
        clip: Clip(shape, .affine(.identity)),
        filters: [.blur(sigma: sigma), .saturation(saturation)], tint: tint))
  }

  private static let stripes = (0..<8).map { index in
    fill(.rect(rect(Double(index) * 10, 0, 5, 50)), index % 2 == 0 ? .red : .blue)
  }

  @Test("A backdrop blurs the content beneath its shape and leaves the rest unchanged")
  func blursTheContentBeneath() throws {
    let plain = try drawing(80, 50, on: .white, Self.stripes)
    let blurred = plain.blurred(sigma: 4)
    let drawn = try drawing(80, 50, on: .white, Self.stripes + [Self.backdrop()])
    for y in 0..<50 {
      for x in 0..<80 {
        let isInside = (20..<60).contains(x) && (10..<40).contains(y)
        #expect(drawn[x, y] == (isInside ? blurred : plain)[x, y], "(\(x), \(y))")
      }
    }
  }

  @Test("A group that isn't drawn offscreen doesn't change what its backdrop shows")
  func groupsDoNotChangeBackdrops() throws {
    let whole = try drawing(80, 50, on: .white, Self.stripes + [Self.backdrop()])
    let wide = Clip(.rect(rect(20, 10, 40, 30)), .affine(.identity))
    let smooth = Clip(.roundedRect(rect(10.5, 3, 60, 44), radius: 3), .affine(.identity))
    for clip in [nil, wide, smooth] {
      let group = DisplayGroup(clip: clip, items: [Self.backdrop()])
      #expect(try drawing(80, 50, on: .white, Self.stripes + [.group(group)]) == whole)
      let nested = DisplayGroup(clip: clip, items: [.group(group)])
      #expect(try drawing(80, 50, on: .white, Self.stripes + [.group(nested)]) == whole)
    }
    let all = DisplayGroup(items: Self.stripes + [Self.backdrop()])
    #expect(try drawing(80, 50, on: .white, [.group(all)]) == whole)
  }

  @Test("In an offscreen picture, a backdrop shows only that picture's contents")
  func backdropsInOffscreenPictures() throws {
    let tint = Color(red: 0, green: 1, blue: 0, alpha: 0.5)
    let faded = DisplayGroup(opacity: 0.5, items: [Self.backdrop(tint: tint)])
    let colour = DisplayGroup(
      opacity: 0.5, items: [fill(.rect(rect(20, 10, 40, 30)), tint)])
    let drawn = try drawing(80, 50, on: .white, Self.stripes + [.group(faded)])
    let expected = try drawing(80, 50, on: .white, Self.stripes + [.group(colour)])
    let far = zip(drawn.pixels, expected.pixels).map {
      abs(Int(Pixel($0).green) - Int(Pixel($1).green))
    }
    #expect((far.max() ?? 9) <= 1)
    let group = DisplayGroup(opacity: 0.5, items: Self.stripes + [Self.backdrop(sigma: 9)])
    let alone = try drawing(80, 50, on: .white, [.group(group)])
    let crossed = try drawing(80, 50, on: .white, Self.stripes + [.group(group)])
    #expect(alone[40, 25] != crossed[40, 25])
  }

  @Test("Beyond the canvas, its outermost pixels repeat")
  func edges() throws {
    let whole = Self.backdrop(.rect(rect(-10, -10, 100, 80)), sigma: 12)
    let drawn = try drawing(40, 30, on: .red, [whole])
    #expect(drawn.pixels.allSatisfy { Pixel($0) == Color.red.pixel })
  }

  @Test("A saturation of 0 is grey, 1 is the identity, and greater values are more vivid")
  func saturation() throws {
    let color = Color(red: 0.6, green: 0.4, blue: 0.2)
    func middle(_ saturation: Double) throws -> Pixel? {
      try drawing(
        9, 9, on: color,
        [
          Self.backdrop(.rect(rect(0, 0, 9, 9)), sigma: 2, saturation: saturation)
        ])[4, 4]
    }
    #expect(try middle(1) == color.pixel)
    // 0.2126 · 153 + 0.7152 · 102 + 0.0722 · 51 = 109.2.
    #expect(try middle(0) == Pixel(red: 109, green: 109, blue: 109))
    #expect(try middle(1.8) == Pixel(red: 188, green: 96, blue: 5))
    #expect(try middle(.nan) == color.pixel)
  }

  @Test("A tint is drawn over the blur, and also over transparency")
  func tint() throws {
    let half = Color(red: 1, green: 1, blue: 1, alpha: 0.5)
    let drawn = try drawing(80, 50, on: .black, [Self.backdrop(tint: half)])
    #expect(drawn[40, 25] == Pixel(red: 128, green: 128, blue: 128))
    let clear = try drawing(80, 50, on: .clear, [Self.backdrop(tint: half)])
    #expect(clear[40, 25] == half.pixel)
  }

  @Test("Nested saturated backdrops match the reference", arguments: 0..<40)
  func nestedBackdropsMatchTheReference(seed: Int) throws {
    var scene = SceneGenerator(seed: seed, width: 40, height: 30)
    var items = scene.list().items
    for _ in 0..<2 {
      items.append(
        .group(
          DisplayGroup(
            opacity: scene.chance(0.7) ? 1 : 0.6, clip: scene.clip(),
            items: [
              scene.item(depth: 1),
              .backdrop(
                DisplayBackdrop(
                  clip: Clip(scene.shape(), scene.projection()),
                  filters: [
                    .blur(sigma: scene.number(0, 6)), .saturation(scene.number(0, 8)),
                  ], tint: scene.color())),
            ])))
    }
    let list = DisplayList(width: 40, height: 30, background: scene.color(), items: items)
    var renderer = Renderer()
    #expect(
      try renderer.drawing(of: list) == ReferenceRenderer.renderWithRendererInputs(list),
      "seed \(seed)")
  }

  @Test("Filters are applied in order, in offscreen pictures too", arguments: 0..<40)
  func filtersInOrder(seed: Int) throws {
    var scene = SceneGenerator(seed: seed, width: 40, height: 30)
    var items = scene.list().items
    for _ in 0..<2 {
      let filters: [PictureFilter] = (0..<scene.whole(0...3)).map { _ in
        scene.chance(0.6) ? .blur(sigma: scene.sigma()) : .saturation(scene.number(0, 3))
      }
      items.append(
        .group(
          DisplayGroup(
            opacity: scene.chance(0.5) ? 1 : 0.6, clip: scene.clip(),
            items: [
              scene.item(depth: 1),
              .backdrop(
                DisplayBackdrop(
                  clip: Clip(scene.shape(), scene.projection()), filters: filters,
                  tint: scene.color())),
            ])))
    }
    let list = DisplayList(width: 40, height: 30, background: scene.color(), items: items)
    var renderer = Renderer()
    #expect(
      try renderer.drawing(of: list) == ReferenceRenderer.renderWithRendererInputs(list),
      "seed \(seed)")
  }

  @Test(
    "A blur's result beyond a picture's or the canvas's edge is input for the next blur",
    arguments: [0.5, 1])
  func consecutiveBlurs(opacity: Double) throws {
    for box in [rect(30, 20, 10, 10), rect(0, 0, 10, 10)] {
      let glass = DisplayBackdrop(
        clip: Clip(.rect(box), .affine(.identity)), filters: [.blur(sigma: 4), .blur(sigma: 3)])
      let group = DisplayGroup(opacity: opacity, items: [fill(.rect(box), .red), .backdrop(glass)])
      let list = DisplayList(width: 80, height: 50, background: .white, items: [.group(group)])
      var renderer = Renderer()
      #expect(try renderer.drawing(of: list) == ReferenceRenderer.renderWithRendererInputs(list))
    }
  }
}
