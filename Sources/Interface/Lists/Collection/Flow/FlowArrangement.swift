import Foundation
import Geometry
import Views

/// What an app demands of a section in a flow layout.
struct FlowMeasures {
  var inset = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 10
  var itemSpacing: CGFloat = 10
  var header = CGSize.zero
  var footer = CGSize.zero
  var items: [CGSize] = []
}

/// The arrangement of a section in a flow layout.
struct FlowSection {
  var frame = CGRect.zero
  /// The area of the items, with the section's margins.
  var itemsFrame = CGRect.zero
  var header: CGRect?
  var footer: CGRect?
  var items: [CGRect] = []
}

/// The arrangement of sections one after the other, along an axis whose length grows. All rules are
/// measured: O6.1 in docs/measured.md.
struct FlowArrangement {
  /// The size across the axis.
  let breadth: CGFloat
  private(set) var length: CGFloat = 0

  init(breadth: CGFloat) { self.breadth = breadth }

  /// A size, or margins, along the axis and across it.
  private struct Extent {
    var along, across: CGFloat

    init(_ size: CGSize, _ isVertical: Bool) {
      along = isVertical ? size.height : size.width
      across = isVertical ? size.width : size.height
    }
  }

  /// Arranges a section after the others.
  mutating func add(_ measures: FlowMeasures, isVertical: Bool) -> FlowSection {
    let start = length
    var section = FlowSection()
    func rect(_ along: CGFloat, _ across: CGFloat, _ size: Extent) -> CGRect {
      isVertical
        ? CGRect(x: across, y: along, width: size.across, height: size.along)
        : CGRect(x: along, y: across, width: size.along, height: size.across)
    }
    func edge(_ size: CGSize) -> CGRect? {
      var extent = Extent(size, isVertical)
      guard extent.along > 0 else { return nil }
      extent.across = breadth
      defer { length += extent.along }
      return rect(length, 0, extent)
    }
    section.header = edge(measures.header)
    let itemsStart = length
    let inset = measures.inset
    let (before, after) =
      isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let (first, last) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    length += before
    let sizes = measures.items.map { Extent($0, isVertical) }
    let lines = FlowLines(
      sizes.map(\.across), within: breadth - first - last, spacing: measures.itemSpacing)
    for (number, line) in lines.lines.enumerated() {
      if number > 0 { length += measures.lineSpacing }
      let height = line.range.map { sizes[$0].along }.max() ?? 0
      for (index, across) in zip(line.range, line.starts) {
        let along = length + (height - sizes[index].along) / 2
        section.items.append(
          rect(Self.snapped(along), Self.snapped(first + across), sizes[index]))
      }
      length += height
    }
    length += after
    section.itemsFrame = rect(itemsStart, 0, extent(length - itemsStart, isVertical))
    section.footer = edge(measures.footer)
    section.frame = section.items.reduce(rect(start, 0, extent(length - start, isVertical))) {
      $0.union($1)
    }
    return section
  }

  private func extent(_ along: CGFloat, _ isVertical: Bool) -> Extent {
    Extent(
      isVertical
        ? CGSize(width: breadth, height: along) : CGSize(width: along, height: breadth), isVertical)
  }

  /// Rounds a position to whole pixels, halves up.
  private static func snapped(_ value: CGFloat) -> CGFloat {
    let scale = max(UIScreen.main.scale, 1)
    return (value * scale + 0.5).rounded(.down) / scale
  }
}

/// The lines of a section's items, by their sizes along the line.
struct FlowLines {
  struct Line {
    var range: Range<Int>
    /// The starts of the items.
    var starts: [CGFloat]
  }

  private(set) var lines: [Line] = []

  init(_ sizes: [CGFloat], within length: CGFloat, spacing: CGFloat) {
    let isEqual = sizes.allSatisfy { $0 == sizes.first }
    var start = 0
    while start < sizes.count {
      var (end, used) = (start + 1, sizes[start])
      while end < sizes.count, used + spacing + sizes[end] <= length + 1e-6 {
        used += spacing + sizes[end]
        end += 1
      }
      let range = start..<end
      let capacity = isEqual ? Self.capacity(sizes[start], length, spacing) : range.count
      lines.append(
        Line(
          range: range,
          starts: Self.starts(
            sizes[range], within: length, spacing: spacing,
            isRagged: end == sizes.count && !isEqual, capacity: capacity)))
      start = end
    }
  }

  /// Returns the number of equal items in a full line.
  private static func capacity(_ size: CGFloat, _ length: CGFloat, _ spacing: CGFloat) -> Int {
    guard size + spacing > 0 else { return 1 }
    return max(Int(((length + spacing) / (size + spacing) + 1e-9).rounded(.down)), 1)
  }

  private static func starts(
    _ sizes: ArraySlice<CGFloat>, within length: CGFloat, spacing: CGFloat, isRagged: Bool,
    capacity: Int
  ) -> [CGFloat] {
    let isFull = capacity == sizes.count
    let total = isFull ? sizes.reduce(0, +) : (sizes.first ?? 0) * CGFloat(capacity)
    var gap = spacing
    var position: CGFloat = 0
    if !isRagged {
      if capacity > 1 {
        gap = (length - total) / CGFloat(capacity - 1)
      } else {
        position = (length - total) / 2
      }
    }
    return sizes.map { size in
      defer { position += size + gap }
      return position
    }
  }
}
