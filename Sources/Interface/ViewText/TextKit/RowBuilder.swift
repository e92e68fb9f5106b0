import Foundation
import Geometry
import Layers
import Typesetting

/// Lays out text in a container that isn't a rectangle, row by row. A row has a line in each of the
/// spaces that the container offers.
struct RowBuilder {
  private let builder: TextFlowBuilder
  private let container: NSTextContainer
  /// The index of the next character.
  private var start: Int
  private var top: CGFloat = 0
  private var lineCount = 0
  private var longest: CGFloat = 0
  /// The lower end of the exclusion paths.
  private let exclusionBottom: CGFloat
  private var isComplete = false

  /// The number of rows without a line after which a container counts as full.
  private static let maximumEmptyRows = 10_000

  init(_ builder: TextFlowBuilder, _ container: NSTextContainer, from start: Int) {
    self.builder = builder
    self.container = container
    self.start = start
    exclusionBottom = ExclusionBands(container.exclusionPaths).bottom ?? 0
  }

  mutating func build() {
    var emptyRows = 0
    while !isComplete, emptyRows < Self.maximumEmptyRows, hasSpace(for: lineCount + 1) {
      let natural = line(in: width, truncates: false)
      guard let first = natural.drawn.layout.lines.first else { break }
      let direction: NSWritingDirection =
        builder.isRightToLeft(first, at: start) ? .rightToLeft : .leftToRight
      guard let bottom = addRow(height: first.frame.height, direction) else { break }
      emptyRows = bottom > top ? 0 : emptyRows + 1
      // Our decision: a row without a line moves by a point.
      top = bottom > top ? bottom : top + 1
    }
    builder.setSize(CGSize(width: longest, height: top), of: container)
  }

  private var width: CGFloat {
    container.isUnlimited(container.size.width) ? NSTextContainer.unlimited : container.size.width
  }

  private func hasSpace(for lines: Int) -> Bool {
    container.maximumNumberOfLines <= 0 || lines <= container.maximumNumberOfLines
  }

  /// Returns the next line, typeset for a part of a row.
  private func line(in width: CGFloat, truncates: Bool) -> TextBlock {
    builder.block(
      from: start, in: container, width: max(width - 2 * container.lineFragmentPadding, 0),
      lineLimit: 1, truncates: truncates)
  }

  /// Adds the lines of a row that is at least as high as `height`. Returns its bottom, or its top if
  /// it has no line; nil if it is below the container.
  private mutating func addRow(height: CGFloat, _ direction: NSWritingDirection) -> CGFloat? {
    func fits(_ bottom: CGFloat) -> Bool {
      container.isUnlimited(container.size.height) || bottom <= container.size.height + 1e-3
    }
    if lineCount > 0, !fits(top + height) { return nil }
    var proposed = CGRect(x: 0, y: top, width: width, height: height)
    var bottom = top
    while !isComplete, proposed.width > 0, hasSpace(for: lineCount + 1) {
      var rest = CGRect.zero
      let part = container.lineFragmentRect(
        forProposedRect: proposed, at: start, writingDirection: direction, remaining: &rest)
      proposed = rest
      guard part.width > 2 * container.lineFragmentPadding, part.height > 0 else { continue }
      let isLast =
        !hasSpace(for: lineCount + 2) || rest.width <= 0 && !fits(part.maxY + height)
      let block = line(in: part.width, truncates: isLast)
      guard let line = block.drawn.layout.lines.first else { break }
      // A higher line needs a row that is free at its whole height.
      if line.frame.height > height + 1e-3, bottom == top {
        return addRow(height: line.frame.height, direction)
      }
      let canMove = rest.width > 0 || part.minY < exclusionBottom
      if line.breaksWord, canMove, part.width < width - 1e-3 { continue }
      add(line, of: block, in: part)
      bottom = max(bottom, builder.bottom)
    }
    return bottom
  }

  private mutating func add(_ line: TypeLine, of block: TextBlock, in part: CGRect) {
    let end = block.range(line.range).upperBound
    isComplete = end >= builder.length || end == start
    builder.add(
      line, of: block, in: container, area: part, isFirst: lineCount == 0, isLast: isComplete)
    longest = max(longest, part.minX + block.drawn.layout.size.width)
    lineCount += 1
    start = end
  }
}
