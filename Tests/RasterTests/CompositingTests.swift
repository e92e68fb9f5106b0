import Foundation
import Geometry
import Raster
import Testing

@Suite struct CompositingTests {
  @Test func fullCoverageGivesExactlyTheColour() throws {
    let color = Color(red: 0.2, green: 0.4, blue: 0.6)
    let bitmap = try drawing(3, 1, on: .white, [fill(.rect(rect(1, 0, 1, 1)), color)])
    #expect(bitmap[0, 0] == Pixel(red: 255, green: 255, blue: 255))
    #expect(bitmap[1, 0] == Pixel(red: 51, green: 102, blue: 153))
  }

  @Test func partialCoverageMixesColours() throws {
    let bitmap = try drawing(3, 1, [fill(.rect(rect(0.5, 0, 1, 1)), .white)])
    #expect((0..<3).map { bitmap[$0, 0]?.red } == [128, 128, 0])
  }

  @Test func aTransparentBackgroundStaysPremultiplied() throws {
    let bitmap = try drawing(1, 1, on: .clear, [fill(.rect(rect(0, 0, 0.5, 1)), .red)])
    #expect(bitmap[0, 0] == Pixel(red: 128, green: 0, blue: 0, alpha: 128))
  }

  /// Tests all 65 536 pairs of an alpha and a level beneath it.
  @Test func sourceOverRoundsExactly() throws {
    var items: [DisplayItem] = []
    for x in 0..<256 {
      let level = Double(x) / 255
      items.append(
        fill(.rect(rect(Double(x), 0, 1, 256)), Color(red: level, green: level, blue: level)))
    }
    for y in 0..<256 {
      let color = Color(red: 1, green: 0, blue: 0, alpha: Double(y) / 255)
      items.append(fill(.rect(rect(0, Double(y), 256, 1)), color))
    }
    let bitmap = try drawing(256, 256, items)
    for y in 0..<256 {
      for x in 0..<256 {
        let kept = UInt8((Double(x * (255 - y)) / 255).rounded())
        #expect(
          bitmap[x, y] == Pixel(red: UInt8(y) + kept, green: kept, blue: kept), "\(x) under \(y)")
      }
    }
  }

  @Test func oneItemFadesByItsAlpha() throws {
    let box = Shape.rect(rect(0, 0, 2, 2))
    let group = DisplayItem.group(DisplayGroup(opacity: 0.5, items: [fill(box, .white)]))
    #expect(
      try drawing(2, 2, [group]) == drawing(2, 2, [fill(box, Color.white.multiplied(byAlpha: 0.5))])
    )
  }

  @Test func aGroupFadesAsOnePicture() throws {
    let items = [fill(.rect(rect(0, 0, 2, 1)), .red), fill(.rect(rect(1, 0, 2, 1)), .green)]
    let together = try drawing(3, 1, [.group(DisplayGroup(opacity: 0.5, items: items))])
    #expect(together[0, 0] == Pixel(red: 128, green: 0, blue: 0))
    #expect(together[1, 0] == Pixel(red: 0, green: 128, blue: 0))
    let separate = items.map { DisplayItem.group(DisplayGroup(opacity: 0.5, items: [$0])) }
    #expect(try drawing(3, 1, separate)[1, 0] == Pixel(red: 64, green: 128, blue: 0))
  }

  @Test(arguments: [0.0, -1, .nan, 0.001])
  func withoutOpacityNothingIsDrawn(opacity: Double) throws {
    let items = [fill(.rect(rect(0, 0, 2, 1)), .red), fill(.rect(rect(1, 0, 2, 1)), .green)]
    let group = DisplayItem.group(DisplayGroup(opacity: opacity, items: items))
    #expect(try drawing(3, 1, [group]) == drawing(3, 1, []))
  }

  @Test func opacitiesAboveOneAreClamped() throws {
    let items = [fill(.rect(rect(0, 0, 2, 1)), .red), fill(.rect(rect(1, 0, 2, 1)), .green)]
    let group = DisplayItem.group(DisplayGroup(opacity: 7, items: items))
    #expect(try drawing(3, 1, [group]) == drawing(3, 1, items))
  }

  @Test func aClipHidesContentOutside() throws {
    let clip = Clip(.rect(rect(1, 0, 1.5, 1)), .identity)
    let items = [fill(.rect(rect(0, 0, 4, 1)), .white)]
    let bitmap = try drawing(4, 1, [.group(DisplayGroup(clip: clip, items: items))])
    #expect((0..<4).map { bitmap[$0, 0]?.red } == [0, 255, 128, 0])
  }

  @Test func aClippedChildLeavesNoFringe() throws {
    // The child covers the clip's edge twice; half of the background is still visible at the edge.
    let clip = Clip(.rect(rect(0.5, 0, 2, 1)), .identity)
    let items = [fill(.rect(rect(0, 0, 4, 1)), .black), fill(.rect(rect(0, 0, 4, 1)), .red)]
    let bitmap = try drawing(4, 1, on: .white, [.group(DisplayGroup(clip: clip, items: items))])
    #expect(bitmap[0, 0] == Pixel(red: 255, green: 127, blue: 127))
  }

  @Test func nestedClipsMultiplyTheirCoverage() throws {
    let outer = Clip(.roundedRect(rect(2, 2, 28, 28), radius: 9), .turned(30, about: 16, 16))
    let inner = Clip(.ellipse(rect(8, 0, 28, 28)), .identity)
    let items = [fill(.rect(rect(0, 0, 32, 32)), .white)]
    let nested = DisplayItem.group(DisplayGroup(clip: inner, items: items))
    let bitmap = try drawing(32, 32, [.group(DisplayGroup(clip: outer, items: [nested]))])
    let first = coverage(outer.shape, 32, 32, outer.transform.affine ?? .identity)
    let second = coverage(inner.shape, 32, 32)
    for y in 0..<32 {
      for x in 0..<32 {
        let product = Double(Int(first[y][x]) * Int(second[y][x])) / 255
        #expect(bitmap[x, y]?.red == UInt8(product.rounded()))
      }
    }
  }

  @Test func aRotatedClipHasSmoothRoundCorners() throws {
    let clip = Clip(.roundedRect(rect(8, 8, 48, 48), radius: 12), .turned(30, about: 32, 32))
    let items = [fill(.rect(rect(0, 0, 64, 64)), .white)]
    let bitmap = try drawing(64, 64, [.group(DisplayGroup(clip: clip, items: items))])
    #expect(
      try bitmap == drawing(64, 64, [DisplayItem.fill(clip.shape, clip.transform, .white)]))
  }

  @Test func itemsOutsideTheCanvasDoNotChangeIt() throws {
    for seed in 0..<100 {
      var scene = SceneGenerator(seed: seed, width: 30, height: 20)
      let list = scene.list()
      let away = [
        CGAffineTransform(translationX: 300, y: 0), CGAffineTransform(translationX: -300, y: 3),
        CGAffineTransform(translationX: 0, y: 200), CGAffineTransform(translationX: 0, y: -200),
      ]
      let box = rect(0, 0, 30, 20)
      let outside = away.flatMap {
        let item = fill(.ellipse(box), .red, $0)
        return [
          item,
          .group(DisplayGroup(opacity: 0.5, items: [item, item])),
          .group(DisplayGroup(clip: Clip(.ellipse(box), $0), items: [fill(.rect(box), .red)])),
        ]
      }
      #expect(
        try drawing(30, 20, on: list.background, outside + list.items + outside)
          == drawing(30, 20, on: list.background, list.items), "seed \(seed)")
    }
  }
}
