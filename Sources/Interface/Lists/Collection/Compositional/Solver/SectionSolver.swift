import Controls
import Foundation
import Geometry
import Views

/// The place of a view at the edge of a section or a layout.
struct BoundaryPlace {
  let item: NSCollectionLayoutBoundarySupplementaryItem
  /// The frame without pinning.
  var frame: CGRect
}

/// The arrangement of a section. All frames are in the layout's coordinates; those of a section that
/// scrolls on its own are at its offset 0.
struct SectionArrangement {
  let section: NSCollectionLayoutSection
  /// The whole section, with its headers and footers.
  var frame = CGRect.zero
  /// The groups with the section's margins, without its headers and footers.
  var content = CGRect.zero
  var items: [LayoutPlace] = []
  var attached: [AttachedPlace] = []
  var boundaries: [BoundaryPlace] = []
  /// The frames of the groups.
  var groups: [CGRect] = []
  /// The length of the groups with the section's margins, along their axis.
  var contentLength: CGFloat = 0

  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

  /// The backgrounds.
  var decorations: [(item: NSCollectionLayoutDecorationItem, frame: CGRect)] {
    section.decorationItems.map { ($0, frame.inset(by: $0.contentInsets)) }
  }

  /// The area of all views.
  private(set) var extent = CGRect.zero

  /// Computes the area of all views.
  mutating func updateExtent() {
    extent = items.reduce(frame) { $0.union($1.frame) }
    extent = attached.reduce(extent) { $0.union($1.frame) }
  }

  /// The order of the section's views, which are in front of its backgrounds.
  var baseIndex: Int { section.decorationItems.isEmpty ? 0 : 1 }

  mutating func move(by offset: CGPoint) {
    func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: offset.x, dy: offset.y) }
    frame = moved(frame)
    extent = moved(extent)
    content = moved(content)
    groups = groups.map(moved)
    for index in items.indices { items[index].frame = moved(items[index].frame) }
    for index in attached.indices { attached[index].frame = moved(attached[index].frame) }
    for index in boundaries.indices { boundaries[index].frame = moved(boundaries[index].frame) }
  }
}

/// Arranges a section: repeats its group for all items, and places the views at its edges.
struct SectionSolver {
  let section: NSCollectionLayoutSection
  /// The number of items.
  let count: Int
  /// The direction of the layout.
  let axis: LayoutAxis
  let environment: LayoutEnvironment
  /// The sizes of items, attached views and views at the edges, which have the index 0.
  let measured: MeasuredSizes
  /// Margins besides the section's.
  var margins = NSDirectionalEdgeInsets.zero

  private var insets: NSDirectionalEdgeInsets {
    var insets = section.contentInsets
    insets.leading += margins.leading
    insets.trailing += margins.trailing
    insets.top += margins.top
    insets.bottom += margins.bottom
    return insets
  }

  private var container: CGSize { environment.container.effectiveContentSize }

  /// The axis along which groups follow each other.
  private var groupAxis: LayoutAxis {
    section.orthogonalScrollingBehavior == .none ? axis : axis.other
  }

  /// Returns the arrangement of the section at the layout's origin.
  func arranged() -> SectionArrangement {
    let edges = Boundary(
      items: section.boundarySupplementaryItems, measured: measured, axis: axis)
    let space = edges.space(in: boundaryContainer(length: container[axis]).size)
    var result = SectionArrangement(section: section)
    // Groups have the container without margins, and views at the sides take their room.
    var area = CGRect(origin: .zero, size: container).inset(by: insets).size
    area[axis.other] = max(
      area[axis.other] - space.before(axis.other) - space.after(axis.other), 0)
    let start = axis.point(
      space.before(axis) + insets.before(axis),
      space.before(axis.other) + insets.before(axis.other))
    let extent = addGroups(to: &result, within: area, from: start)
    let isOrthogonal = groupAxis != axis
    let length =
      insets.before(axis) + (isOrthogonal ? extent.breadth : extent.length) + insets.after(axis)
    let breadth = max(
      container[axis.other] - space.before(axis.other) - space.after(axis.other), 0)
    result.contentLength =
      insets.before(groupAxis) + extent.length + insets.after(groupAxis)
    result.content = CGRect(
      origin: axis.point(space.before(axis), space.before(axis.other)),
      size: axis.size(length, breadth))
    result.frame = CGRect(
      origin: .zero,
      size: axis.size(
        space.before(axis) + length + space.after(axis), container[axis.other]))
    let lines = boundaryContainer(length: length)
    result.boundaries = edges.places(
      around: CGRect(
        origin: axis.point(space.before(axis), lines.min(axis.other)),
        size: axis.size(length, lines.size[axis.other])), in: lines.size)
    result.updateExtent()
    return result
  }

  /// The area of the views at the edges, of a length along the axis.
  private func boundaryContainer(length: CGFloat) -> CGRect {
    let margins = section.supplementariesFollowContentInsets ? insets : .zero
    return CGRect(
      origin: axis.point(0, margins.before(axis.other)),
      size: axis.size(
        length,
        max(
          container[axis.other] - margins.before(axis.other) - margins.after(axis.other), 0)))
  }

