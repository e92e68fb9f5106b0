import CoreText

/// Returns the outlines of a text's letters, one path per glyph, as Core Text code for iOS does.
func letterPaths(of text: String, fontName: CFString, size: CGFloat) -> [(CGPath, CGPoint)] {
  let font = CTFontCreateWithName(fontName, size, nil)
  let attributes = [kCTFontAttributeName as NSAttributedString.Key: font]
  let line = CTLineCreateWithAttributedString(
    NSAttributedString(string: text, attributes: attributes) as CFAttributedString)
  var paths: [(CGPath, CGPoint)] = []
  for run in CTLineGetGlyphRuns(line) as! [CTRun] {
    let dictionary = CTRunGetAttributes(run) as NSDictionary
    let runFont = dictionary[kCTFontAttributeName as String] as! CTFont
    for index in 0..<CTRunGetGlyphCount(run) {
      let range = CFRangeMake(index, 1)
      var glyph = CGGlyph()
      var position = CGPoint()
      CTRunGetGlyphs(run, range, &glyph)
      CTRunGetPositions(run, range, &position)
      if let path = CTFontCreatePathForGlyph(runFont, glyph, nil) { paths.append((path, position)) }
    }
  }
  return paths
}

/// Counts a text's glyphs with Core Foundation's arrays and pointers, as Swift 2 code does.
func glyphCountByPointers(of text: String, font: CTFont) -> Int {
  let string = NSAttributedString(
    string: text,
    attributes: [NSAttributedString.Key(rawValue: kCTFontAttributeName as String): font])
  let line = CTLineCreateWithAttributedString(string)
  let runs = CTLineGetGlyphRuns(line)
  var count = 0
  for index in 0..<CFArrayGetCount(runs) {
    let run = unsafeBitCast(CFArrayGetValueAtIndex(runs, index), to: CTRun.self)
    count += CTRunGetGlyphCount(run)
  }
  return count
}
