public import Drawing
public import Foundation
import Geometry
import Layers
import Views

/// A line of a fragment. Its coordinates are those of its fragment.
open class NSTextLineFragment: NSObject {
  /// The text of the fragment that contains the line.
  public let attributedString: NSAttributedString

  /// The range of the line in that text, in UTF-16 units.
  public let characterRange: NSRange

  /// The area of the line, from the top of the fragment.
  public let typographicBounds: CGRect

  /// The start of the line on its baseline, relative to the upper left corner of
  /// `typographicBounds`.
  public let glyphOrigin: CGPoint

  private let manager: NSLayoutManager?
  private let start: Int
  private let origin: CGPoint

  init(
    _ text: NSAttributedString, _ range: NSRange, _ bounds: CGRect, _ glyphOrigin: CGPoint,
    of manager: NSLayoutManager?, from start: Int, origin: CGPoint
  ) {
    attributedString = text
    characterRange = range
    typographicBounds = bounds
    self.glyphOrigin = glyphOrigin
    self.manager = manager
    self.start = start
    self.origin = origin
  }

  /// Draws the line, with its upper left corner at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    let glyphs = NSRange(location: start + characterRange.location, length: characterRange.length)
    let place = CGPoint(
      x: point.x - origin.x - typographicBounds.minX,
      y: point.y - origin.y - typographicBounds.minY)
    manager?.draw(glyphs, at: place, in: context)
  }

  /// Returns the start of a character of the fragment's text, relative to the line.
  open func locationForCharacter(at index: Int) -> CGPoint {
    let inLine = min(max(index, characterRange.lowerBound), characterRange.upperBound)
    guard let manager, inLine < characterRange.upperBound else {
      return CGPoint(x: typographicBounds.width, y: glyphOrigin.y)
    }
    let place = manager.location(forGlyphAt: start + inLine)
    let line = manager.lineFragmentRect(forGlyphAt: start + inLine, effectiveRange: nil)
    return CGPoint(
      x: line.minX + place.x - origin.x - typographicBounds.minX, y: glyphOrigin.y)
  }

  /// Returns the character of the fragment's text at a point of the line.
  open func characterIndex(for point: CGPoint) -> Int {
    let places = (characterRange.lowerBound..<characterRange.upperBound)
    return places.last { locationForCharacter(at: $0).x <= point.x } ?? characterRange.lowerBound
  }

  /// Returns how far a point of the line is through its character, 0…1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
    let index = characterIndex(for: point)
    let (left, right) = (
      locationForCharacter(at: index).x, locationForCharacter(at: index + 1).x
    )
    return right > left ? min(max((point.x - left) / (right - left), 0), 1) : 0
  }
}

/// The layout of an element: its lines. Subclasses can draw something else.
open class NSTextLayoutFragment: NSObject {
  /// The state of a fragment; the raw values are Apple's.
  public enum State: UInt, Sendable {
    /// Nothing is known.
    case none
    /// The size is an estimate.
    case estimatedUsageBounds
    /// The size is known.
    case calculatedUsageBounds
    /// The lines are known: always, here.
    case layoutAvailable
  }

  /// Options of the enumeration of fragments; the raw values are Apple's.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// The bit mask, with Apple's values.
    public let rawValue: UInt

