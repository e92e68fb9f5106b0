import Foundation
import Geometry
import Layers
import Typesetting

/// A part of a text that was typeset at once.
struct TextBlock {
  /// The index of its first character in the text.
  let start: Int
  let drawn: DrawnText
  let units: TextUnits

  /// Returns the range of the whole text for a range of the typeset text.
  func range(_ bytes: Range<Int>) -> NSRange {
    let first = units.unit(atByte: bytes.lowerBound)
    return NSRange(location: start + first, length: units.unit(atByte: bytes.upperBound) - first)
  }
}

/// The position of a glyph in a line, in the container's coordinates.
struct GlyphPlace {
  /// The left edge and the width; a character that continues the one before it has no width.
  var x, width: CGFloat
  var isRightToLeft = false
  /// The index of the glyph in its font; nil for characters without a glyph of their own.
  var glyph: UInt32?

  /// The edge at which a reader arrives first, and the other one.
  var leading: CGFloat { isRightToLeft ? x + width : x }
  var trailing: CGFloat { isRightToLeft ? x : x + width }
}

/// A line, or the part of a line between two exclusion paths.
final class LineFragment {
  let container: NSTextContainer
  let block: TextBlock
  let line: TypeLine
  /// The range of its glyphs, which are numbered as the characters.
  let glyphs: NSRange
  /// The whole area, and the part with text and padding, in the container's coordinates.
  var rect, used: CGRect
  /// The distance of the baseline from the top of `rect`.
  var baselineOffset: CGFloat
  /// The left edge of the area for which the line was typeset, after the padding.
  let left: CGFloat

  init(
    _ line: TypeLine, of block: TextBlock, in container: NSTextContainer, rect: CGRect,
    used: CGRect, baselineOffset: CGFloat, left: CGFloat
  ) {
    self.line = line
    self.block = block
    self.container = container
    self.rect = rect
    self.used = used
    self.baselineOffset = baselineOffset
    self.left = left
    glyphs = block.range(line.range)
  }

  /// The position of the block's typeset text in the container, according to this line.
  var origin: CGPoint { CGPoint(x: left, y: rect.minY + baselineOffset - line.baseline) }

  // MARK: Glyphs

  /// The positions of the glyphs, by their indices less `glyphs.location`.
  private(set) lazy var places = makePlaces()

  private func makePlaces() -> [GlyphPlace] {
    var places = [GlyphPlace?](repeating: nil, count: glyphs.length)
    for run in line.runs {
      var index = 0
      while index < run.glyphs.count {
        let first = run.glyphs[index]
        var width = 0.0
        while index < run.glyphs.count, run.glyphs[index].cluster == first.cluster {
          width += run.glyphs[index].advance
          index += 1
        }
        let place = GlyphPlace(
          x: left + first.x, width: width, isRightToLeft: run.isRightToLeft, glyph: first.id)
        let range = block.range(first.cluster)
        let shares = first.cluster == line.ellipsis ? [range.length] : letters(of: first.cluster)
        var position = range.location - glyphs.location
        for (order, part) in zip(shares, place.shares(shares.count)) {
          for unit in 0..<order where places.indices.contains(position + unit) {
            places[position + unit] = unit == 0 ? part : part.end
          }
          position += order
        }
      }
    }
    // Characters without glyphs, such as line breaks, are at the end of those before them.
    var last = GlyphPlace(x: left + line.frame.minX, width: 0)
    return places.map { place in
      last = place ?? last.end
      return last
    }
  }

  /// Returns the lengths in UTF-16 of the letters that share glyphs.
  private func letters(of cluster: Range<Int>) -> [Int] {
    let text = block.drawn.layout.text.string.utf8
    let start = text.index(text.startIndex, offsetBy: cluster.lowerBound)
    let end = text.index(start, offsetBy: cluster.count)
    return (String(text[start..<end]) ?? "").map(\.utf16.count)
  }

  func place(of glyph: Int) -> GlyphPlace { places[glyph - glyphs.location] }

  /// Returns the glyphs of a range that are in this fragment.
  func part(_ range: NSRange) -> NSRange? {
    let part = glyphs.intersection(range)
    return part?.length ?? 0 > 0 ? part : nil
  }

  /// Returns the horizontal extents of glyphs, from left to right; adjoining ones are joined.
  func extents(of range: NSRange) -> [ClosedRange<CGFloat>] {
    var extents: [ClosedRange<CGFloat>] = []
    let all = (range.location..<range.upperBound).map(place)
    for place in all.sorted(by: { $0.x < $1.x }) {
      let end = place.x + place.width
      if let last = extents.last, place.x <= last.upperBound + 1e-3 {
        extents[extents.count - 1] = last.lowerBound...max(last.upperBound, end)
      } else {
        extents.append(place.x...end)
      }
    }
    return extents
  }

  /// Returns the glyph nearest to a horizontal position, and the fraction of its width, from its
  /// leading edge, at that position.
  func glyph(nearest x: CGFloat) -> (index: Int, fraction: CGFloat) {
    func distance(_ place: GlyphPlace) -> CGFloat { max(place.x - x, x - place.x - place.width, 0) }
    let wide = places.indices.filter { places[$0].width > 0 }
    let nearest = wide.min { distance(places[$0]) < distance(places[$1]) }
    guard let nearest else { return (glyphs.location, 0) }
    let place = places[nearest]
    let fraction = (x - place.leading) / (place.trailing - place.leading)
    return (glyphs.location + nearest, min(max(fraction, 0), 1))
  }

  // MARK: Drawing

  /// Returns the typeset runs of a range of glyphs.
  func runs(in range: NSRange, hiding hidden: IndexSet) -> [TypeRun] {
    if range == glyphs, hidden.isEmpty { return line.runs }
    let first = block.units.byte(atUnit: range.location - block.start)
    let end = block.units.byte(atUnit: range.upperBound - block.start)
    return line.runs.compactMap { run in
      let shown = run.glyphs.indices.filter {
        let byte = run.glyphs[$0].cluster.lowerBound
        return byte >= first && byte < end
          && !hidden.contains(block.start + block.units.unit(atByte: byte))
      }
      if shown.count == run.glyphs.count { return run }
      return shown.isEmpty ? nil : run.part(Set(shown))
    }
  }
}

extension GlyphPlace {
  /// The place of a character without width at the end of this one.
  fileprivate var end: GlyphPlace {
    GlyphPlace(x: trailing, width: 0, isRightToLeft: isRightToLeft)
  }

  /// Returns equal parts of this place, in reading order; the first one has the glyph.
  fileprivate func shares(_ count: Int) -> [GlyphPlace] {
    let part = width / CGFloat(max(count, 1))
    return (0..<count).map { index in
      let slot = CGFloat(isRightToLeft ? count - 1 - index : index)
      return GlyphPlace(
        x: x + slot * part, width: part, isRightToLeft: isRightToLeft,
        glyph: index == 0 ? glyph : nil)
    }
  }
}