  /// Adds groups until all items have places. Returns the length of the groups and their greatest
  /// breadth.
  private func addGroups(
    to result: inout SectionArrangement, within area: CGSize, from start: CGPoint
  ) -> (length: CGFloat, breadth: CGFloat) {
    let (group, axis) = (section.group, groupAxis)
    let template = group.isSelfSizing ? nil : whole(group, area)
    var (next, position, breadth): (Int, CGFloat, CGFloat) = (0, 0, 0)
    var counts: [String: Int] = [:]
    while next < count {
      let part: GroupArrangement
      if let template {
        part = template.prefix(count - next, from: next, &counts)
      } else {
        var solver = GroupSolver(
          environment: environment, measured: measured, next: next, count: count,
          attachedCounts: counts)
        part = solver.arrange(group, in: area)
        counts = solver.attachedCounts
      }
      guard !part.items.isEmpty else { break }
      if next > 0 { position += section.interGroupSpacing }
      position += group.start(axis, growth: 0)
      var origin = start
      origin[axis] += position
      origin[axis.other] += group.start(of: part.size, across: axis, in: area)
      var placed = GroupArrangement(size: part.size)
      placed.add(part, at: origin)
      result.items += placed.items
      result.attached += placed.attached
      result.groups.append(CGRect(origin: origin, size: part.size))
      position += part.size[axis] + group.end(axis, growth: 0)
      breadth = max(breadth, part.size[axis.other] + group.leastSpace(axis.other))
      next += part.items.count
    }
    return (position, breadth)
  }

  private func whole(_ group: NSCollectionLayoutGroup, _ area: CGSize) -> GroupArrangement {
    var solver = GroupSolver(environment: environment)
    return solver.arrange(group, in: area)
  }
}

extension GroupArrangement {
  /// Returns the part with the first items, whose indices begin with `start`.
  fileprivate func prefix(
    _ count: Int, from start: Int, _ counts: inout [String: Int]
  ) -> GroupArrangement {
    var part = GroupArrangement(size: size, items: Array(items.prefix(count)))
    var groups: [String: Int] = [:]
    for place in attached where place.firstItem < count {
      var place = place
      if place.isGroup {
        place.index += counts[place.item.elementKind] ?? 0
        groups[place.item.elementKind, default: 0] += 1
      } else {
        place.index += start
      }
      place.firstItem += start
      part.attached.append(place)
    }
    counts.merge(groups, uniquingKeysWith: +)
    return part
  }
}

/// The views at the edges of a section or a layout.
struct Boundary {
  let items: [NSCollectionLayoutBoundarySupplementaryItem]
  let measured: MeasuredSizes
  let axis: LayoutAxis

  private func size(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ container: CGSize
  ) -> CGSize {
    item.layoutSize.replacingEstimates(
      of: item.layoutSize.size(in: container), by: measured.attached[item.elementKind]?[0])
  }

  /// Returns the room that the views take at the edges.
  func space(in container: CGSize) -> NSDirectionalEdgeInsets {
    var space = NSDirectionalEdgeInsets.zero
    for item in items where item.extendsBoundary {
      let (size, edges) = (size(item, container), edge(of: item))
      if edges == .top { space.top = max(space.top, size.height - item.offset.y) }
      if edges == .bottom { space.bottom = max(space.bottom, size.height + item.offset.y) }
      if edges == .leading { space.leading = max(space.leading, size.width - item.offset.x) }
      if edges == .trailing { space.trailing = max(space.trailing, size.width + item.offset.x) }
    }
    return space
  }

  private enum Edge { case top, bottom, leading, trailing, none }

  /// The edge of a view: in a corner, the one at the beginning or end of the layout's direction.
  private func edge(of item: NSCollectionLayoutBoundarySupplementaryItem) -> Edge {
    let edges = item.alignment.edges
    let vertical: Edge = edges.contains(.top) ? .top : edges.contains(.bottom) ? .bottom : .none
    let horizontal: Edge =
      edges.contains(.leading) ? .leading : edges.contains(.trailing) ? .trailing : .none
    if axis == .vertical { return vertical == .none ? horizontal : vertical }
    return horizontal == .none ? vertical : horizontal
  }

  /// Returns the frames of the views around an area or, if they don't extend it, inside of it.
  func places(around area: CGRect, in container: CGSize) -> [BoundaryPlace] {
    items.map { item in
      let size = size(item, container)
      let anchor = NSCollectionLayoutAnchor(
        edges: item.alignment.edges, absoluteOffset: item.offset)
      var frame = anchor.frame(of: size, in: area, item: nil)
      if item.extendsBoundary {
        switch edge(of: item) {
        case .top: frame.origin.y -= size.height
        case .bottom: frame.origin.y += size.height
        case .leading: frame.origin.x -= size.width
        case .trailing: frame.origin.x += size.width
        case .none: break
        }
      }
      return BoundaryPlace(item: item, frame: frame.inset(by: item.effectiveInsets))
    }
  }
}
