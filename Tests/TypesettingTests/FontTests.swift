import Failures
import Foundation
import Testing
import Typesetting

@Suite struct FontTests {
  @Test func systemFontHasNineWeights() throws {
    let names = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    for (index, name) in names.enumerated() {
      let face = try Fonts.system(weight: 100 * (index + 1))
      #expect(face.postScriptName == "Inter-\(name)")
      #expect(face.weight == 100 * (index + 1))
    }
    #expect(try Fonts.system(weight: 700, isItalic: true).postScriptName == "Inter-BoldItalic")
  }

  @Test func monospacedFontIsDejaVu() throws {
    #expect(try Fonts.monospaced(weight: 400).postScriptName == "DejaVuSansMono")
    #expect(try Fonts.monospaced(weight: 600).postScriptName == "DejaVuSansMono-Bold")
    #expect(try Fonts.monospaced(weight: 400).isMonospaced)
    #expect(try !Fonts.system(weight: 400).isMonospaced)
  }

  @Test(arguments: [
    ("Inter-SemiBold", "Inter-SemiBold"), ("Inter", "Inter-Regular"), ("inter", "Inter-Regular"),
    ("DejaVu Sans", "DejaVuSans"), ("DejaVu Sans Bold", "DejaVuSans-Bold"),
    ("dejavusans-bold", "DejaVuSans-Bold"),
  ])
  func fontsAreFoundByAnyOfTheirNames(name: String, postScript: String) throws {
    #expect(try Fonts.face(named: name).postScriptName == postScript)
  }

  @Test func missingFontsSuggestTheNearestName() throws {
    let error = #expect(throws: FlipbookError.self) { try Fonts.face(named: "Intra-SemiBald") }
    #expect(error?.code == .missingFont)
    #expect(error?.message == "There is no font named \"Intra-SemiBald\".")
    #expect(error?.hint?.hasPrefix("Did you mean \"Inter-SemiBold\", ") == true)
  }

  @Test func registeredFileIsKnownByItsNames() throws {
    let file = "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"
    let faces = try Fonts.register(file)
    #expect(faces.map(\.postScriptName) == ["DejaVuSerif"])
    #expect(try Fonts.register(file) == faces)
    #expect(try Fonts.face(named: "DejaVu Serif").file == file)
  }

  @Test func aRegisteredFileOfTheSameFamilyIsNotTheSystemsFont() throws {
    let system = try Fonts.system(weight: 100, isItalic: true)
    let registered = try #require(try Fonts.register(system.file).first)
    let again = try Fonts.system(weight: 100, isItalic: true)
    #expect(Font(again, size: 20).ascender == Font(system, size: 20).ascender)
    #expect(Font(registered, size: 20).ascender != Font(system, size: 20).ascender)
  }

  @Test func filesThatAreNotFontsAreErrors() throws {
    let missing = #expect(throws: FlipbookError.self) { try Fonts.register("/nowhere/Font.otf") }
    #expect(missing?.message == "There is no font file /nowhere/Font.otf.")
    let folder = FileManager.default.temporaryDirectory.path + "/FontTests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/Broken.otf"
    let inter = try Data(contentsOf: URL(fileURLWithPath: Fonts.system(weight: 400).file))
    for bytes in [Data(), Data("no font".utf8), inter.prefix(900)] {
      try bytes.write(to: URL(fileURLWithPath: path))
      let error = #expect(throws: FlipbookError.self) { try Fonts.register(path) }
      #expect(error?.code == .unreadable)
    }
  }

  /// The expected values are those of the tables `hhea` and `OS/2`, as printed by fontTools.
  @Test func metricsMatchTheTables() throws {
    let mono = Font(try Fonts.monospaced(weight: 400), size: 2048)
    #expect(mono.ascender == 1901)
    #expect(mono.descender == -483)
    #expect(mono.leading == 0)
    #expect(mono.lineHeight == 2384)
    #expect(mono.capHeight == 1493)
    #expect(mono.xHeight == 1120)
    let inter = try inter(17)
    #expect(abs(inter.capHeight - 17 * 2048 / 2816) < 0.02)
    #expect(inter.withSize(34).lineHeight == 2 * inter.lineHeight)
  }

  /// The expected values are UIKit's for San Francisco at 17 points.
  @Test func theSystemFontHasTheLineMetricsOfIOS() throws {
    for weight in [100, 400, 700, 900] {
      let font = Font(try Fonts.system(weight: weight), size: 17)
      #expect(abs(font.ascender - 16.186523) < 1e-6 && abs(font.descender + 4.100586) < 1e-6)
      #expect(abs(font.lineHeight - 20.287109) < 1e-6 && font.leading == 0)
    }
  }
}
