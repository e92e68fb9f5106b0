import Foundation
import Images
import Raster
import Testing
import Typesetting

@Suite struct ScratchTests {
  @Test func pictures() throws {
    func write(_ name: String, _ layout: TextLayout, scale: Double = 1) throws {
      let bitmap = try layout.drawing(scale: scale)
      try Data(
        PNGEncoder(width: bitmap.width, height: bitmap.height, isOpaque: true).encode(bitmap)
      ).write(to: URL(fileURLWithPath: "/tmp/type-\(name).png"))
    }
    var pieces: [TypeText.Piece] = []
    for size in [9.0, 11, 13, 17, 24, 36, 60] {
      pieces.append(
        TypeText.Piece("Hamburgefonstiv 0123 \(Int(size)) ÄÖÜ éß\n", TypeStyle(try inter(size))))
    }
    try write("sizes", TextLayout.of(TypeText(pieces)))
    try write(
      "scripts",
      try laidOut(
        "Mixed: one שתיים three, مرحبا بالعالم 123 e\u{301}o\u{323}\u{302} Привет Ελλ \u{10FF00} 😀👨‍👩‍👧‍👦🇩🇪❤️ → ☃ 漢字",
        32, in: TextFrame(width: 500)))
    try write("zoom", try laidOut("Rag 😀", 12), scale: 10)
    var weights: [TypeText.Piece] = []
    for weight in 1...9 {
      weights.append(TypeText.Piece("Weight \(weight)00\n", TypeStyle(try inter(26, weight * 100))))
    }
    var slanted = TypeStyle(try inter(26))
    slanted.distortion = GlyphDistortion(obliqueness: 0.25)
    weights.append(TypeText.Piece("Oblique\n", slanted))
    slanted.distortion = GlyphDistortion(expansion: 0.4)
    weights.append(TypeText.Piece("Expanded\n", slanted))
    weights.append(
      TypeText.Piece("Mono 0123 il|", TypeStyle(Font(try Fonts.monospaced(weight: 400), size: 26))))
    try write("weights", TextLayout.of(TypeText(weights)))
    try write(
      "just",
      try laidOut(
        "The quick brown fox jumps over the lazy dog. Sphinx of black quartz, judge my vow; pack my box with five dozen liquor jugs.",
        20, in: TextFrame(width: 260)
      ) { $0.alignment = .justified })
    try write(
      "tail",
      try laidOut(
        "The quick brown fox jumps over the lazy dog. Sphinx of black quartz, judge my vow", 20,
        in: TextFrame(width: 260, lineLimit: 2, truncatesLastLineOnly: true)
      ) {
        $0.alignment = .center; $0.lineBreak = .truncateTail
      })
  }
}
