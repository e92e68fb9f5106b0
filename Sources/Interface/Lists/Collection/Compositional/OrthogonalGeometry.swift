import Foundation
import Geometry
import Views

/// The geometry of a section that scrolls across the layout's direction: its area in the collection, what
/// it scrolls, and where it comes to rest.
struct OrthogonalGeometry {
  let axis: LayoutAxis
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let properties: UICollectionLayoutSectionOrthogonalScrollingProperties
  /// The area in the collection.
  let frame: CGRect
  let contentSize: CGSize
  /// The margins with which the first and the last group are in the middle.
  let insets: UIEdgeInsets
  /// The order among overlapping views.
  let zIndex: Int
  /// The offsets at which a group begins or is in the middle.
  let stops: [CGFloat]

  init(_ section: SectionArrangement, layoutAxis: LayoutAxis) {
    axis = layoutAxis.other
    behavior = section.section.orthogonalScrollingBehavior
    properties = section.section.orthogonalScrollingProperties
    frame = section.content
    zIndex = section.baseIndex
    let axis = layoutAxis.other
    let length = section.content.size[axis]
    contentSize = axis.size(section.contentLength, section.content.size[axis.other])
    let origin = section.content.min(axis)
    let groups: [(start: CGFloat, length: CGFloat)] = section.groups.map {
      ($0.min(axis) - origin, $0.size[axis])
    }
    if behavior == .groupPagingCentered, let first = groups.first, let last = groups.last {
      let before = max((length - first.length) / 2 - first.start, 0)
      let end = section.contentLength - last.start - last.length
      let after = max((length - last.length) / 2 - end, 0)
      insets =
        axis == .horizontal
        ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
        : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
      stops = groups.map { (group: (start: CGFloat, length: CGFloat)) -> CGFloat in
        group.start + group.length / 2 - length / 2
      }
    } else {
      insets = .zero
      // The margin before the first group remains before the others.
      let margin = groups.first?.start ?? 0
      stops = groups.map { $0.start - margin }
    }
  }

  /// The offset before the first drag.
  var restingOffset: CGPoint { CGPoint(x: -insets.left, y: -insets.top) }

  /// Whether groups are pages.
  private var isPagedByGroups: Bool { behavior == .groupPaging || behavior == .groupPagingCentered }

  /// The deceleration after a drag, in a collection with a rate.
  func decelerationRate(_ rate: UIScrollView.DecelerationRate) -> UIScrollView.DecelerationRate {
    if properties.decelerationRate != .automatic {
      return UIScrollView.DecelerationRate(rawValue: properties.decelerationRate.rawValue)
    }
    return isPagedByGroups || behavior == .paging ? .fast : rate
  }

  /// Returns the offset at which a drag ends that was released at an offset, for a proposed one and a
  /// velocity in points per millisecond: by groups, the next stop in the direction of a fling, otherwise
  /// the nearest one (D).
  func target(_ proposed: CGFloat, at offset: CGFloat, velocity: CGFloat) -> CGFloat {
    func nearest(_ value: CGFloat) -> CGFloat? {
      stops.min { abs($0 - value) < abs($1 - value) }
    }
    if behavior == .continuousGroupLeadingBoundary { return nearest(proposed) ?? proposed }
    guard isPagedByGroups else { return proposed }
    if velocity > Self.flingSpeed, let next = stops.first(where: { $0 > offset + 0.5 }) {
      return next
    }
    if velocity < -Self.flingSpeed, let next = stops.last(where: { $0 < offset - 0.5 }) {
      return next
    }
    return nearest(offset) ?? proposed
  }

  /// Returns the offset of the group that was at rest in another size of the collection; nil if the size
  /// is the same, or the section doesn't scroll by groups.
  func page(in old: OrthogonalGeometry, at offset: CGPoint) -> CGPoint? {
    guard isPagedByGroups, old.frame.size != frame.size,
      let index = old.stops.firstIndex(where: { abs($0 - offset[axis]) < 0.5 }),
      stops.indices.contains(index)
    else { return nil }
    var target = offset
    target[axis] = stops[index]
    return target
  }

  /// The least speed of a fling to the next page, in points per millisecond.
  private static let flingSpeed: CGFloat = 0.3
}
