import BitmapContexts
import Drawing
import Foundation
import Geometry
import Layers
import Testing
import ViewText
import Views
import VirtualTime

/// TextKit 2 on the layout of TextKit 1.
@Suite struct TextLayoutManagerTests {
  private let content = NSTextContentStorage()
  private let layout = NSTextLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 120, height: 0))

  init() {
    content.addTextLayoutManager(layout)
    layout.textContainer = container
    let font = UIFont.systemFont(ofSize: 20)
    content.attributedString = NSAttributedString(
      string: "One\nA paragraph of several lines\nEnd", attributes: [.font: font])
  }

  private var fragments: [NSTextLayoutFragment] {
    var fragments: [NSTextLayoutFragment] = []
    layout.enumerateTextLayoutFragments(from: nil) {
      fragments.append($0)
      return true
    }
    return fragments
  }

  private func range(_ start: Int, _ end: Int) throws -> NSTextRange {
    let first = content.documentRange.location
    let from = try #require(content.location(first, offsetBy: start))
    return try #require(NSTextRange(location: from, end: content.location(first, offsetBy: end)))
  }

  @Test func eachParagraphIsAFragment() throws {
    #expect(fragments.count == 3)
    #expect(fragments.map(\.textLineFragments.count).first == 1)
    #expect(fragments[1].textLineFragments.count > 1)
    let frames = fragments.map(\.layoutFragmentFrame)
    #expect(frames[0].minX == 5 && frames[0].minY == 0 && frames[1].minY == frames[0].maxY)
    #expect(frames.allSatisfy { $0.width > 0 && $0.maxX <= 115.001 })
    let paragraph = try #require(fragments[0].textElement as? NSTextParagraph)
    #expect(paragraph.attributedString.string == "One\n")
    #expect(try paragraph.paragraphContentRange == range(0, 3))
    #expect(try paragraph.paragraphSeparatorRange == range(3, 4))
    let height = layout.usageBoundsForTextContainer.height
    #expect(height == frames.map(\.height).reduce(0, +))
  }

  @Test func linesHaveTheirRangesAndPlaces() throws {
    let lines = fragments[1].textLineFragments
    #expect(lines.first?.characterRange.location == 0)
    #expect(lines.last?.characterRange.upperBound == "A paragraph of several lines\n".count)
    let second = lines[1]
    #expect(second.typographicBounds.minY == lines[0].typographicBounds.maxY)
    #expect(
      second.glyphOrigin.y > 0
        && second.locationForCharacter(at: second.characterRange.location).x == 0)
    let third = second.locationForCharacter(at: second.characterRange.location + 2)
    #expect(third.x > 5)
    #expect(
      second.characterIndex(for: CGPoint(x: third.x + 1, y: 0)) == second.characterRange.location
        + 2)
  }

  @Test func rangesAreCompared() throws {
    let (all, part) = (content.documentRange, try range(2, 6))
    #expect(try all.contains(part) && !part.contains(all) && part.contains(range(3, 3).location))
    #expect(try !part.contains(part.endLocation) && part.intersects(range(5, 9)))
    #expect(try !part.intersects(range(6, 9)))
    #expect(try part.intersection(range(4, 9)) == range(4, 6))
    #expect(try part.union(range(8, 9)) == range(2, 9))
    #expect(NSTextRange(location: part.endLocation, end: part.location) == nil)
    #expect(content.offset(from: part.location, to: part.endLocation) == 4)
    #expect(content.location(all.location, offsetBy: 99) == nil)
    #expect(content.textElements(for: part).count == 2)
  }

  @Test func segmentsAreParts() throws {
    var frames: [CGRect] = []
    layout.enumerateTextSegments(in: try range(1, 5), type: .standard) {
      segment, frame, baseline, _ in
      #expect(segment != nil && baseline > 0)
      frames.append(frame)
      return true
    }
    #expect(frames.count == 2 && frames[0].minX > 5 && frames[1].minX == 5)
    #expect(frames[1].minY == fragments[1].layoutFragmentFrame.minY)
  }

  @Test func changesOfTheTextAreLaidOut() throws {
    #expect(fragments.count == 3)
    content.textStorage?.replaceCharacters(in: NSRange(location: 3, length: 1), with: " ")
    #expect(fragments.count == 2 && content.textStorage?.layoutManagers.isEmpty == true)
    layout.replaceContents(in: content.documentRange, with: NSAttributedString(string: "x"))
    #expect(content.attributedString?.string == "x" && fragments.count == 1)
    #expect(layout.textLayoutFragment(for: CGPoint(x: 0, y: 3)) === fragments.first)
    #expect(layout.textLayoutFragment(for: content.documentRange.location) === fragments.first)
  }

  /// A fragment that draws a square, and the delegates that provide it and larger paragraphs.
  private final class Marked: NSTextLayoutFragment {
    override var renderingSurfaceBounds: CGRect { CGRect(x: 0, y: 0, width: 40, height: 40) }
    override func draw(at point: CGPoint, in context: CGContext) {
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: point.x, y: point.y, width: 10, height: 10))
      super.draw(at: point, in: context)
    }
  }

  private final class Provider: NSObject, NSTextLayoutManagerDelegate, NSTextContentStorageDelegate,
    NSTextViewportLayoutControllerDelegate
  {
    var shown: [NSTextLayoutFragment] = []
    var height: CGFloat = 30

    func textLayoutManager(
      _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
      in textElement: NSTextElement
    ) -> NSTextLayoutFragment { Marked(textElement: textElement, range: textElement.elementRange) }

    func textContentStorage(
      _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? {
      guard range.location == 0, let text = textContentStorage.textStorage else { return nil }
      let larger = NSMutableAttributedString(
        attributedString: text.attributedSubstring(from: range))
      larger.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 4))
      return NSTextParagraph(attributedString: larger)
    }

    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    {
      CGRect(x: 0, y: 0, width: 120, height: height)
    }

    func textViewportLayoutController(
      _ textViewportLayoutController: NSTextViewportLayoutController,
      configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) { shown.append(textLayoutFragment) }
  }

  @Test func delegatesProvideFragmentsAndParagraphs() throws {
    let plain = try #require(fragments.first).layoutFragmentFrame.height
    let provider = Provider()
    layout.delegate = provider
    content.delegate = provider
    #expect(fragments.allSatisfy { $0 is Marked })
    #expect(fragments[0].layoutFragmentFrame.height > 1.8 * plain)
    let controller = layout.textViewportLayoutController
    controller.delegate = provider
    controller.layoutViewport()
    #expect(try provider.shown.count == 1 && controller.viewportRange == range(0, 4))
    provider.shown = []
    provider.height = 500
    controller.layoutViewport()
    #expect(provider.shown.count == 3 && controller.viewportRange == content.documentRange)
  }

  @Test func fragmentsDrawThemselves() throws {
    let clock = VirtualClock()
    try clock.asCurrent {
      let provider = Provider()
      layout.delegate = provider
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 40), format: format)
      func image(_ draws: @escaping (CGContext) -> Void) -> Data? {
        renderer.image { draws($0.cgContext) }.pngData()
      }
      let first = try #require(fragments.first)
      let empty = image { _ in }
      let drawn = image { first.draw(at: CGPoint(x: 5, y: 2), in: $0) }
      let line = image { first.textLineFragments[0].draw(at: CGPoint(x: 5, y: 2), in: $0) }
      #expect(drawn != empty && line != empty && drawn != line)
      // The line alone is what the label draws at the same place.
      let label = image { _ in
        content.attributedString?.attributedSubstring(from: NSRange(location: 0, length: 3))
          .draw(at: CGPoint(x: 5, y: 2))
      }
      #expect(line == label)
    }
  }

  @Test func renderingAttributesChangeTheLook() throws {
    layout.setRenderingAttributes([.foregroundColor: UIColor.red], for: try range(0, 3))
    #expect(content.textStorage?.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    layout.removeRenderingAttribute(.foregroundColor, for: try range(0, 3))
    #expect(fragments.count == 3)
  }
}
