import Drawing
import Foundation
import Geometry
import Layers
import Raster
import Typesetting
import Views

// The parts of drawing that subclasses don't override.
extension NSLayoutManager {
  /// Draws parts of a run; its fragment is moved by `move`.
  func draw(
    _ run: TypeRun, _ parts: DrawnText.Parts, in fragment: LineFragment, _ origin: CGPoint,
    lines: NSUnderlineStyle? = nil, move: CGVector = .zero
  ) {
    let place = CGPoint(
      x: origin.x + fragment.origin.x + move.dx, y: origin.y + fragment.origin.y + move.dy)
    let items = fragment.block.drawn.items(
      of: run, patternsFrom: CGPoint(x: -place.x, y: -place.y), parts: parts, lines: lines)
    UIGraphicsGetCurrentContext()?.draw(
      items.map { $0.applying(CGAffineTransform(translationX: place.x, y: place.y)) })
  }

  /// Draws the underlines or the strikethrough lines of runs, one for each range of attributes, with
  /// its colour as fill and stroke colour of the context.
  func drawLines(
    _ kind: NSAttributedString.Key, of runs: [TypeRun], in fragment: LineFragment,
    _ origin: CGPoint
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let drawn = fragment.block.drawn
    for runs in Dictionary(grouping: runs, by: \.style.mark).sorted(by: { $0.key < $1.key }) {
      let style = drawn.lineStyle(kind, of: runs.value[0])
      let ranges = runs.value.map { fragment.block.range($0.range) }
      let glyphs = withoutSpaceAtEnds(ranges.reduce(ranges[0]) { $0.union($1) })
      guard !style.isEmpty, glyphs.length > 0 else { continue }
      context.saveGState()
      shownColor(drawn.lineColor(kind, of: runs.value[0])).set()
      if kind == .underlineStyle {
        underlineGlyphRange(
          glyphs, underlineType: style, lineFragmentRect: fragment.rect,
          lineFragmentGlyphRange: fragment.glyphs, containerOrigin: origin)
      } else {
        strikethroughGlyphRange(
          glyphs, strikethroughType: style, lineFragmentRect: fragment.rect,
          lineFragmentGlyphRange: fragment.glyphs, containerOrigin: origin)
      }
      context.restoreGState()
    }
  }

  /// Draws lines below or through glyphs.
  func drawLines(
    _ parts: DrawnText.Parts, _ lines: NSUnderlineStyle, _ range: NSRange, _ rect: CGRect,
    _ origin: CGPoint
  ) {
    for fragment in flow.fragments {
      guard let part = fragment.part(range) else { continue }
      let move = CGVector(
        dx: rect.minX - fragment.rect.minX, dy: rect.minY - fragment.rect.minY)
      for run in fragment.runs(in: part, hiding: []) {
        draw(run, parts, in: fragment, origin, lines: lines, move: move)
      }
    }
  }

  /// Returns the colour of an attribute.
  func shownColor(_ value: any ColorValue) -> UIColor {
    if let color = value as? UIColor {
      let style: UIUserInterfaceStyle = defaults.onDark ? .dark : .light
      return color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    }
    if let color = value as? CGColor { return UIColor(cgColor: color) }
    return UIColor(value.color(onDark: defaults.onDark))
  }

  /// Returns a range without white space at its ends.
  func withoutSpaceAtEnds(_ range: NSRange) -> NSRange {
    let text = (textStorage?.string ?? "") as NSString
    func isSpace(_ index: Int) -> Bool {
      index >= text.length
        || Unicode.Scalar(text.character(at: index))?.properties.isWhitespace ?? false
    }
    var (start, end) = (range.location, range.upperBound)
    while start < end, isSpace(end - 1) { end -= 1 }
    while start < end, isSpace(start) { start += 1 }
    return NSRange(location: start, length: end - start)
  }

  /// Returns the part of a range that is laid out.
  func laidOutPart(of range: NSRange) -> NSRange {
    range.intersection(NSRange(location: 0, length: flow.end)) ?? NSRange(location: 0, length: 0)
  }
}

extension LineFragment {
  /// Returns the boxes of glyphs, as high as the line with its spacing, within the line.
  func boxes(of range: NSRange) -> [CGRect] {
    extents(of: range).compactMap { extent in
      let start = max(extent.lowerBound, min(rect.minX, used.minX))
      let end = min(extent.upperBound, max(rect.maxX, used.maxX))
      guard end > start else { return nil }
      return CGRect(x: start, y: used.minY, width: end - start, height: used.height)
    }
  }
}
