import Foundation
import Geometry
import Layers
import Views

/// The view in which the cells of a section that scrolls on its own are.
final class OrthogonalScrollView: UIScrollView, ScrollObserver {
  private weak var collection: UICollectionView?
  private(set) var geometry: OrthogonalGeometry

  init(_ geometry: OrthogonalGeometry, in collection: UICollectionView) {
    self.collection = collection
    self.geometry = geometry
    super.init(frame: geometry.frame)
    // The collection clips: enlarged cells and shadows are whole.
    clipsToBounds = false
    // Touches of the cells reach the collection, which highlights and selects them.
    passesTouchesOn = true
    scrollsToTop = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    observer = self
    adjustTarget = { [weak self] proposed, velocity in
      self?.target(proposed, velocity) ?? proposed
    }
    configure(geometry)
    contentOffset = geometry.restingOffset
  }

  required init?(coder: NSCoder) { nil }

  /// Adopts a new geometry. An offset beyond the content changes to the nearest one inside.
  func configure(_ geometry: OrthogonalGeometry) {
    let page = geometry.page(in: self.geometry, at: contentOffset)
    self.geometry = geometry
    if frame != geometry.frame {
      center = CGPoint(x: geometry.frame.midX, y: geometry.frame.midY)
      bounds.size = geometry.frame.size
    }
    if contentSize != geometry.contentSize { contentSize = geometry.contentSize }
    if contentInset != geometry.insets { contentInset = geometry.insets }
    isPagingEnabled = geometry.behavior == .paging
    decelerationRate = geometry.decelerationRate(collection?.decelerationRate ?? .normal)
    bounces = geometry.properties.bounce != .never
    alwaysBounceHorizontal = geometry.properties.bounce == .always && geometry.axis == .horizontal
    alwaysBounceVertical = geometry.properties.bounce == .always && geometry.axis == .vertical
    layer.zPosition = CGFloat(geometry.zIndex)
    if !isDragging, !isDecelerating {
      let inside = clamped(page ?? contentOffset)
      if inside != contentOffset { contentOffset = inside }
    }
  }

  private func target(_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint {
    var target = proposed
    let axis = geometry.axis
    target[axis] = geometry.target(
      proposed[axis], at: contentOffset[axis], velocity: velocity[axis])
    return clamped(target)
  }

  func scrollViewBeganDrag(_ scrollView: UIScrollView) {}

  func scrollViewScrolled(_ scrollView: UIScrollView) { collection?.setNeedsLayout() }

  func scrollViewRested(_ scrollView: UIScrollView) {}
}

/// The views in which the sections of a collection scroll on their own, by sections.
struct OrthogonalScrolling {
  private(set) var views: [Int: OrthogonalScrollView] = [:]

  /// Returns the offset of a section; nil if it hasn't been shown.
  func offset(ofSection section: Int) -> CGPoint? { views[section]?.contentOffset }

  /// Gives the views their new sections. Returns those of deleted ones.
  mutating func remap(_ sections: [Int: Int]) -> [OrthogonalScrollView] {
    let old = views
    views = [:]
    var leaving: [OrthogonalScrollView] = []
    for (section, view) in old {
      if let new = sections[section] { views[new] = view } else { leaving.append(view) }
    }
    return leaving
  }

  /// Adopts the geometry of a section; returns a new view, if there wasn't one.
  mutating func show(
    _ geometry: OrthogonalGeometry, section: Int, in collection: UICollectionView
  ) -> OrthogonalScrollView? {
    if let view = views[section] {
      view.configure(geometry)
      return nil
    }
    let view = OrthogonalScrollView(geometry, in: collection)
    views[section] = view
    return view
  }

  /// Removes the views of sections that don't scroll on their own any more. Returns them.
  mutating func keep(_ sections: [Int]) -> [OrthogonalScrollView] {
    let kept = Set(sections)
    let removed = views.filter { !kept.contains($0.key) }
    for section in removed.keys { views[section] = nil }
    return Array(removed.values)
  }
}
