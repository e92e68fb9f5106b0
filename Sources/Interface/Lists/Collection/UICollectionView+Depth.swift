import Foundation
import Layers
import Views

extension UICollectionView {
  /// Orders the views by their depths (`zIndex`), as UIKit does: a touch reaches the view that covers
  /// others at its point. Views of one depth keep their order, cells before others.
  func orderByDepth() {
    guard contents.views.values.contains(where: { $0.depth != 0 }) else { return }
    var hosts: [UIView] = []
    for case let host? in contents.views.values.map(\.superview)
    where !hosts.contains(where: { $0 === host }) {
      hosts.append(host)
    }
    for host in hosts { host.orderReusableViewsByDepth() }
  }
}

extension UIView {
  /// Orders the reusable views among the subviews, and the scroll views of sections; the others keep their places.
  fileprivate func orderReusableViewsByDepth() {
    let places = subviews.indices.filter {
      subviews[$0] is UICollectionReusableView || subviews[$0] is OrthogonalScrollView
    }
    let views = places.map { subviews[$0] }
    func key(_ place: Int) -> (Int, Int, Int) {
      guard let view = views[place] as? UICollectionReusableView else {
        return (Int(views[place].layer.zPosition), 0, place)
      }
      return (view.depth, view is UICollectionViewCell ? 0 : 1, place)
    }
    let order = views.indices.sorted { key($0) < key($1) }
    guard order != Array(views.indices) else { return }
    for (place, view) in zip(places, order) where subviews[place] !== views[view] {
      insertSubview(views[view], at: place)
    }
  }
}
