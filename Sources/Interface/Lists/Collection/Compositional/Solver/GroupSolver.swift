import Foundation
import Geometry
import Views

/// The place of an item.
struct LayoutPlace {
  var frame: CGRect
  var zIndex = 0
  /// The item's size; nil if an app determines its frame.
  var size: NSCollectionLayoutSize?
}

/// The place of a view that is attached to an item or a group.
struct AttachedPlace {
  let item: NSCollectionLayoutSupplementaryItem
  /// The index in the path of the view.
  var index: Int
  /// The item with which the view appears.
  var firstItem: Int
  /// Whether the view is attached to a group: groups with such a view are counted for its path.
  let isGroup: Bool
  var frame: CGRect
}

/// The places of the items in a group, relative to its origin.
struct GroupArrangement {
  /// The size, with margins.
  var size: CGSize
  var items: [LayoutPlace] = []
  var attached: [AttachedPlace] = []

  mutating func add(_ other: GroupArrangement, at origin: CGPoint) {
    items += other.items.map {
      var place = $0
      place.frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
      return place
    }
    attached += other.attached.map {
      var place = $0
      place.frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
      return place
    }
  }
}

/// The sizes that views have determined for themselves.
struct MeasuredSizes {
  var items: [Int: CGSize] = [:]
  /// The sizes of attached views, by kinds and indices.
  var attached: [String: [Int: CGSize]] = [:]
}

/// Arranges the items of groups.
///
/// Items follow each other along the group's axis. Without a number, they are repeated as far as they
/// fit, and once if a view determines the group's length. What remains of the length is distributed
/// among the flexible spaces. Across, an item is at the beginning, unless its own spaces are flexible.
struct GroupSolver {
  /// The largest excess of items that fit, in points: fractions are rounded.
  private static let tolerance: CGFloat = 0.01

  let environment: LayoutEnvironment
  let measured: MeasuredSizes
  /// The index of the next item.
  private(set) var next: Int
  /// The number of items; nil to arrange a whole group.
  let count: Int?
  /// The numbers of the views that were attached to groups, by kinds.
  private(set) var attachedCounts: [String: Int]

  init(
    environment: LayoutEnvironment, measured: MeasuredSizes = MeasuredSizes(), next: Int = 0,
    count: Int? = nil, attachedCounts: [String: Int] = [:]
  ) {
    self.environment = environment
    self.measured = measured
    self.next = next
    self.count = count
    self.attachedCounts = attachedCounts
  }

  private var isDone: Bool { count.map { next >= $0 } ?? false }

  /// Arranges an item or a group in a container. `length` replaces its size along an axis. Items don't
  /// become wider than a container, unless its own width is an estimate.
  mutating func arrange(
    _ item: NSCollectionLayoutItem, in container: CGSize,
    length: (axis: LayoutAxis, value: CGFloat)? = nil, isWidthKnown: Bool = true
  ) -> GroupArrangement {
    var size = item.layoutSize.size(in: container)
    if let length { size[length.axis] = length.value }
    let first = next
    var result: GroupArrangement
    if let group = item as? NSCollectionLayoutGroup {
      switch group.content {
      case .custom(let provider): result = custom(group, size, provider)
      case .line(let axis, let items, let count, let isEqual):
        result = Line(
          group: group, axis: axis, items: items, count: count, isEqual: isEqual, size: size
        ).arranged(by: &self)
      }
    } else {
      result = leaf(item, size, limit: isWidthKnown && container.width > 0 ? container.width : nil)
    }
    attach(item, to: &result, isGroup: item is NSCollectionLayoutGroup, first)
    return result
  }

  private mutating func leaf(
    _ item: NSCollectionLayoutItem, _ estimate: CGSize, limit: CGFloat?
  ) -> GroupArrangement {
    var size = item.layoutSize.replacingEstimates(of: estimate, by: measured.items[next])
    if item.layoutSize.widthDimension.isEstimated, let limit {
      size.width = min(size.width, limit)
    }
    next += 1
    let frame = CGRect(origin: .zero, size: size).inset(by: item.effectiveInsets)
    return GroupArrangement(size: size, items: [LayoutPlace(frame: frame, size: item.layoutSize)])
  }

  private mutating func custom(
    _ group: NSCollectionLayoutGroup, _ size: CGSize,
    _ provider: NSCollectionLayoutGroupCustomItemProvider
  ) -> GroupArrangement {
    let area = CGRect(origin: .zero, size: size).inset(by: group.effectiveInsets)
    var result = GroupArrangement(size: size)
    for item in provider(environment.group(of: area.size)) where !isDone {
      next += 1
      result.items.append(
        LayoutPlace(
          frame: item.frame.offsetBy(dx: area.minX, dy: area.minY), zIndex: item.zIndex))
    }
    return result
  }

  /// Attaches the supplementary items of an item or a group.
  private mutating func attach(
    _ item: NSCollectionLayoutItem, to arrangement: inout GroupArrangement, isGroup: Bool,
    _ first: Int
  ) {
    guard !item.supplementaryItems.isEmpty, next > first else { return }
    let host = CGRect(origin: .zero, size: arrangement.size).inset(by: item.effectiveInsets)
    for attached in item.supplementaryItems {
      var index = first
      if isGroup {
        index = attachedCounts[attached.elementKind] ?? 0
        attachedCounts[attached.elementKind] = index + 1
      }
      let size = attached.layoutSize.replacingEstimates(
        of: attached.layoutSize.size(in: host.size),
        by: measured.attached[attached.elementKind]?[index])
      let frame = attached.containerAnchor.frame(of: size, in: host, item: attached.itemAnchor)
        .inset(by: attached.effectiveInsets)
      arrangement.attached.append(
        AttachedPlace(
          item: attached, index: index, firstItem: first, isGroup: isGroup, frame: frame))
    }
  }

