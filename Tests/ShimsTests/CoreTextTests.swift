import CoreText
import Layers
import Testing
import Typesetting
import UIKit
import VirtualTime

@Suite struct CoreTextTests {
  let font = UIFont.systemFont(ofSize: 20)

  private func line(_ text: String, _ more: [NSAttributedString.Key: Any] = [:]) -> CTLine {
    CTLineCreateWithAttributedString(string(text, more))
  }

  private func string(
    _ text: String, _ more: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [.font: font]
    attributes.merge(more) { $1 }
    return NSAttributedString(string: text, attributes: attributes)
  }

  // MARK: Fonts

  @Test func coreTextFontsAreUIKitFonts() {
    let made = CTFontCreateWithName("Inter" as CFString, 20, nil)
    #expect(made == font && CTFontGetSize(made) == 20)
    #expect(CTFontGetAscent(made) == font.ascender && CTFontGetDescent(made) == -font.descender)
    #expect(CTFontGetLeading(made) == font.leading && CTFontGetXHeight(made) == font.xHeight)
    #expect(CTFontGetCapHeight(made) == font.capHeight && CTFontGetUnderlinePosition(made) < 0)
    #expect(CTFontGetUnderlineThickness(made) > 0 && CTFontGetGlyphCount(made) > 1000)
    #expect(CTFontCopyPostScriptName(made) == "Inter-Regular")
    #expect(CTFontCopyFamilyName(made) == "Inter" && CTFontCopyFullName(made).hasPrefix("Inter"))
    #expect(CTFontGetUnitsPerEm(made) > 999 && CTFontGetMatrix(made).isIdentity)
    let larger = CTFontCreateCopyWithAttributes(made, 30, nil, nil)
    #expect(larger == font.withSize(30))
    #expect(CTFontCreateUIFontForLanguage(.system, 20, nil) == font)
    #expect(CTFontCreateUIFontForLanguage(.label, 0, nil)?.pointSize == 17)
    #expect(CTFontCreateWithFontDescriptor(CTFontCopyFontDescriptor(made), 0, nil) == font)
  }

