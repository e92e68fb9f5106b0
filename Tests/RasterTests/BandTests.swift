import Foundation
import Geometry
import Raster
import Rasterizer
import Testing

@Suite struct BandTests {
  @Test(arguments: 0..<150)
  func bandsMatchTheWholeFrame(seed: Int) throws {
    var scene = SceneGenerator(seed: seed, width: 90, height: 70)
    let list = scene.list(itemCount: 10)
    var (renderer, banded) = (Renderer(), Renderer())
    let whole = try renderer.drawing(of: list)
    var bitmap = try #require(Bitmap(width: 90, height: 70))
    var top = 0
    while top < 70 {
      let rows = top..<min(top + scene.whole(1...40), 70)
      if scene.chance(0.5) {
        banded.render(list, rows: rows, into: &bitmap)
      } else {
        var pixels = [UInt32](repeating: 0xDEAD_BEEF, count: rows.count * 90)
        var span = pixels.mutableSpan
        banded.render(list, rows: rows, into: &span)
        bitmap.pixels.replaceSubrange(rows.lowerBound * 90..<rows.upperBound * 90, with: pixels)
      }
      top = rows.upperBound
    }
    #expect(bitmap == whole, "seed \(seed)")
  }

  /// Wide shapes are scanned in chunks of some 32 rows; these bands have other boundaries.
  @Test(arguments: 0..<12)
  func bandsMatchWideFrames(seed: Int) throws {
    var scene = SceneGenerator(seed: seed, width: 2000, height: 150)
    let list = scene.list(itemCount: 8)
    var renderer = Renderer()
    let whole = try renderer.drawing(of: list)
    var bitmap = try #require(Bitmap(width: 2000, height: 150))
    for top in stride(from: 0, to: 150, by: 37) {
      renderer.render(list, rows: top..<min(top + 37, 150), into: &bitmap)
    }
    #expect(bitmap == whole, "seed \(seed)")
  }

  /// Backdrops in a dissolve don't see the content beneath, not even at the dissolve's ends.
  /// Otherwise, bands would need the pixels around them.
  @Test(arguments: [0, 0.5, 1])
  func backdropsInADissolveSeeOnlyTransparency(fraction: Double) throws {
    let beneath = fill(.rect(rect(3, 3, 9, 5)), .red)
    let glass = DisplayItem.backdrop(
      DisplayBackdrop(clip: Clip(.rect(rect(0, 0, 20, 12)), .identity), filters: [.blur(sigma: 2)]))
    let dissolve = DisplayItem.dissolve(DisplayDissolve(fraction, from: [glass], to: [glass]))
    let list = DisplayList(width: 20, height: 12, background: .clear, items: [beneath, dissolve])
    var renderer = Renderer()
    let whole = try renderer.drawing(of: list)
    #expect(try whole == drawing(20, 12, on: .clear, [beneath]))
    var bitmap = try #require(Bitmap(width: 20, height: 12))
    for row in 0..<12 { renderer.render(list, rows: row..<row + 1, into: &bitmap) }
    #expect(bitmap == whole)
  }

  @Test func aBandDoesNotChangeOtherRows() throws {
    let list = DisplayList(width: 3, height: 4, background: .white, items: [])
    var bitmap = try #require(Bitmap(width: 3, height: 4))
    var renderer = Renderer()
    renderer.render(list, rows: 1..<3, into: &bitmap)
    #expect((0..<4).map { bitmap[1, $0]?.alpha } == [0, 255, 255, 0])
  }

  @Test func aUsedRendererDrawsTheSameAsANewOne() throws {
    var used = Renderer()
    for seed in 0..<200 {
      var scene = SceneGenerator(seed: seed, width: 20 + seed % 7 * 40, height: 10 + seed % 11 * 20)
      let list = scene.list()
      var fresh = Renderer()
      let (again, new) = (used.render(list), fresh.render(list))
      #expect(again == new, "seed \(seed)")
    }
  }

  @Test func allThreadsDrawTheSamePixels() async throws {
    var scene = SceneGenerator(seed: 7, width: 200, height: 150)
    let list = scene.list(itemCount: 30)
    let bitmaps = await withTaskGroup(of: Bitmap?.self, returning: [Bitmap?].self) { group in
      for _ in 0..<8 {
        group.addTask {
          var renderer = Renderer()
          return renderer.render(list)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(bitmaps).count == 1)
    #expect(bitmaps[0] != nil)
  }
}
