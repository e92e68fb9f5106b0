public import Foundation
import Geometry
import Layers
import Typesetting

// The lines of the layout and their positions, in the coordinates of their container: in points from
// its upper left corner.
extension NSLayoutManager {
  /// Returns the line with a glyph; nil if the glyph is not laid out.
  private func fragment(at glyphIndex: Int) -> LineFragment? {
    flow.index(of: glyphIndex).map { flow.fragments[$0] }
  }

  /// Returns the rectangle of the line with a glyph, as wide as its container, and stores the range
  /// of its glyphs; empty if the glyph isn't laid out.
  @discardableResult
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let fragment = fragment(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = fragment.glyphs
    return fragment.rect
  }

  /// Returns the rectangle of the line with a glyph; layout is always complete.
  @discardableResult
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// Returns the part of a line's rectangle that contains text, with its padding, and stores the
  /// range of its glyphs.
  @discardableResult
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let fragment = fragment(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = fragment.glyphs
    return fragment.used
  }

  /// Returns the part of a line's rectangle that contains text; layout is always complete.
  @discardableResult
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect {
    lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }

  /// Returns the position of a glyph on its baseline, relative to the upper left corner of its line's
  /// rectangle.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let fragment = fragment(at: glyphIndex) else { return .zero }
    return CGPoint(
      x: fragment.place(of: glyphIndex).x - fragment.rect.minX, y: fragment.baselineOffset)
  }

  /// Returns the glyphs around a glyph that are placed one after the other: those of its font and
  /// attributes in its line.
  public func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
    guard let fragment = fragment(at: glyphIndex) else {
      return NSRange(location: NSNotFound, length: 0)
    }
    let runs = fragment.line.runs.map { fragment.block.range($0.range) }
    return runs.first { $0.contains(glyphIndex) } ?? NSRange(location: glyphIndex, length: 1)
  }

  /// Returns the container of a glyph, and stores the range of the container's glyphs; nil if the
  /// glyph isn't laid out.
  @discardableResult
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let container = fragment(at: glyphIndex)?.container else { return nil }
    effectiveGlyphRange?.pointee = glyphRange(for: container)
    return container
  }

  /// Returns the container of a glyph; layout is always complete.
  @discardableResult
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? {
    textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }

  /// Returns the bounds of a container's lines, with padding and the empty line after the text.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    let lines = flow.fragments(of: container).map(\.used)
    let extra = flow.extra.flatMap { $0.container === container ? $0.used : nil }
    return (lines + (extra.map { [$0] } ?? [])).reduce(CGRect.null) { $0.union($1) }.orZero
  }

  /// The rectangle of the empty line after the text, if the text is empty or ends with a line break;
  /// otherwise zero.
  public var extraLineFragmentRect: CGRect { flow.extra?.rect ?? .zero }

  /// The part of `extraLineFragmentRect` that text would use.
  public var extraLineFragmentUsedRect: CGRect { flow.extra?.used ?? .zero }

  /// The container of the empty line after the text; nil if there is none.
  public var extraLineFragmentTextContainer: NSTextContainer? { flow.extra?.container }

  /// Returns the range that an ellipsis replaces in the line with a glyph; its location is
  /// `NSNotFound` if the line isn't truncated.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let fragment = fragment(at: glyphIndex), let ellipsis = fragment.line.ellipsis else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return fragment.block.range(ellipsis)
  }

  /// Calls a closure with each line that has glyphs of a range: its rectangle, the part that contains
  /// text, its container, the range of its glyphs, and a flag that stops the calls.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for fragment in flow.fragments where fragment.part(glyphRange) != nil {
      block(fragment.rect, fragment.used, fragment.container, fragment.glyphs, &stop)
      if stop.boolValue { return }
    }
  }

  /// Calls a closure with rectangles that together cover glyphs, one or more for each line, and a
  /// flag that stops the calls. In a selection that continues in the next line, rectangles extend to
  /// the end of their line; a location of `NSNotFound` means no selection.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for fragment in flow.fragments(of: textContainer) {
      guard let part = fragment.part(glyphRange) else { continue }
      var boxes = fragment.boxes(of: part)
      let isSelected =
        selectedRange.location != NSNotFound
        && selectedRange.upperBound > fragment.glyphs.upperBound
      if isSelected, part.upperBound == fragment.glyphs.upperBound {
        var last = boxes.popLast() ?? fragment.used
        last.size.width = fragment.rect.maxX - last.minX
        boxes.append(last)
      }
      for box in boxes {
        block(box, &stop)
        if stop.boolValue { return }
      }
    }
  }

  /// Returns the bounds of glyphs in a container: as high as their lines with line spacing.
  public func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    var bounds = CGRect.null
    for fragment in flow.fragments(of: container) {
      guard let part = fragment.part(glyphRange) else { continue }
      for extent in fragment.extents(of: part) {
        bounds = bounds.union(
          CGRect(
            x: extent.lowerBound, y: fragment.used.minY,
            width: extent.upperBound - extent.lowerBound, height: fragment.used.height))
      }
    }
    return bounds.orZero
  }

  // MARK: Points

  /// Returns the line nearest to a point in a container; nil if it has none. A point on the edge of two
  /// lines is in the lower one: the origin of a glyph's bounds, which may be rounded, is in its line.
  private func fragment(nearest point: CGPoint, in container: NSTextContainer) -> LineFragment? {
    let slack: CGFloat = 1e-6
    func distance(_ fragment: LineFragment) -> (CGFloat, CGFloat) {
      let rect = fragment.rect
      return (
        max(rect.minY - slack - point.y, point.y - (rect.maxY - slack), 0),
        max(rect.minX - point.x, point.x - rect.maxX, 0)
      )
    }
    return flow.fragments(of: container).filter { $0.glyphs.length > 0 }
      .min { distance($0) < distance($1) }
  }

  /// Returns the glyph nearest to a point in a container; 0 without text.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the glyph nearest to a point in a container, and stores the fraction of its width before
  /// the point, 0…1, from its leading edge.
  @discardableResult
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let nearest = fragment(nearest: point, in: container)?.glyph(nearest: point.x)
    partialFraction?.pointee = nearest?.fraction ?? 0
    return nearest?.index ?? 0
  }

  /// Returns the fraction of the width before a point, 0…1, of the glyph nearest to it.
  public func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// Returns the character nearest to a point in a container, and stores the fraction of its width
  /// before the point, 0…1: 1 after the end of a line. 0 without text.
  @discardableResult
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  /// Returns the glyphs of the lines that a rectangle in a container touches.
  public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    flow.fragments(of: container).filter { $0.rect.intersects(bounds) }.map(\.glyphs)
      .reduce(nil) { ($0 as NSRange?)?.union($1) ?? $1 } ?? NSRange(location: 0, length: 0)
  }

  /// Returns the glyphs of the lines that a rectangle touches; layout is always complete.
  public func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

  /// Stores the positions before the characters of the line with a character, relative to the line's
  /// rectangle, and their indices, in reading order or from left to right. Returns their number.
  /// Each character has one position; alternate positions aren't supported.
  @discardableResult
  public func getLineFragmentInsertionPoints(
    forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
    positions: UnsafeMutablePointer<CGFloat>?,
    characterIndexes charIndexes: UnsafeMutablePointer<Int>?
  ) -> Int {
    guard let fragment = fragment(at: charIndex) else { return 0 }
    var points = zip(fragment.places.indices, fragment.places).map { ($0, $1.leading) }
    if dFlag { points.sort { $0.1 < $1.1 } }
    for (order, (index, x)) in points.enumerated() {
      positions?[order] = x - fragment.rect.minX
      charIndexes?[order] = fragment.glyphs.location + index
    }
    return points.count
  }
}

extension CGRect {
  /// This rectangle, or zero instead of null.
  fileprivate var orZero: CGRect { isNull ? .zero : self }
}
