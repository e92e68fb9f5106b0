import Controls
import Foundation
import Geometry
import Views

/// The arrangement of sections one after the other, with the views at the edges of the layout.
struct CompositionalArrangement {
  private(set) var sections: [SectionArrangement] = []
  private(set) var boundaries: [BoundaryPlace] = []
  private(set) var size = CGSize.zero
  let axis: LayoutAxis

  init(
    _ sections: [SectionArrangement],
    _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    container: CGSize, measured: MeasuredSizes
  ) {
    axis = configuration.scrollDirection == .vertical ? .vertical : .horizontal
    let edges = Boundary(
      items: configuration.boundarySupplementaryItems, measured: measured, axis: axis)
    let space = edges.space(in: container)
    var position = space.before(axis)
    for (index, section) in sections.enumerated() {
      if index > 0 { position += configuration.interSectionSpacing }
      var section = section
      section.move(by: axis.point(position, 0))
      position += section.frame.size[axis]
      self.sections.append(section)
    }
    let area = CGRect(
      origin: axis.point(space.before(axis), 0),
      size: axis.size(max(position - space.before(axis), 0), container[axis.other]))
    boundaries = edges.places(around: area, in: container)
    size = axis.size(position + space.after(axis), container[axis.other])
  }

  // MARK: Pinning

  /// Returns the frame of a layout's header or footer in a visible area.
  func frame(ofBoundary index: Int, in visible: CGRect) -> CGRect {
    let place = boundaries[index]
    let whole = CGRect(origin: .zero, size: size)
    return place.item.pinToVisibleBounds
      ? pinned(place, within: whole, in: visible) : place.frame
  }

  /// Returns the frame of a section's header or footer in a visible area, below the layout's pinned ones.
  func frame(ofBoundary index: Int, inSection section: Int, in visible: CGRect) -> CGRect {
    let arrangement = sections[section]
    let place = arrangement.boundaries[index]
    guard place.item.pinToVisibleBounds else { return place.frame }
    var area = visible
    for number in boundaries.indices where boundaries[number].item.pinToVisibleBounds {
      let frame = self.frame(ofBoundary: number, in: visible)
      if isAtStart(boundaries[number]) {
        let cut = max(frame.max(axis) - area.min(axis), 0)
        area.origin[axis] += cut
        area.size[axis] -= cut
      } else if isAtEnd(boundaries[number]) {
        area.size[axis] -= max(area.max(axis) - frame.min(axis), 0)
      }
    }
    return pinned(place, within: arrangement.frame, in: area)
  }

  private func isAtStart(_ place: BoundaryPlace) -> Bool {
    place.item.alignment.edges.contains(axis == .vertical ? .top : .leading)
  }

  private func isAtEnd(_ place: BoundaryPlace) -> Bool {
    place.item.alignment.edges.contains(axis == .vertical ? .bottom : .trailing)
  }

  private func pinned(
    _ place: BoundaryPlace, within host: CGRect, in visible: CGRect
  ) -> CGRect {
    var frame = place.frame
    let (low, high) = (host.min(axis), host.max(axis) - frame.size[axis])
    if isAtEnd(place) {
      frame.origin[axis] = max(min(frame.min(axis), visible.max(axis) - frame.size[axis]), low)
    } else {
      frame.origin[axis] = min(max(frame.min(axis), visible.min(axis)), max(high, frame.min(axis)))
    }
    return frame
  }
}
