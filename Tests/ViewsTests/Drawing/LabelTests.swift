import Drawing
import Foundation
import Layers
import Raster
import Testing
import ViewText
import Views
import VirtualTime

@Suite struct LabelTests {
  private let clock = VirtualClock()

  private func label(_ text: String, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
    clock.asCurrent {
      let label = UILabel()
      label.text = text
      change(label)
      return label
    }
  }

  private func picture(of label: UILabel) throws -> Bitmap {
    try ViewsTests.picture(of: label, on: clock)
  }

  @Test func aLabelIsAsLargeAsItsText() {
    let label = label("Hello")
    let size = label.intrinsicContentSize
    let font = UIFont.systemFont(ofSize: 17)
    #expect(size.height == font.lineHeight.rounded(.up))
    #expect(size.width == "Hello".size(withAttributes: [.font: font]).width.rounded(.up))
    label.sizeToFit()
    #expect(label.bounds.size == size)
    clock.asCurrent { label.text = nil }
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func aMissingFontOrColourIsTheDefault() throws {
    let plain = label("H") { $0.frame = CGRect(x: 0, y: 0, width: 40, height: 40) }
    let reset = label("H") {
      $0.frame = plain.frame
      $0.textColor = .red
      $0.textColor = nil
      $0.font = nil
    }
    #expect(reset.textColor == .label && reset.font == plain.font)
    #expect(Ink(try picture(of: reset)) == Ink(try picture(of: plain)))
  }

  @Test func textIsCentredVerticallyAndAlignedHorizontally() throws {
    let label = label("H") { $0.frame = CGRect(x: 0, y: 0, width: 100, height: 60) }
    let left = Ink(try picture(of: label))
    #expect(left.left < 4 && abs(left.top + left.bottom - 60) < 6)
    clock.asCurrent { label.textAlignment = .right }
    #expect(Ink(try picture(of: label)).right > 95)
    clock.asCurrent { label.textAlignment = .center }
    let middle = Ink(try picture(of: label))
    #expect(abs(middle.left + middle.right - 99) <= 2)
  }

  @Test func textIsNotStretchedWhileTheSizeAnimates() throws {
    let label = label("H") { $0.frame = CGRect(x: 0, y: 0, width: 40, height: 20) }
    let before = Ink(try picture(of: label))
    clock.asCurrent {
      UIView.animate(withDuration: 1) { label.frame.size = CGSize(width: 100, height: 60) }
    }
    #expect(Ink(try picture(of: label)) == before)
    clock.asCurrent { label.contentMode = .scaleToFill }
    #expect(Ink(try picture(of: label)).width < before.width)
  }

  @Test func longTextIsTruncatedOrWrapped() throws {
    let label = label("one two three four five six") {
      $0.frame = CGRect(x: 0, y: 0, width: 80, height: 100)
    }
    #expect(label.sizeThatFits(CGSize(width: 80, height: 0)).width > 150)
    #expect(Ink(try picture(of: label)).right < 80)
    clock.asCurrent { label.numberOfLines = 0 }
    let size = label.sizeThatFits(CGSize(width: 80, height: 0))
    #expect(size.width <= 80 && size.height > 2 * label.font.lineHeight)
    let all = Ink(try picture(of: label))
    #expect(all.bottom - all.top > Int(label.font.lineHeight) * 2)
  }

  @Test func linesThatDoNotFitTheHeightAreOmitted() throws {
    let text = "one two three four five six"
    func tall(_ lines: CGFloat) -> UILabel {
      label(text) {
        $0.numberOfLines = 0
        $0.frame = CGRect(x: 0, y: 0, width: 60, height: (lines * $0.font.lineHeight).rounded(.up))
      }
    }
    let (two, more) = (tall(2), tall(2.9))
    let used = two.textRect(forBounds: two.bounds, limitedToNumberOfLines: 0)
    #expect(abs(used.height - 2 * two.font.lineHeight) < 1)
    // Less than a third line's additional height moves the same two lines, which end in an
    // ellipsis.
    let (first, second) = (Ink(try picture(of: two)), Ink(try picture(of: more)))
    #expect(first.bottom - first.top == second.bottom - second.top)
    let cut = label("one two\nthree f…") {
      $0.numberOfLines = 2
      $0.frame = two.frame
    }
    #expect(first.right <= Ink(try picture(of: cut)).right + 12)
    #expect(tall(0.5).textRect(forBounds: tall(0.5).bounds, limitedToNumberOfLines: 0).height > 15)
  }

  @Test func textShrinksToFit() throws {
    let label = label("a rather long text") {
      $0.frame = CGRect(x: 0, y: 0, width: 70, height: 30)
      $0.adjustsFontSizeToFitWidth = true
    }
    let small = Ink(try picture(of: label))
    #expect(small.right < 70 && small.right > 60)
    clock.asCurrent { label.minimumScaleFactor = 0.9 }
    let cut = Ink(try picture(of: label))
    #expect(cut.bottom - cut.top > small.bottom - small.top)
  }

  @Test("(D) Several lines shrink until all of the text fits")
  func linesShrinkToFit() throws {
    func ink(_ size: CGSize, _ change: (UILabel) -> Void = { _ in }) throws -> Ink {
      Ink(
        try picture(
          of: label("several words that need some room") {
            $0.numberOfLines = 2
            $0.adjustsFontSizeToFitWidth = true
            $0.frame.size = size
            change($0)
          }))
    }
    let (room, small) = (CGSize(width: 160, height: 50), CGSize(width: 80, height: 50))
    let natural = try ink(room)
    let scaled = try ink(small)
    let height = natural.bottom - natural.top
    #expect(scaled.bottom - scaled.top < height * 3 / 4 && scaled.right > 60)
    // The same picture as with the smaller font.
    let limited = try ink(small) { $0.minimumScaleFactor = 0.95 }
    #expect(limited.bottom - limited.top > scaled.bottom - scaled.top)
    let flat = try ink(CGSize(width: 160, height: 20))
    #expect(flat.bottom < 20 && flat.bottom - flat.top < height * 3 / 4)
    #expect(abs(flat.top - (20 - flat.bottom)) < 5)
  }

  @Test func lettersHaveTheirColours() throws {
    let text = NSMutableAttributedString(string: "HH", attributes: [.foregroundColor: UIColor.red])
    text.addAttribute(
      .backgroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
    let label = label("")
    clock.asCurrent {
      label.attributedText = text
      label.sizeToFit()
    }
    let bitmap = try picture(of: label)
    let pixels = bitmap.pixels.map { Pixel($0).description }
    #expect(pixels.contains("#FF0000FF") && pixels.contains("#0000FFFF"))
    #expect(bitmap[0, 0]?.alpha == 0)
  }

  @Test func propertiesThatAreSetLaterApplyToAllOfAnAttributedText() throws {
    let frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    let plain = label("Text") {
      $0.frame = frame
      $0.textColor = .red
      $0.font = .systemFont(ofSize: 12)
      $0.textAlignment = .right
      $0.lineBreakMode = .byClipping
    }
    let styled = label("") {
      $0.frame = frame
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      style.lineBreakMode = .byWordWrapping
      $0.attributedText = NSAttributedString(
        string: "Text",
        attributes: [
          .foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 15),
          .paragraphStyle: style,
        ])
    }
    #expect(try picture(of: styled) != picture(of: plain))
    clock.asCurrent {
      styled.textColor = .red
      styled.font = .systemFont(ofSize: 12)
      styled.textAlignment = .right
      styled.lineBreakMode = .byClipping
    }
    #expect(try picture(of: styled) == picture(of: plain))
    let first = styled.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect((first?[.paragraphStyle] as? NSParagraphStyle)?.lineBreakMode == .byClipping)
  }

  @Test func movingTextIsNotSnappedToPixels() throws {
    let label = label("l") { $0.frame = CGRect(x: 0, y: 0, width: 30, height: 30) }
    let still = try picture(of: label)
    clock.asCurrent { label.bounds.origin.x = 0.25 }
    #expect(try picture(of: label) != still)
  }

  @Test func eachCharacterHasALayerInPlace() throws {
    let label = label("Hi 🎬") { $0.sizeToFit() }
    let whole = try picture(of: label)
    let layers = clock.asCurrent { label.layersOfCharacters() }
    #expect(layers.map(\.name) == ["H", "i", " ", "🎬"])
    #expect(clock.asCurrent { label.layersOfCharacters() }.first === layers.first)
    let separated = try picture(of: label)
    // Sub-pixel positions are kept; differences are due to rounding.
    let worst = zip(whole.pixels, separated.pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max()
    #expect(worst ?? 255 <= 8)
    clock.asCurrent { label.text = "Ho" }
    #expect(layers.allSatisfy { $0.superlayer == nil })
  }

  @Test func missingGlyphsAreReported() {
    let label = label("\u{10FFFD}") { _ in LayerWarnings.of(clock).sink = { _ in } }
    clock.asCurrent {
      label.sizeToFit()
      label.layer.updateIfNeeded()
    }
    #expect(LayerWarnings.of(clock).all.map(\.code) == [.missingGlyph])
  }

  @Test func stringsMeasureAndDrawText() {
    let font = UIFont.systemFont(ofSize: 20)
    let box = "one two three".boundingRect(
      with: CGSize(width: 60, height: 0), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    #expect(box.width <= 60 && box.height >= 2 * font.lineHeight - 1)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in
      "H".draw(at: CGPoint(x: 10, y: 0), withAttributes: [.font: font])
    }
    let ink = Ink(image.bitmap)
    #expect(ink.left >= 10 && ink.left < 14 && ink.bottom < 24)
    #expect(
      ("H" as NSString).size(withAttributes: [.font: font])
        == "H".size(withAttributes: [.font: font]))
    let same = UIGraphicsImageRenderer(size: image.size).image { _ in
      ("H" as NSString).draw(at: CGPoint(x: 10, y: 0), withAttributes: [.font: font])
    }
    #expect(same.bitmap == image.bitmap)
  }
}
