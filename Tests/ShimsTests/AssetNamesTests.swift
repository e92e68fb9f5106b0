import Controls
import Layers
import Testing
import UIKit
import Views
import VirtualTime

@Suite struct AssetNamesTests {
  /// A folder with an asset catalogue that has one data set, removed after the test.
  final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("flipbook-data-\(ProcessInfo.processInfo.globallyUniqueString)")

    init(contents: String, files: [String: String]) throws {
      let set = url.appendingPathComponent("Media.xcassets/Motion/path.dataset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
      for (name, text) in files {
        try Data(text.utf8).write(to: set.appendingPathComponent(name))
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  /// Returns the asset that a stage finds in a folder, and the stage's warnings.
  private func find(
    _ name: String, in folder: Folder
  ) throws -> (asset: NSDataAsset?, warnings: [LayerWarning]) {
    let test = try TestStage()
    return try test.stage.perform {
      let clock = try #require(VirtualClock.current)
      Assets.of(clock).folders = [AssetFolder(folder.url)]
      LayerWarnings.of(clock).gather()
      return (NSDataAsset(name: name), LayerWarnings.of(clock).all)
    }
  }

  @Test func dataSetFilesAreRead() throws {
    let folder = try Folder(
      contents: """
        {"data": [{"idiom": "watch", "filename": "small.json"},
          {"idiom": "universal", "filename": "path.json",
            "universal-type-identifier": "public.json"}],
          "info": {"author": "xcode", "version": 1}}
        """, files: ["path.json": "[1, 2]", "small.json": "[]"])
    let found = try find("path", in: folder)
    #expect(found.asset?.data == Data("[1, 2]".utf8) && found.asset?.name == "path")
    #expect(found.asset?.typeIdentifier == "public.json" && found.warnings.isEmpty)
    #expect(try find("Motion/path", in: folder).asset != nil)
  }

  @Test func missingAssetsAreAWarning() throws {
    let folder = try Folder(
      contents: #"{"data": [{"filename": "gone.json"}]}"#, files: [:])
    for name in ["none", "path"] {
      let found = try find(name, in: folder)
      #expect(found.asset == nil && found.warnings.map(\.code) == [.missingAsset])
      #expect(found.warnings.first?.message.contains("\"\(name)\"") == true)
      #expect(found.warnings.first?.message.contains("gone.json") == (name == "path"))
    }
  }

  @Test func anUnknownSymbolIsTransparentAndWarnsOncePerName() throws {
    let test = try TestStage()
    try test.stage.perform {
      let clock = try #require(VirtualClock.current)
      LayerWarnings.of(clock).gather()
      let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large)
      let one = try #require(UIImage(systemName: "unknown.one"))
      let two = try #require(UIImage(systemName: "unknown.two", withConfiguration: large))
      _ = UIImage(systemName: "unknown.one")
      _ = UIImage(systemName: "heart.fill")
      #expect(one.size == CGSize(width: 20, height: 20))
      #expect(two.size == CGSize(width: 61, height: 61))
      #expect(one.isSymbolImage && one.bitmap.pixels.allSatisfy { $0 == 0 })
      #expect(LayerWarnings.of(clock).all.map(\.code) == [.missingAsset, .missingAsset])
      #expect(one.withConfiguration(large).size == two.size)
    }
  }

  @Test func symbolConfigurationsCombine() throws {
    let small = UIImage.SymbolConfiguration(scale: .small)
    let sized = UIImage.SymbolConfiguration(pointSize: 50).applying(small)
    let test = try TestStage()
    test.stage.perform {
      if let clock = VirtualClock.current { LayerWarnings.of(clock).gather() }
      func side(_ configuration: UIImage.SymbolConfiguration) -> CGFloat? {
        UIImage(systemName: "unknown", withConfiguration: configuration)?.size.width
      }
      #expect(side(sized) == 47)
      #expect(side(UIImage.SymbolConfiguration(pointSize: .nan)) == 1)
      #expect(side(UIImage.SymbolConfiguration(textStyle: .largeTitle)) == 41)
      #expect(side(UIImage.SymbolConfiguration(font: .systemFont(ofSize: 10))) == 12)
      #expect(side(.unspecified) == 20 && side(.preferringMulticolor()) == 20)
      #expect(side(UIImage.SymbolConfiguration(paletteColors: [.red])) == 20)
    }
  }

  @Test func standardImagesHaveASize() {
    for image in [UIImage.add, .remove, .checkmark, .strokedCheckmark, .actions] {
      #expect(image.size.width > 10 && image.isSymbolImage)
      #expect(image.bitmap.pixels.contains { $0 >> 24 > 128 })
    }
  }
}