  @Test func glyphAdvancesMatchLetterWidths() {
    let units = Array("Ax W".utf16)
    var glyphs = [CGGlyph](repeating: 0, count: units.count)
    #expect(CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count))
    var advances = [CGSize](repeating: .zero, count: units.count)
    let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, units.count)
    for (index, letter) in "Ax W".enumerated() {
      let width = CTLineGetTypographicBounds(line(String(letter)), nil, nil, nil)
      #expect(abs(width - advances[index].width) < 1e-4, "\(letter)")
    }
    #expect(abs(sum - advances.reduce(0) { $0 + $1.width }) < 1e-9)
  }

  @Test func missingGlyphsAreZero() {
    let units = Array("a😀b".utf16)
    var glyphs = [CGGlyph](repeating: 9, count: units.count)
    #expect(!CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count))
    #expect(glyphs[0] != 0 && glyphs[1] == 0 && glyphs[2] == 0 && glyphs[3] != 0)
  }

  @Test func outlinesHaveTheirOriginOnTheBaseline() throws {
    let units = Array("H ".utf16)
    var glyphs = [CGGlyph](repeating: 0, count: 2)
    CTFontGetGlyphsForCharacters(font, units, &glyphs, 2)
    let path = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil))
    let box = path.boundingBoxOfPath
    #expect(abs(box.minY) < 0.01 && abs(box.maxY - font.capHeight) < 0.05)
    #expect(CTFontCreatePathForGlyph(font, glyphs[1], nil) == nil)
    var moved = CGAffineTransform(translationX: 100, y: 50)
    let away = try #require(CTFontCreatePathForGlyph(font, glyphs[0], &moved))
    #expect(abs(away.boundingBoxOfPath.minX - box.minX - 100) < 1e-9)
    var boxes = [CGRect](repeating: .null, count: 2)
    let all = CTFontGetBoundingRectsForGlyphs(font, .default, glyphs, &boxes, 2)
    #expect(boxes == [box, .zero] && all == box)
  }

  // MARK: Lines

  @Test func lineMetricsMatchTypesetting() {
    for text in ["Wave", "office", "two words", "Größe", "a😀"] {
      let layout = TextLayout.of(TypeText(text, font.font))
      var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
      let width = CTLineGetTypographicBounds(line(text), &ascent, &descent, &leading)
      #expect(abs(width - layout.size.width) < 1e-9, "\(text)")
      #expect(abs(ascent + descent - layout.lines[0].frame.height) < 1e-9)
      #expect(leading == font.leading)
    }
    let label = UILabel()
    label.attributedText = string("Wave")
    let width = CTLineGetTypographicBounds(line("Wave"), nil, nil, nil)
    #expect(abs(label.intrinsicContentSize.width - width) <= 1)
  }

  @Test func lineBreaksAreSpacesInALine() {
    let (broken, spaced) = (line("a\nb"), line("a b"))
    #expect(CTLineGetStringRange(broken).length == 3 && CTLineGetGlyphCount(broken) == 3)
    let widths = [broken, spaced].map { CTLineGetTypographicBounds($0, nil, nil, nil) }
    #expect(widths[0] == widths[1])
  }

  @Test func trailingSpacesAreMeasured() {
    let (bare, spaced) = (line("word"), line("word  "))
    #expect(CTLineGetTrailingWhitespaceWidth(bare) == 0)
    let space = CTLineGetTrailingWhitespaceWidth(spaced)
    let widths = [bare, spaced].map { CTLineGetTypographicBounds($0, nil, nil, nil) }
    #expect(space > 0 && abs(widths[1] - widths[0] - space) < 1e-6)
  }

  @Test func runsHaveGlyphsPositionsAndAttributes() throws {
    let text = NSMutableAttributedString(attributedString: string("red"))
    text.append(string("blue", [.foregroundColor: UIColor.blue]))
    let runs = CTLineGetGlyphRuns(CTLineCreateWithAttributedString(text)) as! [CTRun]
    #expect(runs.map(CTRunGetGlyphCount) == [3, 4])
    #expect(CTRunGetStringRange(runs[1]) == CFRange(location: 3, length: 4))
    var indices = [CFIndex](repeating: 0, count: 4)
    CTRunGetStringIndices(runs[1], CFRange(), &indices)
    #expect(indices == [3, 4, 5, 6])
    var positions = [CGPoint](repeating: .zero, count: 4)
    var advances = [CGSize](repeating: .zero, count: 4)
    CTRunGetPositions(runs[1], CFRange(), &positions)
    CTRunGetAdvances(runs[1], CFRange(), &advances)
    let first = CTRunGetTypographicBounds(runs[0], CFRange(), nil, nil, nil)
    #expect(abs(positions[0].x - first) < 1e-9 && positions[0].y == 0)
    #expect(abs(positions[1].x - positions[0].x - advances[0].width) < 1e-9)
    #expect(CTRunGetAttributes(runs[1])["NSColor"] as? UIColor == .blue)
    #expect(CTRunGetAttributes(runs[0])[kCTFontAttributeName] as? CTFont == font)
    let glyphs = try #require(CTRunGetGlyphsPtr(runs[1]))
    var glyph = CGGlyph()
    CTRunGetGlyphs(runs[1], CFRangeMake(2, 1), &glyph)
    #expect(glyphs[2] == glyph && CTRunGetPositionsPtr(runs[1])?[1] == positions[1])
    #expect(CTRunGetAdvancesPtr(runs[1])?[3] == advances[3])
    #expect(CTRunGetStringIndicesPtr(runs[1])?[3] == 6 && CTRunGetStatus(runs[0]) == [])
  }

  @Test func stringIndexesAndOffsetsAreInverse() {
    let line = line("aé😀fi b")
    let length = CTLineGetStringRange(line).length
    #expect(length == 8)
    #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
    let width = CTLineGetTypographicBounds(line, nil, nil, nil)
    #expect(abs(CTLineGetOffsetForStringIndex(line, length, nil) - width) < 1e-9)
    var last: CGFloat = -1
    for index in [0, 1, 2, 4, 5, 6, 7, 8] {
      let offset = CTLineGetOffsetForStringIndex(line, index, nil)
      #expect(offset > last, "\(index)")
      let found = CTLineGetStringIndexForPosition(line, CGPoint(x: offset + 0.01, y: 0))
      #expect(found == index)
      last = offset
    }
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: -50, y: 0)) == 0)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 5000, y: 0)) == length)
    #expect(CTLineGetStringIndexForPosition(self.line(""), .zero) == kCFNotFound)
  }

  @Test func rightToLeftLinesMeasureFromTheRight() {
    let line = line("שלום")
    let runs = CTLineGetGlyphRuns(line) as! [CTRun]
    #expect(CTRunGetStatus(runs[0]).contains(.rightToLeft))
    let width = CTLineGetTypographicBounds(line, nil, nil, nil)
    #expect(abs(CTLineGetOffsetForStringIndex(line, 0, nil) - width) < 1e-6)
    #expect(
      CTLineGetOffsetForStringIndex(line, 1, nil) > CTLineGetOffsetForStringIndex(line, 2, nil))
  }

  @Test func linesAreTruncatedToAWidth() throws {
    let long = line("a rather long line")
    let cut = try #require(CTLineCreateTruncatedLine(long, 80, .end, nil))
    #expect(CTLineGetTypographicBounds(cut, nil, nil, nil) <= 80)
    #expect(CTLineGetGlyphCount(cut) < CTLineGetGlyphCount(long))
    #expect(CTLineCreateTruncatedLine(long, 5000, .middle, nil) === long)
    #expect(CTLineCreateTruncatedLine(long, 1, .end, nil) == nil)
    let rest = CTLineGetPenOffsetForFlush(cut, 0.5, 180)
    #expect(rest >= 50 && rest < 90)
  }

  @Test func truncatedLinesKeepTheirStringRange() throws {
    let setter = CTTypesetterCreateWithAttributedString(string("first a rather long line"))
    let line = CTTypesetterCreateLine(setter, CFRange(location: 6, length: 18))
    let cut = try #require(CTLineCreateTruncatedLine(line, 80, .end, nil))
    #expect(CTLineGetStringRange(cut).location == 6)
    #expect(CTLineGetStringIndexForPosition(cut, .zero) == 6)
  }

  @Test func aTokenOtherThanAnEllipsisIsAWarning() throws {
    let clock = VirtualClock()
    LayerWarnings.of(clock).gather()
    let long = line("a rather long line")
    try clock.asCurrent {
      for token in ["\u{2026}", " more"] {
        _ = try #require(CTLineCreateTruncatedLine(long, 80, .end, line(token)))
      }
    }
    #expect(LayerWarnings.of(clock).all.map(\.subject) == [" more"])
  }

  @Test func directionalMarksAreNotCounted() {
    let plain = line("abc")
    let marked = line("abc", [.writingDirection: [0]])
    #expect(CTLineGetStringRange(marked).length == 3)
    for index in 0...3 {
      let offset = CTLineGetOffsetForStringIndex(marked, index, nil)
      #expect(abs(offset - CTLineGetOffsetForStringIndex(plain, index, nil)) < 1e-6)
    }
  }

  // MARK: Frames

  @Test func framesLayOutLinesFromTheTop() {
    let text = string("one two three four five six")
    let setter = CTFramesetterCreateWithAttributedString(text)
    let path = CGPath(rect: CGRect(x: 10, y: 20, width: 90, height: 200), transform: nil)
    let frame = CTFramesetterCreateFrame(setter, CFRange(), path, nil)
    let lines = CTFrameGetLines(frame) as! [CTLine]
    let layout = TextLayout.of(TypeText(text.string, font.font), in: TextFrame(width: 90))
    #expect(lines.count == layout.lines.count && lines.count > 2)
    let array: NSArray = CTFrameGetLines(frame)
    #expect((array as [AnyObject]).first === lines[0])
    let runs: NSArray = CTLineGetGlyphRuns(lines[0])
    #expect(runs.count > 0)
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRange(), &origins)
    for (origin, line) in zip(origins, layout.lines) {
      #expect(abs(origin.y - (200 - line.baseline)) < 1e-9 && origin.x == 0)
    }
    #expect(CTFrameGetVisibleStringRange(frame) == CFRange(location: 0, length: text.length))
    #expect(CTFrameGetPath(frame) === path)
    let ranges = lines.map(CTLineGetStringRange)
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.location + $0.length == $1.location })
  }

  @Test func linesThatDoNotFitAreOmitted() {
    let text = string("one two three four five six")
    let setter = CTFramesetterCreateWithAttributedString(text)
    let box = CGPath(rect: CGRect(x: 0, y: 0, width: 90, height: 30), transform: nil)
    let first = CTFramesetterCreateFrame(setter, CFRange(), box, nil)
    let seen = CTFrameGetVisibleStringRange(first)
    #expect((CTFrameGetLines(first) as! [CTLine]).count == 1 && seen.length < text.length)
    let rest = CTFramesetterCreateFrame(setter, CFRangeMake(seen.length, 0), box, nil)
    #expect(CTFrameGetVisibleStringRange(rest).location == seen.length)
    let lines = CTFrameGetLines(rest) as! [CTLine]
    #expect(CTLineGetStringRange(lines[0]).location == seen.length)
    var fit = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRange(), nil, CGSize(width: 90, height: CGFloat.greatestFiniteMagnitude), &fit)
    let label = UILabel()
    label.attributedText = text
    label.numberOfLines = 0
    let fitting = label.sizeThatFits(CGSize(width: 90, height: 1000))
    #expect(abs(fitting.height - size.height) <= 1 && abs(fitting.width - size.width) <= 1)
    #expect(fit.length == text.length)
  }

  @Test func aTypesetterBreaksAfterWords() {
    let typesetter = CTTypesetterCreateWithAttributedString(string("one two three"))
    let count = CTTypesetterSuggestLineBreak(typesetter, 0, 90)
    #expect(count == 8)
    let line = CTTypesetterCreateLine(typesetter, CFRangeMake(count, 0))
    #expect(CTLineGetStringRange(line) == CFRange(location: 8, length: 5))
    #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, 90) > 8)
  }

  @Test func caretOffsetsAreOnBothSidesOfLetters() {
    var carets: [(Double, CFIndex, Bool)] = []
    CTLineEnumerateCaretOffsets(line("abc")) { offset, index, isLeading, stop in
      carets.append((offset, index, isLeading))
      if index == 1, !isLeading { stop.pointee = true }
    }
    #expect(carets.map(\.1) == [0, 0, 1, 1] && carets.map(\.2) == [true, false, true, false])
    #expect(carets[0].0 == 0 && carets[1].0 == carets[2].0)
  }

  @Test func paragraphStylesAreCreatedFromSettings() {
    var allocations: [UnsafeMutableRawPointer] = []
    defer { allocations.forEach { $0.deallocate() } }
    func setting<Value>(
      _ spec: CTParagraphStyleSpecifier, _ value: Value, size: Int = MemoryLayout<Value>.size
    ) -> CTParagraphStyleSetting {
      let memory = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 8)
      memory.storeBytes(of: value, as: Value.self)
      allocations.append(memory)
      return CTParagraphStyleSetting(spec: spec, valueSize: size, value: memory)
    }
    let settings = [
      setting(.alignment, CTTextAlignment.center),
      setting(.lineBreakMode, CTLineBreakMode.byTruncatingTail),
      setting(.baseWritingDirection, CTWritingDirection.rightToLeft),
      setting(.lineSpacingAdjustment, CGFloat(6)), setting(.firstLineHeadIndent, CGFloat(12)),
      setting(.headIndent, CGFloat(12), size: 3),
    ]
    let style = CTParagraphStyleCreate(settings, settings.count)
    #expect(style.alignment == .center && style.lineBreakMode == .byTruncatingTail)
    #expect(style.baseWritingDirection == .rightToLeft && style.lineSpacing == 6)
    #expect(style.firstLineHeadIndent == 12 && style.headIndent == 0)
    let plain = CTFramesetterCreateWithAttributedString(string("a b c"))
    let spaced = CTFramesetterCreateWithAttributedString(
      string("a b c", [NSAttributedString.Key(kCTParagraphStyleAttributeName as String): style]))
    let box = CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 100), transform: nil)
    let origins = [plain, spaced].map { setter -> CGPoint in
      var origin = CGPoint.zero
      let frame = CTFramesetterCreateFrame(setter, CFRange(), box, nil)
      CTFrameGetLineOrigins(frame, CFRangeMake(0, 1), &origin)
      return origin
    }
    #expect(origins[0].x == 0 && origins[1].x > 50)
  }

  // MARK: Drawing

  /// Returns the image that `draw` draws with y up, as Core Text code for iOS expects.
  private func picture(_ draw: (CGContext) -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 120, height: 60)).image { context in
      let context = context.cgContext
      context.textMatrix = .identity
      context.translateBy(x: 0, y: 60)
      context.scaleBy(x: 1, y: -1)
      draw(context)
    }
  }

  private func distance(_ first: UIImage, _ second: UIImage) -> Int {
    var largest = 0
    for (first, second) in zip(first.bitmap.pixels, second.bitmap.pixels) {
      for shift: UInt32 in [0, 8, 16, 24] {
        largest = max(largest, abs(Int(first >> shift & 255) - Int(second >> shift & 255)))
      }
    }
    return largest
  }

  @Test func framesDrawLikeUIKit() {
    let text = string("Two lines\nof words", [.foregroundColor: UIColor.purple])
    let core = picture { context in
      let setter = CTFramesetterCreateWithAttributedString(text)
      let path = CGPath(rect: CGRect(x: 0, y: 0, width: 120, height: 60), transform: nil)
      CTFrameDraw(CTFramesetterCreateFrame(setter, CFRange(), path, nil), context)
    }
    let kit = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 60)).image { _ in
      text.draw(in: CGRect(x: 0, y: 0, width: 120, height: 60))
    }
    #expect(distance(core, kit) <= 1)
    #expect(core.bitmap.pixels.contains { $0 != 0 })
  }

  @Test func linesDrawAtTheTextPositionInTheirColour() {
    let red = UIColor.red.cgColor
    let attributes: [NSAttributedString.Key: Any] = [
      NSAttributedString.Key(rawValue: kCTForegroundColorAttributeName as String): red
    ]
    let core = picture { context in
      context.textPosition = CGPoint(x: 5, y: 20)
      CTLineDraw(line("Wave", attributes), context)
    }
    let kit = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 60)).image { _ in
      string("Wave", [.foregroundColor: UIColor.red])
        .draw(at: CGPoint(x: 5, y: 40 - font.ascender))
    }
    #expect(distance(core, kit) <= 1)
    let image = CTLineGetImageBounds(line("Wave"), nil)
    #expect(image.minY < 1 && image.maxY > font.xHeight && image.width > 30)
    #expect(CTLineGetBoundsWithOptions(line("Wave"), []).minY == font.descender - font.leading)
  }

  @Test func glyphsAndDrawingModesUseTheContextsColours() {
    let filled = picture { context in
      context.setFillColor(UIColor.blue.cgColor)
      var glyphs = [CGGlyph](repeating: 0, count: 2)
      CTFontGetGlyphsForCharacters(font, Array("OO".utf16), &glyphs, 2)
      CTFontDrawGlyphs(
        font, glyphs, [CGPoint(x: 5, y: 20), CGPoint(x: 40, y: 20)], 2, context)
    }
    #expect(filled.bitmap.pixels.contains { $0 >> 16 & 255 == 255 && $0 & 255 == 0 })
    let fromContext = NSAttributedString.Key(kCTForegroundColorFromContextAttributeName as String)
    let stroked = picture { context in
      context.setTextDrawingMode(.stroke)
      context.setStrokeColor(UIColor.green.cgColor)
      context.textPosition = CGPoint(x: 5, y: 20)
      CTLineDraw(line("O", [fromContext: true]), context)
    }
    #expect(stroked.bitmap.pixels.contains { $0 >> 8 & 255 > 200 })
    let byRuns = picture { context in
      context.textPosition = CGPoint(x: 5, y: 20)
      for run in CTLineGetGlyphRuns(line("Wave")) as! [CTRun] {
        CTRunDraw(run, context, CFRange())
        #expect(CTRunGetImageBounds(run, context, CFRange()).minX > 4)
      }
    }
    let whole = picture { context in
      context.textPosition = CGPoint(x: 5, y: 20)
      CTLineDraw(line("Wave"), context)
    }
    #expect(byRuns.bitmap == whole.bitmap)
    let hidden = picture { context in
      context.setTextDrawingMode(.invisible)
      CTLineDraw(line("O"), context)
    }
    #expect(hidden.bitmap.pixels.allSatisfy { $0 == 0 })
    let inContextColor = picture { context in
      context.setFillColor(UIColor.red.cgColor)
      context.textPosition = CGPoint(x: 5, y: 20)
      CTLineDraw(line("O", [fromContext: true]), context)
    }
    #expect(inContextColor.bitmap.pixels.contains { $0 & 255 == 255 })
  }

  // MARK: Unmodified code

  @Test func lettersBecomePaths() {
    let paths = letterPaths(of: "a b", fontName: "Inter", size: 40)
    #expect(paths.count == 2)
    #expect(paths[1].1.x > paths[0].1.x && paths.allSatisfy { !$0.0.isEmpty })
    #expect(glyphCountByPointers(of: "abc", font: font) == 3)
    #expect(CFAttributedStringGetLength(CFAttributedStringCreate(nil, "ab", nil)) == 2)
    #expect(CFStringGetLength("a😀") == 3)
  }

  // MARK: Attributes of fonts

  @Test func fontsHaveTraitsAttributesAndLetters() throws {
    let bold = try #require(
      CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitBold, .traitBold))
    #expect(CTFontGetSymbolicTraits(bold).contains(.boldTrait) && bold.pointSize == 20)
    let plain = try #require(CTFontCreateCopyWithSymbolicTraits(bold, 10, nil, [], .traitBold))
    #expect(!CTFontGetSymbolicTraits(plain).contains(.traitBold) && plain.pointSize == 10)
    #expect(CTFontCopyAttribute(font, kCTFontNameAttribute) as? String == "Inter-Regular")
    #expect((CTFontCopyAttribute(font, kCTFontSizeAttribute) as? NSNumber)?.doubleValue == 20)
    let traits = CTFontCopyTraits(bold)
    #expect((traits[kCTFontSymbolicTrait] as? NSNumber)?.uint32Value ?? 0 & 2 != 0)
    let letters = CTFontCopyCharacterSet(font)
    #expect(letters.contains("a") && !letters.contains("\u{4F60}"))
    let box = CTFontGetBoundingBox(font)
    #expect(box.minY < 0 && box.maxY > font.capHeight)
    let described = CTFontDescriptorCreateWithAttributes(
      [kCTFontFamilyNameAttribute: "Inter", kCTFontSizeAttribute: 12] as CFDictionary)
    #expect(CTFontCreateWithFontDescriptor(described, 0, nil) == font.withSize(12))
    #expect(
      CTFontDescriptorCopyAttribute(described, kCTFontFamilyNameAttribute) as? String == "Inter")
    let named = CTFontDescriptorCreateWithNameAndSize("Inter-Bold" as CFString, 9)
    #expect(CTFontCopyPostScriptName(CTFontCreateWithFontDescriptor(named, 0, nil)) == "Inter-Bold")
    #expect(CTFontCreateCopyWithFamily(font, 0, nil, "No Such Family") == nil)
  }

  // MARK: Run delegates

  private final class Picture {
    var width: CGFloat = 30
    var isFreed = false
  }

  @Test func runDelegatesReserveSpace() throws {
    let picture = Picture()
    var callbacks = CTRunDelegateCallbacks(
      version: kCTRunDelegateVersion1,
      dealloc: { Unmanaged<Picture>.fromOpaque($0).takeRetainedValue().isFreed = true },
      getAscent: { _ in 40 }, getDescent: { _ in 10 },
      getWidth: { Unmanaged<Picture>.fromOpaque($0).takeUnretainedValue().width })
    let delegate = try #require(
      CTRunDelegateCreate(&callbacks, Unmanaged.passRetained(picture).toOpaque()))
    #expect(CTRunDelegateGetRefCon(delegate) == Unmanaged.passUnretained(picture).toOpaque())
    let text = NSMutableAttributedString(attributedString: string("a b"))
    CFAttributedStringSetAttribute(text, CFRangeMake(1, 1), kCTRunDelegateAttributeName, delegate)
    let line = CTLineCreateWithAttributedString(text)
    var (ascent, descent) = (CGFloat(0), CGFloat(0))
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
    let letters = CTLineGetTypographicBounds(self.line("ab"), nil, nil, nil)
    #expect(abs(width - letters - 30) < 0.5 && ascent == 40 && descent == 10)
    let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
    let run = try #require(
      runs.first {
        CTRunGetAttributes($0)[kCTRunDelegateAttributeName as String] as? CTRunDelegate === delegate
      })
    #expect(CTRunGetStringRange(run).location == 1)
    #expect(CTRunGetTypographicBounds(run, CFRangeMake(0, 0), &ascent, &descent, nil) == 30)
    #expect(ascent == 40 && descent == 10)
    CFAttributedStringRemoveAttribute(text, CFRangeMake(1, 1), kCTRunDelegateAttributeName)
    #expect(
      CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text), nil, nil, nil) < width)
  }

  @Test func aDelegateTellsWhenItIsFreed() {
    let picture = Picture()
    var callbacks = CTRunDelegateCallbacks(
      version: kCTRunDelegateVersion1,
      dealloc: { Unmanaged<Picture>.fromOpaque($0).takeRetainedValue().isFreed = true },
      getAscent: { _ in 1 }, getDescent: { _ in 1 }, getWidth: { _ in 1 })
    _ = CTRunDelegateCreate(&callbacks, Unmanaged.passRetained(picture).toOpaque())
    #expect(picture.isFreed)
  }

  @Test func stringsAreTransformed() {
    let name = NSMutableString(string: "\u{4F60}\u{597D}")
    #expect(CFStringTransform(name, nil, kCFStringTransformToLatin, false))
    #expect(CFStringTransform(name, nil, kCFStringTransformStripDiacritics, false))
    #expect(name as String == "ni hao" && !CFStringTransform(name, nil, "none", false))
    var range = CFRangeMake(0, 1)
    let accented = NSMutableString(string: "\u{E9}\u{E9}")
    #expect(CFStringTransform(accented, &range, kCFStringTransformStripCombiningMarks, false))
    #expect(accented as String == "e\u{E9}" && range.length == 1)
  }
}
