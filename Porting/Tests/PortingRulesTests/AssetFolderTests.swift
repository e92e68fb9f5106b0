import Foundation
import PortingRules
import Testing

/// Images, fonts and asset catalogues beside the sources.
@Suite struct AssetFolderTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func add(_ path: String, _ text: String = "") throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test func foldersAreRegistered() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try add("App/View.swift")
    #expect(AssetFolders(in: [root.path]) == nil)
    try add("App/Media.xcassets/Icons/home-icon.imageset/home.png")
    try add("App/Media.xcassets/BrandColor.colorset/Contents.json")
    try add("Fonts/Round.TTF")
    let output = try #require(AssetFolders(in: [root.path])).output
    #expect(output.path == root.path + "/Assets")
    let lines = output.text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "import UIKit" && lines[1].hasPrefix("@section(\".init_array\")"))
    #expect(lines[2].hasSuffix("([\"\(root.path)/App\", \"\(root.path)/Fonts\"]) }"))
    #expect(
      lines.dropFirst(3) == [
        "extension ImageResource {",
        "  static let `homeIcon` = ImageResource(name: \"home-icon\", bundle: .main)", "}",
        "extension NSObjectProtocol where Self: UIImage {",
        "  static var `homeIcon`: UIImage { UIImage(resource: .`homeIcon`) }", "}",
        "extension ColorResource {",
        "  static let `brand` = ColorResource(name: \"BrandColor\", bundle: .main)",
        "  static let `brandColor` = ColorResource(name: \"BrandColor\", bundle: .main)", "}",
        "extension NSObjectProtocol where Self: UIColor {",
        "  static var `brand`: UIColor { UIColor(resource: .`brand`) }",
        "  static var `brandColor`: UIColor { UIColor(resource: .`brandColor`) }", "}",
      ])
  }

  @Test func foldersShareTheirNames() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try add("App/Media.xcassets/AccentColor.colorset/Contents.json")
    try add("Shared/Media.xcassets/AccentColor.colorset/Contents.json")
    let paths = ["App", "Shared"].map { root.appending(path: $0).path }
    let text = try #require(AssetFolders(in: paths)).output.text
    #expect(text.components(separatedBy: "static let `accent`").count == 2)
    #expect(paths.allSatisfy(text.contains))
  }

  @Test func namesInNamespacesAreLeftOut() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let contents = "{ \"properties\" : { \"provides-namespace\" : true } }"
    try add("Media.xcassets/Icons/Contents.json", contents)
    try add("Media.xcassets/Icons/home.imageset/home.png")
    try add("Media.xcassets/logo.imageset/logo.png")
    let text = try #require(AssetFolders(in: [root.path])).output.text
    #expect(text.contains("`logo`") && !text.contains("home"))
  }

  @Test(arguments: [
    ("logo", ["logo"]), ("Logo", ["logo"]), ("URLIcon", ["urlIcon"]), ("URL", ["url"]),
    ("AccentColor", ["accent", "accentColor"]), ("Color", ["color"]), ("2x logo", ["_2xLogo"]),
    ("tab/home_filled", ["tabHomeFilled"]), ("---", []),
  ])
  func namesOfAssetsBecomeIdentifiers(name: String, identifiers: [String]) {
    #expect(AssetFolders.identifiers(of: name, suffix: "Color") == identifiers)
  }
}
