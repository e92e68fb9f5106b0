import Failures
import Foundation
import Geometry
import Layers
import Views
import VirtualTime

// Interactive transitions between layouts. Meanwhile, the collection has a layout between the two.
extension UICollectionView {
  /// The duration of the rest of a transition, in seconds: as that of changes (D).
  private static let transitionDuration = 0.3

  func beginTransition(
    to new: UICollectionViewLayout,
    _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    showIfNeeded()
    let old = currentLayout
    let transition =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    guard !(old is UICollectionViewTransitionLayout) else {
      FlipbookError(
        .malformed, "A transition between layouts of \(nameInMessages) has already begun.",
        hint: "Call finishInteractiveTransition() or cancelInteractiveTransition() first."
      ).report()
      return transition
    }
    transition.completion = completion
    old.prepareForTransition(to: new)
    new.host = self
    new.isInvalid = true
    new.prepareForTransition(from: old)
    for view in contents.orderedViews { view.willTransition(from: old, to: new) }
    transition.begin(in: self)
    transition.host = self
    currentLayout = transition
    transition.isInvalid = true
    setNeedsLayout()
    return transition
  }

  /// Animates the rest of the transition, and sets the layout at its end.
  func endTransition(finishes: Bool) {
    guard let transition = currentLayout as? UICollectionViewTransitionLayout else { return }
    let layout = finishes ? transition.nextLayout : transition.currentLayout
    let other = finishes ? transition.currentLayout : transition.nextLayout
    func end(_ completed: Bool) {
      guard currentLayout === transition else { return }
      transition.end()
      transition.host = nil
      layout.host = self
      currentLayout = layout
      layout.isInvalid = true
      setNeedsLayout()
      for view in contents.orderedViews { view.didTransition(from: other, to: layout) }
      layout.finalizeLayoutTransition()
      transition.completion?(completed, finishes)
    }
    let target: CGFloat = finishes ? 1 : 0
    guard window != nil, transition.transitionProgress != target else {
      transition.transitionProgress = target
      return end(true)
    }
    UIView.animate(withDuration: Self.transitionDuration) {
      transition.transitionProgress = target
      self.layoutIfNeeded()
    } completion: { completed in
      end(completed)
    }
  }
}
