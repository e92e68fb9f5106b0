import Drawing
import Foundation
import Geometry
import Raster
import Testing
import Typesetting

@Suite struct CGFontTests {
  private func inter() throws -> CGFont { try #require(CGFont("Inter-Regular")) }

  /// A sheet with y up and a glyph of the font, drawn at 20 points, with its origin at (10, 10).
  private func sheet(_ prepare: (CGContext) -> Void = { _ in }) throws -> Bitmap {
    let font = try inter()
    return Sheet(40, 40) { context in
      context.translateBy(x: 0, y: 40)
      context.scaleBy(x: 1, y: -1)
      context.setFillColor(.red)
      context.setFont(font)
      context.setFontSize(20)
      prepare(context)
      context.showGlyphs([letter(of: font)], at: [CGPoint(x: 10, y: 10)])
    }.bitmap
  }

  /// The glyph of the letter H.
  private func letter(of font: CGFont) -> CGGlyph {
    CGGlyph(Font(font.face, size: 1).glyph(for: "H"))
  }

  /// The rows and columns that aren't transparent.
  private func box(_ bitmap: Bitmap) -> CGRect {
    var box = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y]?.alpha ?? 0 > 0 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  @Test func fontsAreFoundByTheirNames() throws {
    let font = try inter()
    #expect(font.postScriptName == "Inter-Regular" && font.fullName?.hasPrefix("Inter") == true)
    #expect(CGFont("No such font") == nil)
    #expect(CGFont("Inter-Regular") == font && CGFont("Inter-Bold") != font)
  }

  @Test func measuresAreInFontUnits() throws {
    let font = try inter()
    let em = Double(font.unitsPerEm)
    func shares(_ lengths: [Int32]) -> [Double] { lengths.map { (Double($0) / em * 10).rounded() } }
    #expect(em >= 1000 && font.numberOfGlyphs > 1000)
    // In tenths of an em.
    let measures = [font.ascent, font.descent, font.leading, font.capHeight, font.xHeight]
    #expect(shares(measures) == [10, -2, 0, 7, 5])
    var advances: [Int32] = [0, 0]
    font.getGlyphAdvances(
      glyphs: [letter(of: font), letter(of: font)], count: 2, advances: &advances)
    #expect(shares(advances) == [7, 7])
  }

  @Test func glyphsStandOnTheirPositions() throws {
    let box = box(try sheet())
    // The baseline is 10 points above the lower edge.
    #expect(box.maxY == 30 && (14...16).contains(box.height) && (11...12).contains(box.minX))
  }

  @Test func theTextMatrixMovesGlyphs() throws {
    let box = try (plain: box(sheet()), moved: box(sheet { $0.textPosition = CGPoint(x: 5, y: 8) }))
    #expect(box.moved == box.plain.offsetBy(dx: 5, dy: -8))
  }

  @Test func withoutASizeNothingIsShown() throws {
    #expect(box(try sheet { $0.setFontSize(0) }).isNull)
    #expect(box(try sheet { $0.setTextDrawingMode(.invisible) }).isNull)
  }
}
