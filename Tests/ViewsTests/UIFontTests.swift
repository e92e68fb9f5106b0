import Failures
import Drawing
import Foundation
import Layers
import Testing
import Typesetting
import ViewText
import Views
import VirtualTime

/// Fonts by UIKit's names.
@Suite struct UIFontTests {
  @Test(arguments: [
    (UIFont.Weight.ultraLight, "Inter-Thin"), (.thin, "Inter-ExtraLight"), (.light, "Inter-Light"),
    (.regular, "Inter-Regular"), (.medium, "Inter-Medium"), (.semibold, "Inter-SemiBold"),
    (.bold, "Inter-Bold"), (.heavy, "Inter-ExtraBold"), (.black, "Inter-Black"),
    (UIFont.Weight(0.25), "Inter-Medium"),
  ])
  func systemFontsAreInter(weight: UIFont.Weight, name: String) {
    let font = UIFont.systemFont(ofSize: 17, weight: weight)
    #expect(font.fontName == name)
    #expect(font.familyName == "Inter")
    #expect(font.pointSize == 17)
  }

  @Test func otherSystemFonts() {
    #expect(UIFont() == UIFont.systemFont(ofSize: UIFont.systemFontSize))
    #expect(UIFont.systemFont(ofSize: 12).fontName == "Inter-Regular")
    #expect(UIFont.boldSystemFont(ofSize: 12).fontName == "Inter-Bold")
    #expect(UIFont.italicSystemFont(ofSize: 12).fontName == "Inter-Italic")
    #expect(
      UIFont.monospacedSystemFont(ofSize: 12, weight: .bold).fontName == "DejaVuSansMono-Bold")
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == "Inter-SemiBold")
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont(name: "DejaVuSerif-Bold", size: 0)?.pointSize == 12)
  }

  @Test func monospacedDigits() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
    func width(_ text: String) -> CGFloat { TextLayout.of(TypeText(text, font.font)).size.width }
    #expect(abs(width("1111") - width("8888")) < 1e-9)
    let plain = UIFont.systemFont(ofSize: 20)
    #expect(TextLayout.of(TypeText("1111", plain.font)).size.width < width("1111") - 1)
  }

  @Test func privateNamesOfTheSystemFontAreTheSystemFont() {
    #expect(UIFont(name: ".SFUIText-Medium", size: 12) == .systemFont(ofSize: 12, weight: .medium))
    #expect(UIFont(name: ".SFUIDisplay", size: 12) == .systemFont(ofSize: 12))
    #expect(UIFont(name: ".AppleSystemUIFontBold", size: 9) == .systemFont(ofSize: 9))
    #expect(UIFont(name: ".SFNSText-BoldItalic", size: 12)?.fontName.contains("Italic") == true)
    #expect(UIFont(name: ".Unknown", size: 12) == nil)
  }

  @Test func aMissingFontIsNilAndWarnsWithSimilarNames() {
    let clock = VirtualClock()
    var warnings: [LayerWarning] = []
    LayerWarnings.of(clock).sink = { warnings.append($0) }
    clock.asCurrent {
      #expect(UIFont(name: "Intre-Bold", size: 12) == nil)
      #expect(UIFont(name: "Intre-Bold", size: 13) == nil)
    }
    #expect(warnings.map(\.code) == [.missingFont])
    #expect(warnings.first?.message == "There is no font named \"Intre-Bold\".")
    #expect(warnings.first?.hint.hasPrefix("Did you mean \"Inter-Bold\"") == true)
  }

  @Test(
    "Fonts that every iPhone has are replaced by those of the same kind and weight",
    arguments: [
      ("HelveticaNeue", "Inter-Regular"), ("Helvetica Neue", "Inter-Regular"),
      ("helveticaneue-ultralight", "Inter-Thin"), ("Helvetica Neue Bold", "Inter-Bold"),
      ("HelveticaNeue-CondensedBlack", "Inter-Black"), ("Avenir-Book", "Inter-Regular"),
      ("AvenirNext-DemiBoldItalic", "Inter-SemiBoldItalic"), ("Futura-Medium", "Inter-Medium"),
      ("GillSans-Light", "Inter-Light"), ("Arial-BoldMT", "Inter-Bold"),
      ("ArialMT", "Inter-Regular"), ("Georgia", "DejaVuSerif"),
      ("TimesNewRomanPS-BoldMT", "DejaVuSerif-Bold"), ("Menlo-Regular", "DejaVuSansMono"),
      ("CourierNewPS-BoldMT", "DejaVuSansMono-Bold"), ("AppleColorEmoji", "NotoColorEmoji"),
    ])
  func devicesFonts(name: String, replacement: String) throws {
    let clock = VirtualClock()
    var warnings: [LayerWarning] = []
    LayerWarnings.of(clock).sink = { warnings.append($0) }
    let font = try #require(clock.asCurrent { UIFont(name: name, size: 22) })
    #expect(font.fontName == replacement && font.pointSize == 22)
    #expect(
      warnings.map(\.message)
        == ["The font \"\(name)\" of iOS isn't installed; \(replacement) is used."])
    #expect(clock.asCurrent { UIFont(name: name + "Q", size: 22) } == nil)
  }

  @Test func everyListedNameIsAFont() {
    #expect(UIFont.familyNames.contains("Helvetica Neue"))
    #expect(UIFont.fontNames(forFamilyName: "Georgia").count == 4)
    #expect(UIFont.fontNames(forFamilyName: "Trebuchet MS").contains("Trebuchet-BoldItalic"))
    for family in UIFont.familyNames {
      #expect(UIFont(name: family, size: 12) != nil, "\(family)")
      let names = UIFont.fontNames(forFamilyName: family)
      #expect(!names.isEmpty, "\(family)")
      #expect(names.allSatisfy { UIFont(name: $0, size: 12) != nil }, "\(family)")
    }
    let font = UIFont.systemFont(ofSize: 17, weight: .bold)
    #expect(font.fontDescriptor.withFamily("Georgia").postscriptName == "DejaVuSerif-Bold")
  }

  @Test func registersFiles() throws {
    let file = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"
    #expect(try UIFont.register(file) == ["DejaVuSans-Bold"])
    #expect(throws: FlipbookError.self) { try UIFont.register("/nowhere.ttf") }
    #expect(UIFont.familyNames.contains("DejaVu Sans"))
    #expect(UIFont.fontNames(forFamilyName: "Inter").count == 18)
    #expect(UIFont.fontNames(forFamilyName: "Nothing").isEmpty)
  }

  @Test func equalFontsAreEqual() {
    let (font, same) = (UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 17))
    #expect(font == same)
    #expect(font.hash == same.hash)
    #expect(font != font.withSize(18))
    #expect(font.lineHeight == font.ascender - font.descender)
  }

  @Test func descriptorsChangeTraits() throws {
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
    #expect(plain.symbolicTraits == [])
    let both = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(both.postscriptName == "Inter-BoldItalic")
    #expect(UIFont(descriptor: both, size: 0).pointSize == 17)
    #expect(UIFont(descriptor: both, size: 20).pointSize == 20)
    let mono = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular).fontDescriptor
    let slanted = mono.withSymbolicTraits(.traitItalic)
    #expect(slanted.map { $0.symbolicTraits.contains(.traitItalic) } != false)
    let emoji = try #require(UIFont(name: "NotoColorEmoji", size: 17)).fontDescriptor
    #expect(emoji.withSymbolicTraits(.traitBold) == nil, "no bold face is made up")
    #expect(mono.symbolicTraits == .traitMonoSpace)
    #expect(plain.withDesign(.serif)?.postscriptName == "DejaVuSerif")
    #expect(plain.withFace("Black").postscriptName == "Inter-Black")
    let heavy = plain.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(heavy.postscriptName == "Inter-ExtraBold")
    let named = UIFontDescriptor(fontAttributes: [.family: "DejaVu Sans", .size: 9])
    #expect((named.postscriptName, named.pointSize) == ("DejaVuSans", 9))
  }

  @Test func descriptorsHaveFeatures() {
    let plain = UIFont.systemFont(ofSize: 20).fontDescriptor
    let digits = plain.addingAttributes([
      .featureSettings: [
        [UIFontDescriptor.FeatureKey.featureIdentifier: 6, .typeIdentifier: 0],
        [UIFontDescriptor.FeatureKey.type: 99, .selector: 1],
      ]
    ])
    #expect(digits != plain)
    let font = UIFont(descriptor: digits, size: 0)
    #expect(font == .monospacedDigitSystemFont(ofSize: 20, weight: .regular))
    // Other attributes leave the features.
    #expect(UIFont(descriptor: digits.addingAttributes([.size: 30]), size: 0).pointSize == 30)
    #expect(digits.addingAttributes([.size: 20]) == digits)
    // A setting that no feature corresponds to changes nothing.
    #expect(
      plain.addingAttributes([.featureSettings: [[UIFontDescriptor.FeatureKey.type: 99]]]) == plain)
  }
}
