import Controls
import Foundation
import Geometry
import Layers
import Raster
import Testing
import ViewText
import Views
import VirtualTime

/// Text views and other views that draw with layout managers.
@Suite struct TextKitDrawingTests {
  private let clock = VirtualClock()

  /// Draws its text with a layout manager.
  private final class TextKitView: UIView {
    let storage = NSTextStorage()
    let manager: NSLayoutManager
    let container = NSTextContainer(size: CGSize(width: 200, height: 100))

    init(_ manager: NSLayoutManager) {
      self.manager = manager
      super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      backgroundColor = .clear
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
      let range = manager.glyphRange(for: container)
      manager.drawBackground(forGlyphRange: range, at: CGPoint(x: 20, y: 10))
      manager.drawGlyphs(forGlyphRange: range, at: CGPoint(x: 20, y: 10))
    }
  }

  private func ink(
    _ manager: NSLayoutManager = NSLayoutManager(), _ change: (TextKitView) -> Void
  ) throws -> Ink {
    let view = clock.asCurrent {
      let view = TextKitView(manager)
      change(view)
      return view
    }
    return Ink(try picture(of: view, on: clock))
  }

  private func text(_ string: String, _ more: [NSAttributedString.Key: Any] = [:])
    -> NSAttributedString
  {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red,
    ]
    attributes.merge(more) { $1 }
    return NSAttributedString(string: string, attributes: attributes)
  }

  @Test func glyphsAreDrawnAtTheContainersOrigin() throws {
    let whole = try ink { $0.storage.setAttributedString(text("HHH")) }
    #expect(whole.colors == ["#FF0000FF"] && (25...27).contains(whole.left))
    let font = UIFont.systemFont(ofSize: 20)
    #expect(abs(CGFloat(whole.bottom + 1) - 10 - font.ascender) <= 1)
    let hidden = try ink {
      $0.storage.setAttributedString(text("HHH"))
      $0.manager.setNotShownAttribute(true, forGlyphAt: 0)
    }
    #expect(hidden.left > whole.left + 5 && hidden.right == whole.right)
  }

  @Test func backgroundsCoverTheLine() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    let string = text(
      " \n ", [.backgroundColor: UIColor.blue, .paragraphStyle: style, .kern: 20])
    let ink = try ink { $0.storage.setAttributedString(string) }
    let height = UIFont.systemFont(ofSize: 20).lineHeight
    #expect(ink.top == 10 && abs(CGFloat(ink.bottom + 1) - 20 - 2 * height) <= 1)
    #expect(ink.left == 25 && ink.colors.contains("#0000FFFF"))
  }

  @Test func aSubclassDrawsItsOwnBackgroundsAndUnderlines() throws {
    final class Marker: NSLayoutManager {
      var ranges: [NSRange] = []
      override func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int,
        forCharacterRange charRange: NSRange, color: UIColor
      ) {
        ranges.append(charRange)
        for index in 0..<rectCount {
          UIBezierPath(rect: rectArray[index].insetBy(dx: 0, dy: 8)).fill()
        }
      }
      override func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
        baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
      ) {
        ranges.append(glyphRange)
        let box = boundingRect(forGlyphRange: glyphRange, in: textContainers[0])
          .offsetBy(dx: containerOrigin.x, dy: containerOrigin.y)
        UIRectFill(CGRect(x: box.minX, y: 80, width: box.width, height: 4))
      }
    }
    let marker = Marker()
    let ink = try ink(marker) {
      let string = NSMutableAttributedString(attributedString: text("   "))
      string.append(text(" HH ", [.underlineStyle: 1, .underlineColor: UIColor.green]))
      string.addAttribute(
        .backgroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 2))
      $0.storage.setAttributedString(string)
    }
    #expect(marker.ranges == [NSRange(location: 0, length: 2), NSRange(location: 4, length: 2)])
    #expect(ink.bottom == 83)
    #expect(ink.colors.isSuperset(of: ["#0000FFFF", "#00FF00FF", "#FF0000FF"]))
  }

  // MARK: Text views

  private func textView(_ container: NSTextContainer? = nil) -> UITextView {
    clock.asCurrent {
      let view = UITextView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
      view.font = .systemFont(ofSize: 20)
      view.backgroundColor = .clear
      view.textColor = .red
      return view
    }
  }

  @Test func changesOfTheStorageChangeTheTextView() throws {
    let view = textView()
    clock.asCurrent { view.text = "HHH" }
    let before = Ink(try picture(of: view, on: clock))
    #expect(view.textStorage.string == "HHH" && view.layoutManager.textStorage === view.textStorage)
    #expect(view.textContainer.layoutManager === view.layoutManager)
    let font = view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font == .systemFont(ofSize: 20))
    clock.asCurrent {
      view.textStorage.addAttribute(
        .foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 3))
      view.textStorage.replaceCharacters(in: NSRange(location: 3, length: 0), with: "\nH")
    }
    let after = Ink(try picture(of: view, on: clock))
    #expect(after.colors == ["#0000FFFF"] && after.bottom > before.bottom + 15)
    #expect(
      view.text == "HHH\nH" && view.contentSize.height == (16 + 2 * 20 * 1.193359).rounded(.up))
  }

  @Test func aTextViewShowsTheTextOfItsContainer() throws {
    final class Highlighter: NSLayoutManager {
      override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
        UIColor.green.setFill()
        enumerateLineFragments(forGlyphRange: glyphsToShow) { rect, _, _, _, _ in
          UIRectFill(rect.offsetBy(dx: origin.x, dy: origin.y))
        }
      }
    }
    let (manager, container) = (Highlighter(), NSTextContainer(size: CGSize(width: 150, height: 0)))
    let view: UITextView
    do {
      let storage = BackedStorage()
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
      view = textView(container)
    }
    clock.asCurrent { view.text = "HH # HH" }
    #expect(view.textStorage is BackedStorage && view.layoutManager === manager)
    let ink = Ink(try picture(of: view, on: clock))
    #expect(ink.colors.contains("#00FF00FF") && ink.left == 0 && ink.right == 149 && ink.top == 8)
    let sharp = view.textStorage.attribute(.foregroundColor, at: 3, effectiveRange: nil)
    #expect(sharp as? UIColor == .red)
  }

  @Test func theLayoutManagerCanBeReplaced() {
    let view = textView()
    clock.asCurrent { view.text = "one" }
    let manager = NSLayoutManager()
    view.textContainer.replaceLayoutManager(manager)
    #expect(view.layoutManager === manager && view.text == "one")
    #expect(view.textStorage.layoutManagers.count == 1)
    #expect(manager.numberOfGlyphs == 3 && manager.textContainers.first === view.textContainer)
  }

  @Test func exclusionPathsMakeATextViewHigher() {
    let view = textView()
    clock.asCurrent { view.text = "one two three four five" }
    let before = view.contentSize.height
    clock.asCurrent {
      view.textContainer.exclusionPaths = [
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 200))
      ]
    }
    #expect(view.contentSize.height > before + 20)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == view.contentSize.height)
  }
}
