import Foundation
import Geometry
import Layers
import Testing
import ViewText
import Views

@Suite struct FontDescriptorTests {
  private let font = UIFont.systemFont(ofSize: 20)

  @Test func aMatrixSlantsAndStretchesLetters() {
    let slanted = UIFont(
      descriptor: font.fontDescriptor.withMatrix(
        CGAffineTransform(a: 1, b: 0, c: 0.25, d: 1, tx: 0, ty: 0)), size: 0)
    #expect(slanted.fontName == font.fontName && slanted.pointSize == 20 && slanted != font)
    #expect(slanted.fontDescriptor.matrix.c == 0.25)
    #expect(slanted.withSize(10).fontDescriptor.matrix.c == 0.25)
    let wide = UIFont(
      descriptor: font.fontDescriptor.addingAttributes([
        .matrix: CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      ]), size: 20)
    func width(_ font: UIFont) -> CGFloat {
      NSAttributedString(string: "Hamburg", attributes: [.font: font]).size().width
    }
    #expect(abs(width(wide) - 2 * width(font)) < 0.01 && width(slanted) == width(font))
    #expect(font.fontDescriptor.object(forKey: .matrix) == nil)
    // An attribute of the text takes precedence.
    let narrow = NSAttributedString(
      string: "Hamburg", attributes: [.font: wide, .expansion: 0 as CGFloat])
    #expect(abs(narrow.size().width - width(font)) < 0.01)
  }

  @Test func preferredFontsHaveTheirStyle() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let style = body.fontDescriptor.object(forKey: .textStyle) as? String
    #expect(style == UIFont.TextStyle.body.rawValue)
    #expect(body == .systemFont(ofSize: 17))
    let title = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.largeTitle])
    #expect(UIFont(descriptor: title, size: 0).pointSize == 34)
    #expect(font.fontDescriptor.object(forKey: .textStyle) == nil)
    let bold = body.fontDescriptor.withSymbolicTraits(.traitBold)
    #expect(bold?.object(forKey: .textStyle) as? String == style)
  }

  @Test func valuesWithoutEffectAreKept() throws {
    let other = UIFontDescriptor(name: "DejaVu Serif", size: 0)
    let descriptor = font.fontDescriptor.addingAttributes([
      .cascadeList: [other], .characterSet: CharacterSet.decimalDigits,
    ])
    #expect(descriptor.object(forKey: .cascadeList) as? [UIFontDescriptor] == [other])
    #expect(descriptor.object(forKey: .characterSet) as? CharacterSet == .decimalDigits)
    #expect(descriptor != font.fontDescriptor && descriptor.postscriptName == font.fontName)
    #expect(descriptor.object(forKey: .visibleName) as? String == "Inter Regular")
  }

  @Test func availableFontsMatch() {
    let serif = UIFontDescriptor(fontAttributes: [.family: "DejaVu Serif"])
    let faces = serif.matchingFontDescriptors(withMandatoryKeys: [.family])
    #expect(faces.count > 1)
    #expect(faces.allSatisfy { $0.object(forKey: .family) as? String == "DejaVu Serif" })
    let bold = UIFontDescriptor(fontAttributes: [.family: "DejaVu Serif", .face: "Bold"])
    #expect(
      bold.matchingFontDescriptors(withMandatoryKeys: nil).map(\.postscriptName) == [
        "DejaVuSerif-Bold"
      ])
    #expect(bold.postscriptName == "DejaVuSerif-Bold")
    let missing = UIFontDescriptor(fontAttributes: [.family: "No Such Family"])
    #expect(missing.matchingFontDescriptors(withMandatoryKeys: [.family]).isEmpty)
    let replaced = UIFontDescriptor(fontAttributes: [.name: "HelveticaNeue"])
    #expect(replaced.matchingFontDescriptors(withMandatoryKeys: nil).count == 1)
  }
}
