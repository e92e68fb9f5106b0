import Foundation
import Geometry
import Layers
import Typesetting

/// The layout of a text in the containers of a layout manager.
struct TextFlow {
  /// The lines of all containers, from first to last. The last one has no glyphs if the text is
  /// empty or ends with a line break.
  var fragments: [LineFragment] = []

  /// The sizes of the texts in their containers, by the identity of the container: the longest line
  /// without padding, and the bottom of the last line.
  var sizes: [ObjectIdentifier: CGSize] = [:]

  /// The index of the first character that doesn't fit into the containers.
  var end = 0

  /// The empty line after the text, if the text is empty or ends with a line break.
  var extra: (rect: CGRect, used: CGRect, container: NSTextContainer)?

  /// Returns the index of the fragment with a glyph; nil if the glyph isn't laid out.
  func index(of glyph: Int) -> Int? {
    var (low, high) = (0, fragments.count)
    while low < high {
      let middle = (low + high) / 2
      if fragments[middle].glyphs.upperBound <= glyph { low = middle + 1 } else { high = middle }
    }
    guard low < fragments.count, fragments[low].glyphs.contains(glyph) else { return nil }
    return low
  }

  /// Returns the fragments of a container.
  func fragments(of container: NSTextContainer) -> [LineFragment] {
    fragments.filter { $0.container === container }
  }
}

/// The space above a line that begins a paragraph, below any line, and below a line that ends a
/// paragraph, in points.
struct LineSpacing {
  var before: CGFloat = 0
  var line: CGFloat = 0
  var after: CGFloat = 0
}

/// Lays out the text of a layout manager in its containers, one after the other.
struct TextFlowBuilder {
  private let manager: NSLayoutManager
  private let storage: NSTextStorage
  private let text: NSString

  init(_ manager: NSLayoutManager, _ storage: NSTextStorage) {
    self.manager = manager
    self.storage = storage
    text = storage.string as NSString
  }

  /// Lays out the text; the fragments are added to the manager's flow one by one.
  func build() {
    for container in manager.textContainers {
      let start = manager.building.end
      if start > 0, start >= text.length { break }
      if container.isSimpleRectangularTextContainer {
        layOut(from: start, inRectangle: container)
      } else {
        var rows = RowBuilder(self, container, from: start)
        rows.build()
      }
    }
  }

  // MARK: Typesetting

  /// Returns the typeset text from an index to the end; `truncates` applies the container's way of
  /// truncating the last line.
  func block(
    from start: Int, in container: NSTextContainer, width: CGFloat, height: CGFloat = .infinity,
    lineLimit: Int, truncates: Bool = true
  ) -> TextBlock {
    let rest = NSRange(location: start, length: text.length - start)
    let string = start == 0 ? storage : storage.attributedSubstring(from: rest)
    let mode = container.lineBreakMode.mode
    let styled = StyledText(
      string, font: manager.defaults.font, paragraph: manager.defaults.paragraph,
      lineWidth: width
    ) { style in
      if !truncates {
        if style.lineBreak.truncates || mode.truncates { style.lineBreak = .wordWrap }
      } else if !style.lineBreak.truncates {
        style.lineBreak = mode
      }
    }
    let frame = TextFrame(
      width: width, height: height, lineLimit: lineLimit, truncatesLastLineOnly: true,
      usesFontLeading: manager.usesFontLeading, continuesParagraph: !beginsParagraph(start))
    let drawn = DrawnText(
      styled, in: frame, color: manager.defaults.color, onDark: manager.defaults.onDark)
    return TextBlock(
      start: start, drawn: drawn,
      units: TextUnits(of: string.string, typeset: styled.text.string))
  }

