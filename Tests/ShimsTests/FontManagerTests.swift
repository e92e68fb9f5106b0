import CoreText
import Drawing
import Foundation
import Testing
import UIKit
import Views
import VirtualTime

/// Fonts that an app brings along, as bytes or files. A test font, `Tiny-Bold`, isn't installed.
@Suite(.serialized) struct FontManagerTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("FuzzedReadersTests/Corpus/Font")
  private let file = folder.appendingPathComponent("tiny.ttf")

  private func code(_ error: Unmanaged<CFError>?) -> CTFontManagerError? {
    error.flatMap { CTFontManagerError(rawValue: CFErrorGetCode($0.takeRetainedValue())) }
  }

  @Test func aGraphicsFontIsFoundByNameOnceItIsRegistered() throws {
    let provider = try #require(CGDataProvider(data: try Data(contentsOf: file) as CFData))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == "Tiny-Bold" && font == CGFont(provider))
    let drawn = CTFontCreateWithGraphicsFont(font, 20, nil, nil)
    #expect(drawn.fontName == "Tiny-Bold" && CTFontGetGlyphCount(drawn) == font.numberOfGlyphs)
    #expect(UIFont(name: "Tiny-Bold", size: 20) == nil)

    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterGraphicsFont(font, &error) && error == nil)
    #expect(UIFont(name: "Tiny-Bold", size: 20) == drawn)
    #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(code(error) == .alreadyRegistered)
    let text = NSAttributedString(string: "A", attributes: [.font: drawn])
    let width = CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text), nil, nil, nil)
    #expect(width > 0)

    #expect(CTFontManagerUnregisterGraphicsFont(font, &error))
    #expect(UIFont(name: "Tiny-Bold", size: 20) == nil)
    #expect(!CTFontManagerUnregisterGraphicsFont(font, &error))
    #expect(code(error) == .notRegistered)
  }

  @Test func eachStageRegistersItsFonts() throws {
    let provider = try #require(CGDataProvider(data: try Data(contentsOf: file) as CFData))
    let font = try #require(CGFont(provider))
    for clock in [VirtualClock(), VirtualClock()] {
      clock.asCurrent {
        #expect(CTFontManagerRegisterGraphicsFont(font, nil))
        #expect(!CTFontManagerRegisterGraphicsFont(font, nil))
        #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
        #expect(!CTFontManagerUnregisterGraphicsFont(font, nil))
        #expect(UIFont(name: "Tiny-Bold", size: 20) != nil)
      }
    }
    #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
  }

  @Test func filesAreRegisteredByTheirURLs() {
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
    #expect(UIFont(name: "Tiny-Bold", size: 20) != nil)
    #expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
    #expect(code(error) == .alreadyRegistered)
    #expect(CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil))
    #expect(UIFont(name: "Tiny-Bold", size: 20) == nil)

    let missing = Self.folder.appendingPathComponent("missing.ttf")
    #expect(!CTFontManagerRegisterFontsForURL(missing as CFURL, .process, &error))
    #expect(code(error) == .fileNotFound)
    let empty = Self.folder.appendingPathComponent("empty")
    #expect(!CTFontManagerRegisterFontsForURL(empty as CFURL, .process, &error))
    #expect(code(error) == .unrecognizedFormat)

    var failures: [NSError] = []
    CTFontManagerRegisterFontURLs([file, empty], .process, true) { errors, isDone in
      failures = errors.compactMap { $0 as? NSError }
      return isDone
    }
    #expect(failures.map(\.code) == [CTFontManagerError.unrecognizedFormat.rawValue])
    #expect(CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil))
  }

  @Test func fontsInTheAssetsAreFoundByName() throws {
    let clock = VirtualClock()
    clock.asCurrent {
      Assets.of(clock).folders = [AssetFolder(Self.folder)]
      #expect(
        UIFont(name: "Nothing", size: 20) == nil && UIFont(name: "Tiny-Bold", size: 20) != nil)
      // The regular face, though files with bold ones come first; the family is registered as a whole.
      #expect(UIFont(name: "Tiny", size: 20)?.fontName == "Tiny_400")
      #expect(UIFont.fontNames(forFamilyName: "Tiny").contains("Tiny-Bold"))
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path) {
      let file = Self.folder.appendingPathComponent(name)
      CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil)
    }
    #expect(UIFont(name: "Tiny", size: 20) == nil)
  }

  @Test func bytesThatAreNoFontMakeNone() throws {
    #expect(CGFont(try #require(CGDataProvider(data: Data("no font".utf8)))) == nil)
    #expect(CTFontManagerCreateFontDescriptorFromData(Data()) == nil)
    let bytes = try Data(contentsOf: file)
    let descriptor = CTFontManagerCreateFontDescriptorFromData(bytes as CFData)
    #expect(descriptor?.postscriptName == "Tiny-Bold")
    #expect(CTFontManagerCreateFontDescriptorsFromURL(file as CFURL)?.count == 1)
  }
}
