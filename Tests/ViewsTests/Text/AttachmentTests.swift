import Drawing
import Foundation
import Layers
import Raster
import Testing
import Typesetting
import ViewText
import Views
import VirtualTime

/// Images in text, and attributes that change the position and look of letters.
@Suite struct AttachmentTests {
  private let clock = VirtualClock()

  private func label(_ text: NSAttributedString, _ change: (UILabel) -> Void = { _ in }) -> UILabel
  {
    clock.asCurrent {
      let label = UILabel()
      label.attributedText = text
      change(label)
      label.sizeToFit()
      return label
    }
  }

  private func text(_ attachment: NSTextAttachment, before: String = "") -> NSAttributedString {
    let text = NSMutableAttributedString(string: before)
    text.append(NSAttributedString(attachment: attachment))
    return text
  }

  @Test func anImageSitsOnTheBaseline() throws {
    let attachment = NSTextAttachment(image: plate(10, 6, .red))
    let label = label(text(attachment, before: "HH"))
    let bitmap = try picture(of: label, on: clock)
    let letters = Ink(bitmap, to: bitmap.width - 11)
    let image = Ink(bitmap, from: bitmap.width - 10)
    #expect(image.colors == ["#FF0000FF"])
    #expect(abs(image.bottom - letters.bottom) <= 1 && abs(image.height - 6) <= 1)
    #expect(label.bounds.height == UIFont.systemFont(ofSize: 17).lineHeight.rounded(.up))
  }

  @Test func boundsDetermineAnImagesPositionAndSize() throws {
    let attachment = NSTextAttachment()
    attachment.image = plate(10, 6, .red)
    attachment.bounds = CGRect(x: 0, y: -10, width: 20, height: 40)
    let label = label(text(attachment))
    let font = UIFont.systemFont(ofSize: 17)
    #expect(label.bounds.size == CGSize(width: 20, height: 40))
    #expect(-font.descender < 10 && font.ascender < 30)
    let ink = Ink(try picture(of: label, on: clock))
    #expect(ink.width == 20 && ink.height == 40)
  }