  private func layOut(from start: Int, inRectangle container: NSTextContainer) {
    let padding = container.lineFragmentPadding
    let isWide = container.isUnlimited(container.size.width)
    let block = block(
      from: start, in: container,
      width: isWide ? .infinity : max(container.size.width - 2 * padding, 0),
      height: container.isUnlimited(container.size.height) ? .infinity : container.size.height,
      lineLimit: max(container.maximumNumberOfLines, 0))
    let layout = block.drawn.layout
    let width = isWide ? layout.size.width + 2 * padding : container.size.width
    var top = 0.0
    for (index, line) in layout.lines.enumerated() {
      add(
        line, of: block, in: container,
        area: CGRect(x: 0, y: top, width: width, height: line.frame.height), isFirst: index == 0,
        isLast: index == layout.lines.count - 1)
      top = bottom
    }
    setSize(CGSize(width: layout.size.width, height: top), of: container)
    guard text.length == 0 else { return }
    let line = CGRect(x: 0, y: 0, width: width, height: manager.defaults.font.lineHeight)
    manager.setExtraLineFragmentRect(
      line, usedRect: CGRect(origin: .zero, size: CGSize(width: 2 * padding, height: line.height)),
      textContainer: container)
  }

  func setSize(_ size: CGSize, of container: NSTextContainer) {
    manager.building.sizes[ObjectIdentifier(container)] = size
  }

  /// The bottom of the line that was added last.
  var bottom: CGFloat { manager.building.fragments.last?.rect.maxY ?? 0 }

  // MARK: Lines

  /// Adds a line at the top of an area, with its spacing.
  func add(
    _ line: TypeLine, of block: TextBlock, in container: NSTextContainer, area: CGRect,
    isFirst: Bool, isLast: Bool
  ) {
    let glyphs = block.range(line.range)
    let spacing = spacing(of: glyphs, in: area, isFirst: isFirst, isLast: isLast)
    let padding = container.lineFragmentPadding
    let fragment = LineFragment(
      line, of: block, in: container,
      rect: CGRect(
        x: area.minX, y: area.minY, width: area.width,
        height: spacing.before + line.frame.height + spacing.line + spacing.after),
      used: CGRect(
        x: area.minX + line.frame.minX, y: area.minY + spacing.before,
        width: line.frame.width + 2 * padding, height: line.frame.height + spacing.line),
      baselineOffset: spacing.before + line.baseline - line.frame.minY,
      left: area.minX + padding)
    manager.building.fragments.append(fragment)
    manager.building.end = max(manager.building.end, glyphs.upperBound)
    manager.place(fragment)
  }

  /// Returns the spacing of a line. There is none above the first line and below the last one.
  private func spacing(
    of glyphs: NSRange, in area: CGRect, isFirst: Bool, isLast: Bool
  ) -> LineSpacing {
    let style = style(ofParagraphAt: glyphs.location)
    var spacing = manager.spacing(
      of: glyphs, in: area,
      LineSpacing(
        before: style?.paragraphSpacingBefore ?? 0, line: style?.lineSpacing ?? 0,
        after: style?.paragraphSpacing ?? 0))
    if isFirst || !beginsParagraph(glyphs.location) { spacing.before = 0 }
    if isLast || !beginsParagraph(glyphs.upperBound) { spacing.after = 0 }
    if isLast { spacing.line = 0 }
    return spacing
  }

  /// Returns whether a paragraph begins at an index.
  func beginsParagraph(_ index: Int) -> Bool {
    guard index > 0, index <= text.length else { return true }
    switch text.character(at: index - 1) {
    case 0x0A, 0x85, 0x2029: return true
    case 0x0D: return index == text.length || text.character(at: index) != 0x0A
    default: return false
    }
  }

  /// Returns the style of the paragraph with a character: that of its first letter.
  private func style(ofParagraphAt index: Int) -> NSParagraphStyle? {
    guard text.length > 0 else { return nil }
    var start = min(index, text.length)
    while start > 0, !beginsParagraph(start) { start -= 1 }
    return storage.attribute(
      .paragraphStyle, at: min(start, text.length - 1), effectiveRange: nil) as? NSParagraphStyle
  }

  /// Returns whether the paragraph of a line is read from right to left; if its style doesn't
  /// determine it, the line's first letter does.
  func isRightToLeft(_ line: TypeLine, at index: Int) -> Bool {
    switch style(ofParagraphAt: index)?.baseWritingDirection {
    case .rightToLeft: true
    case .leftToRight: false
    default:
      line.runs.min { $0.range.lowerBound < $1.range.lowerBound }?.isRightToLeft ?? false
    }
  }

  var length: Int { text.length }
}

extension NSLineBreakMode {
  /// The typesetter's mode.
  fileprivate var mode: ParagraphStyle.LineBreak {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = self
    return style.style.lineBreak
  }
}
