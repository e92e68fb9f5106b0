import FilmStage
import FlipbookTesting
import Foundation
import Raster
import Rasterizer
import TestSupport
import Testing

@testable import ContactSheet

@Suite struct SceneTests {
  private static let names = Scene.all.map(\.name)

  private func list(of name: String, reuse: Bool = true) throws -> DisplayList {
    let scene = try #require(Scene.all.first { $0.name == name })
    return try scene.stage().displayList(reuse: reuse)
  }

  private func drawing(of list: DisplayList) throws -> Bitmap {
    var renderer = Renderer()
    let drawn = renderer.render(list)
    return try #require(drawn)
  }

  @Test(arguments: names) func aSceneMatchesItsGolden(name: String) throws {
    let picture = try drawing(of: list(of: name))
    expectImage(picture, matches: name)
  }

  @Test func everyGoldenBelongsToAScene() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "__Goldens__/SceneTests")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.sorted() == Self.names.map { "\($0).png" }.sorted())
    #expect(Set(Self.names).count == Self.names.count)
  }

  @Test func noSceneExceedsTheSizeOfGoldens() throws {
    #expect(Scene.largest.width <= 320 && Scene.largest.height <= 180)
  }

  @Test(arguments: names) func reuseDoesNotChangeItems(name: String) throws {
    #expect(try list(of: name).items.flat == list(of: name, reuse: false).items.flat)
  }

  @Test(arguments: names) func bandsEqualTheWholePicture(name: String) throws {
    let list = try list(of: name)
    let whole = try drawing(of: list)
    for height in [1, 7, 32] {
      var renderer = Renderer()
      var bitmap = try #require(Bitmap(width: list.width, height: list.height))
      for top in stride(from: 0, to: list.height, by: height).reversed() {
        renderer.render(list, rows: top..<min(top + height, list.height), into: &bitmap)
      }
      #expect(bitmap == whole, "in bands of \(height)")
    }
  }

  /// Draws bands on separate threads that share the coverage cache.
  @Test(arguments: names) func threadsDoNotChangePixels(name: String) async throws {
    let list = try list(of: name)
    let coverages = CoverageCache()
    let bands = await withTaskGroup(of: (Int, [UInt32]).self) { group in
      for top in stride(from: 0, to: list.height, by: 32) {
        group.addTask {
          var renderer = Renderer(coverages: coverages)
          let rows = top..<min(top + 32, list.height)
          var pixels = [UInt32](repeating: 0, count: rows.count * list.width)
          var span = pixels.mutableSpan
          renderer.render(list, rows: rows, into: &span)
          return (top, pixels)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let joined = bands.sorted { $0.0 < $1.0 }.flatMap(\.1)
    #expect(try joined == drawing(of: list).pixels)
  }
}
