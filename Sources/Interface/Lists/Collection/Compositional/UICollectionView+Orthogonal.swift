import Foundation
import Geometry
import Layers
import Views

// Sections that scroll on their own: their cells are in scroll views inside of the collection.
extension UICollectionView {
  /// Gives the scroll views of sections the geometry of the layout, and adds those of sections that have
  /// become visible.
  func showOrthogonalSections() {
    let sections = currentLayout.orthogonalSections
    for view in orthogonal.keep(sections) { removeScroller(view) }
    let visible = CGRect(origin: contentOffset, size: bounds.size)
    for section in sections {
      guard let geometry = currentLayout.scrollGeometry(ofSection: section) else { continue }
      guard orthogonal.views[section] != nil || geometry.frame.intersects(visible) else { continue }
      var made: OrthogonalScrollView?
      if orthogonal.views[section] == nil {
        UIView.performWithoutAnimation {
          made = orthogonal.show(geometry, section: section, in: self)
        }
      } else {
        made = orthogonal.show(geometry, section: section, in: self)
      }
      if let made { insertBehindHeaders(made) }
    }
  }

  /// Removes a scroll view; cells that are still in it come to the collection.
  func removeScroller(_ scroller: OrthogonalScrollView) {
    for case let view as UICollectionReusableView in scroller.subviews {
      view.forgetLayoutAttributes()
      if contents.views.values.contains(where: { $0 === view }) {
        move(view, into: self)
      } else {
        view.removeFromSuperview()
      }
    }
    scroller.removeFromSuperview()
  }

  /// Moves a view to the collection or a section's scroll view, where it stays in its place.
  func move(
    _ view: UICollectionReusableView, into host: UIView, behindCells: Bool = false
  ) {
    UIView.performWithoutAnimation {
      let place = view.superview.map { host.convert(view.center, from: $0) }
      host.insert(view, behindCells: behindCells)
      if let place { view.center = place }
    }
  }

  /// The view that contains the view of an element with attributes.
  func host(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    guard attributes.scrollOrigin != nil else { return self }
    return orthogonal.views[attributes.indexPath.section] ?? self
  }

  /// Returns the frame of an element in the collection, where its section has scrolled on its own.
  func shownFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard attributes.scrollOrigin != nil,
      let offset = orthogonal.offset(ofSection: attributes.indexPath.section)
        ?? currentLayout.scrollGeometry(ofSection: attributes.indexPath.section)?.restingOffset
    else { return attributes.frame }
    return attributes.frame.offsetBy(dx: -offset.x, dy: -offset.y)
  }

  /// Scrolls a section that scrolls on its own to an item.
  func scrollSection(
    to attributes: UICollectionViewLayoutAttributes, _ position: ScrollPosition, animated: Bool
  ) {
    guard attributes.scrollOrigin != nil else { return }
    showOrthogonalSections()
    let section = attributes.indexPath.section
    guard let geometry = currentLayout.scrollGeometry(ofSection: section) else { return }
    if orthogonal.views[section] == nil {
      UIView.performWithoutAnimation {
        if let made = orthogonal.show(geometry, section: section, in: self) {
          insertBehindHeaders(made)
        }
      }
    }
    guard let scroller = orthogonal.views[section] else { return }
    let frame = attributes.frame.offsetBy(dx: -geometry.frame.minX, dy: -geometry.frame.minY)
    scroller.scroll(to: frame, position, axis: geometry.axis, animated: animated)
  }
}

extension OrthogonalScrollView {
  /// Scrolls along an axis until a frame is at a position.
  fileprivate func scroll(
    to frame: CGRect, _ position: UICollectionView.ScrollPosition, axis: LayoutAxis, animated: Bool
  ) {
    let (first, middle, last): (UICollectionView.ScrollPosition, _, _) =
      axis == .horizontal
      ? (.left, UICollectionView.ScrollPosition.centeredHorizontally, .right)
      : (.top, .centeredVertically, UICollectionView.ScrollPosition.bottom)
    var target = contentOffset
    if position.contains(first) {
      target[axis] = frame.min(axis)
    } else if position.contains(last) {
      target[axis] = frame.max(axis) - bounds.size[axis]
    } else if position.contains(middle) {
      target[axis] = frame.mid(axis) - bounds.size[axis] / 2
    } else if frame.min(axis) < target[axis] {
      target[axis] = frame.min(axis)
    } else {
      target[axis] = max(target[axis], frame.max(axis) - bounds.size[axis])
    }
    setContentOffset(clamped(target), animated: animated)
  }
}