  // MARK: Lines

  /// The items of a group one after the other.
  private struct Line {
    let group: NSCollectionLayoutGroup
    let axis: LayoutAxis
    let items: [NSCollectionLayoutItem]
    let count: Int?
    let isEqual: Bool
    /// The group's size, with margins; an estimate, if a view determines it.
    let size: CGSize

    private typealias Part = (item: NSCollectionLayoutItem, arrangement: GroupArrangement)

    private var isOpen: Bool { group.layoutSize[axis].isEstimated }
    private var spacing: CGFloat { group.interItemSpacing?.spacing ?? 0 }

    func arranged(by solver: inout GroupSolver) -> GroupArrangement {
      let insets = group.effectiveInsets
      let area = CGRect(origin: .zero, size: size).inset(by: insets)
      var parts = collect(within: area.size, by: &solver)
      let used =
        parts.reduce(0) { $0 + $1.arrangement.size[axis] + $1.item.leastSpace(axis) }
        + spacing * CGFloat(max(parts.count - 1, 0))
      var whole = area.size
      if isOpen { whole[axis] = used }
      if group.layoutSize[axis.other].isEstimated {
        whole[axis.other] =
          parts.map { $0.arrangement.size[axis.other] + $0.item.leastSpace(axis.other) }.max() ?? 0
      }
      makeUniform(&parts, whole[axis.other])
      var result = GroupArrangement(
        size: CGSize(
          width: whole.width + insets.leading + insets.trailing,
          height: whole.height + insets.top + insets.bottom))
      place(parts, rest: max(whole[axis] - used, 0), in: whole, area.origin, &result)
      return result
    }

    /// Arranges as many items as belong to the group.
    private func collect(within area: CGSize, by solver: inout GroupSolver) -> [Part] {
      guard !items.isEmpty else { return [] }
      var (parts, used): ([Part], CGFloat) = ([], 0)
      while !solver.isDone {
        if let count, parts.count == count { break }
        if count == nil, isOpen, parts.count == items.count { break }
        let item = items[parts.count % items.count]
        let start = solver
        let part = solver.arrange(
          item, in: area, length: equalLength(of: item, in: area),
          isWidthKnown: !group.layoutSize.widthDimension.isEstimated)
        let length = part.size[axis] + item.leastSpace(axis)
        let end = used + (parts.isEmpty ? 0 : spacing) + length
        let isTooLong = !parts.isEmpty && end > area[axis] + GroupSolver.tolerance
        let isEndless =
          length + (parts.isEmpty ? 0 : spacing) <= 0 && parts.count >= items.count
        if count == nil, !isOpen, isTooLong || isEndless {
          solver = start
          break
        }
        // A group without items doesn't end otherwise.
        if solver.next == start.next, parts.count >= items.count { break }
        used = end
        parts.append((item, part))
      }
      return parts
    }

    /// The length of an item in a group of equal ones; nil if it has its own.
    private func equalLength(
      of item: NSCollectionLayoutItem, in area: CGSize
    ) -> (axis: LayoutAxis, value: CGFloat)? {
      guard isEqual, let count, !isOpen, !item.layoutSize[axis].isEstimated else { return nil }
      let free =
        area[axis] - spacing * CGFloat(count - 1) - item.leastSpace(axis) * CGFloat(count)
      return (axis, max(free / CGFloat(count), 0))
    }

    /// Gives items the size of the largest one.
    private func makeUniform(_ parts: inout [Part], _ breadth: CGFloat) {
      for index in parts.indices {
        let item = parts[index].item
        guard item.layoutSize[axis.other].isUniformAcrossSiblings,
          !(item is NSCollectionLayoutGroup)
        else { continue }
        let length = breadth - item.leastSpace(axis.other)
        parts[index].arrangement.size[axis.other] = length
        parts[index].arrangement.items[0].frame.size[axis.other] = length
      }
    }

    private func place(
      _ parts: [Part], rest: CGFloat, in area: CGSize, _ origin: CGPoint,
      _ result: inout GroupArrangement
    ) {
      let grows = group.interItemSpacing?.isFlexible == true
      let spaces =
        parts.reduce(0) { $0 + $1.item.flexibleSpaces(axis) } + (grows ? parts.count - 1 : 0)
      let growth = spaces > 0 ? rest / CGFloat(spaces) : 0
      var position = origin[axis]
      for (item, part) in parts {
        position += item.start(axis, growth: growth)
        result.add(
          part,
          at: axis.point(
            position, origin[axis.other] + item.start(of: part.size, across: axis, in: area)))
        position += part.size[axis] + item.end(axis, growth: growth)
        position += spacing + (grows ? growth : 0)
      }
    }
  }
}

extension NSCollectionLayoutItem {
  /// Returns the position of an item across an axis in an area.
  func start(of size: CGSize, across axis: LayoutAxis, in area: CGSize) -> CGFloat {
    let across = axis.other
    let flexible = flexibleSpaces(across)
    let rest = max(area[across] - size[across] - leastSpace(across), 0)
    return start(across, growth: flexible > 0 ? rest / CGFloat(flexible) : 0)
  }
}