  @Test func aSubclassDependsOnTheLine() throws {
    final class Fitted: NSTextAttachment {
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
      ) -> CGRect { CGRect(x: 0, y: 0, width: lineFrag.width / 2, height: lineFrag.height) }
    }
    let attachment = Fitted(data: nil, ofType: nil)
    attachment.image = plate(10, 10, .red)
    let string = NSMutableAttributedString(attributedString: text(attachment))
    let font = UIFont.systemFont(ofSize: 20)
    string.addAttribute(.font, value: font, range: NSRange(location: 0, length: 1))
    let size = string.boundingRect(
      with: CGSize(width: 120, height: 0), options: .usesLineFragmentOrigin, context: nil
    ).size
    #expect(size.width == 60 && abs(size.height - font.lineHeight + font.descender) < 1e-6)
    let laidOut = LaidOut("")
    laidOut.storage.setAttributedString(string)
    #expect(laidOut.manager.attachmentSize(forGlyphAt: 0).width == 95)
  }

  @Test func aTemplateUsesTheTextColour() throws {
    let image = plate(10, 10, .black).withRenderingMode(.alwaysTemplate)
    let label = label(text(NSTextAttachment(image: image))) { $0.textColor = .green }
    #expect(Ink(try picture(of: label, on: clock)).colors == ["#00FF00FF"])
  }

  @Test func dataCanContainAnImage() throws {
    let data = try #require(plate(8, 8, .blue).pngData())
    let label = label(text(NSTextAttachment(data: data, ofType: "public.png")))
    #expect(Ink(try picture(of: label, on: clock)).colors == ["#0000FFFF"])
    #expect(NSTextAttachment.character == 0xFFFC)
  }

  @Test func anImageHasALayerLikeLetters() throws {
    let label = label(text(NSTextAttachment(image: plate(10, 10, .red)), before: "a"))
    let layers = clock.asCurrent { label.layersOfCharacters() }
    #expect(layers.map(\.name) == ["a", "\u{FFFC}"])
    #expect(layers.last?.bounds.width == 10)
    #expect(Ink(try picture(of: label, on: clock)).colors.contains("#FF0000FF"))
  }

  @Test func truncatedTextHasAnEllipsisAndNoSecondImage() throws {
    let image = text(NSTextAttachment(image: plate(10, 10, .red)))
    let text = NSMutableAttributedString(attributedString: image)
    text.append(NSAttributedString(string: "many letters"))
    let label = label(text)
    clock.asCurrent { label.bounds.size.width = 26 }
    let reds = try picture(of: label, on: clock).pixels.filter { $0 == 0xFF00_00FF }.count
    // It can be between two rows of pixels.
    #expect(reds == 100 || reds == 90)
  }

  @Test func aWritingDirectionReversesLetters() throws {
    func order(_ direction: NSWritingDirection, _ type: NSWritingDirectionFormatType) -> [String] {
      let text = NSAttributedString(
        string: "abc", attributes: [.writingDirection: [direction.rawValue | type.rawValue]])
      let label = label(text)
      let layers = clock.asCurrent { label.layersOfCharacters() }
      return layers.sorted { $0.frame.minX < $1.frame.minX }.map { $0.name ?? "" }
    }
    #expect(order(.rightToLeft, .override) == ["c", "b", "a"])
    #expect(order(.leftToRight, .override) == ["a", "b", "c"])
    #expect(order(.rightToLeft, .embedding) == ["a", "b", "c"])
  }

  @Test func theVerticalGlyphFormHasNoEffect() throws {
    let plain = try picture(of: label(NSAttributedString(string: "abc")), on: clock)
    let attributes: [NSAttributedString.Key: Any] = [
      .verticalGlyphForm: 1, .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle,
    ]
    let formed = NSAttributedString(string: "abc", attributes: attributes)
    #expect(try picture(of: label(formed), on: clock) == plain)
  }

  @Test func aLinkIsBlueAndUnderlined() throws {
    let text = NSAttributedString(
      string: "mmm", attributes: [.link: "https://example.org", .foregroundColor: UIColor.red])
    let label = label(text)
    let bitmap = try picture(of: label, on: clock)
    #expect(Ink(bitmap).colors.contains("#007AFFFF") && !Ink(bitmap).colors.contains("#FF0000FF"))
    let plain = Ink(try picture(of: self.label(NSAttributedString(string: "mmm")), on: clock))
    #expect(Ink(bitmap).bottom > plain.bottom)
  }

  @Test func attributeColoursFollowTheAppearance() throws {
    let text = NSAttributedString(
      string: "I",
      attributes: [
        .foregroundColor: UIColor.label, .font: UIFont.systemFont(ofSize: 60, weight: .black),
      ])
    let label = label(text) { $0.overrideUserInterfaceStyle = .dark }
    #expect(Ink(try picture(of: label, on: clock)).colors == ["#FFFFFFFF"])
  }

  @Test func swiftAttributedStringsKeepTheirAttributes() {
    var string = AttributedString("ab")
    string.font = UIFont.systemFont(ofSize: 30)
    string.underlineStyle = .single
    if let range = string.range(of: "b") { string[range].foregroundColor = UIColor.red }
    let converted = NSAttributedString(string)
    #expect(converted.string == "ab")
    let last = converted.attributes(at: 1, effectiveRange: nil)
    #expect((last[.font] as? UIFont)?.pointSize == 30)
    #expect(last[.foregroundColor] as? UIColor == .red)
    #expect(converted.attributes(at: 0, effectiveRange: nil)[.foregroundColor] == nil)
    #expect(converted.size().width > "ab".size(withAttributes: nil).width)
  }

  @Test func foundationStringsAreMeasured() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    #expect(
      NSString(string: "abc").size(withAttributes: attributes)
        == "abc".size(withAttributes: attributes))
  }
}