    /// Creates a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From the end to the start.
    public static let reverse = EnumerationOptions(rawValue: 1)
    /// Sizes can be estimates; they never are here.
    public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
    /// Lines are laid out; they always are here.
    public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
    /// The empty line after the text is a fragment.
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
  }

  /// The layout manager; nil if it no longer exists.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?

  /// The element.
  open var textElement: NSTextElement? { element }

  /// The range of the text.
  open var rangeInElement: NSTextRange { range }

  private let range: NSTextRange
  private let element: NSTextElement

  /// Creates the fragment of an element; without a range, of the whole element.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    element = textElement
    range =
      rangeInElement ?? textElement.elementRange
      ?? NSTextRange(NSRange(location: 0, length: 0))
    textLayoutManager = textElement.textContentManager?.primaryTextLayoutManager
  }

  func adopt(_ manager: NSTextLayoutManager) { textLayoutManager = manager }

  private var manager: NSLayoutManager? { textLayoutManager?.engine }

  /// The state: the lines are always known.
  open var state: State { .layoutAvailable }

  /// The lines.
  open var textLineFragments: [NSTextLineFragment] {
    guard let manager else { return [] }
    let (text, origin) = (
      (element as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: ""),
      layoutFragmentFrame.origin
    )
    var lines: [NSTextLineFragment] = []
    manager.enumerateLineFragments(forGlyphRange: range.range) { rect, used, container, glyphs, _ in
      let padding = container.lineFragmentPadding
      let bounds = CGRect(
        x: used.minX + padding - origin.x, y: rect.minY - origin.y,
        width: max(used.width - 2 * padding, 0), height: rect.height)
      let first = manager.location(forGlyphAt: glyphs.location)
      lines.append(
        NSTextLineFragment(
          text,
          NSRange(location: glyphs.location - self.range.range.location, length: glyphs.length),
          bounds, CGPoint(x: rect.minX + first.x - origin.x - bounds.minX, y: first.y),
          of: manager, from: self.range.range.location, origin: origin))
    }
    return lines
  }

  /// The area of the lines, in the coordinates of the container: without its padding, as wide as
  /// the longest line.
  open var layoutFragmentFrame: CGRect {
    guard let manager else { return .zero }
    var frame = CGRect.null
    manager.enumerateLineFragments(forGlyphRange: range.range) { rect, used, container, _, _ in
      let padding = container.lineFragmentPadding
      frame = frame.union(
        CGRect(
          x: used.minX + padding, y: rect.minY, width: max(used.width - 2 * padding, 0),
          height: rect.height))
    }
    return frame.isNull ? .zero : frame
  }

  /// The area in which the fragment draws, in its own coordinates: that of its lines. Subclasses
  /// that draw beside them override it.
  open var renderingSurfaceBounds: CGRect {
    CGRect(origin: .zero, size: layoutFragmentFrame.size)
  }

  /// The space before the lines; 0 by default. Stored by overrides, without effect.
  open var leadingPadding: CGFloat { 0 }
  /// The space after the lines; 0 by default. Stored by overrides, without effect.
  open var trailingPadding: CGFloat { 0 }
  /// The space above the lines; 0 by default. Stored by overrides, without effect.
  open var topMargin: CGFloat { 0 }
  /// The space below the lines; 0 by default. Stored by overrides, without effect.
  open var bottomMargin: CGFloat { 0 }

  /// Draws the fragment, with its upper left corner at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    let origin = layoutFragmentFrame.origin
    manager?.draw(
      range.range, at: CGPoint(x: point.x - origin.x, y: point.y - origin.y), in: context)
  }

  /// Discards the layout, which is made again when it is needed.
  open func invalidateLayout() { textLayoutManager?.invalidateLayout(for: range) }

  /// Returns the frame of the attachment at a place, in the fragment's coordinates; empty if there
  /// is none.
  open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
    guard let place = (location as? TextOffset)?.offset, let manager,
      let container = textLayoutManager?.textContainer,
      manager.textStorage?.attribute(.attachment, at: place, effectiveRange: nil) != nil
    else { return .zero }
    let origin = layoutFragmentFrame.origin
    return manager.boundingRect(forGlyphRange: NSRange(location: place, length: 1), in: container)
      .offsetBy(dx: -origin.x, dy: -origin.y)
  }
}

extension NSLayoutManager {
  /// Draws glyphs and their background, with the container's upper left corner at a point.
  func draw(_ glyphs: NSRange, at point: CGPoint, in context: CGContext) {
    UIGraphicsPushContext(context)
    drawBackground(forGlyphRange: glyphs, at: point)
    drawGlyphs(forGlyphRange: glyphs, at: point)
    UIGraphicsPopContext()
  }
}
