import Foundation
import Layers

// The adjustment of a scroll view's insets to the safe area. A view at its start stays there when its
// insets change, as on iOS.
extension UIScrollView {
  /// The insets with the parts of the safe area that apply, and the space of a refresh control.
  var insetWithSafeArea: UIEdgeInsets {
    var inset = insetWithoutPull
    inset.top += pullObserver?.keptHeight ?? 0
    return inset
  }

  /// The insets with the parts of the safe area that apply.
  var insetWithoutPull: UIEdgeInsets {
    let safe = contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
    guard safe != .zero else { return contentInset }
    let axes = adjustedAxes
    var inset = contentInset
    if axes.x {
      inset.left += safe.left
      inset.right += safe.right
    }
    if axes.y {
      inset.top += safe.top
      inset.bottom += safe.bottom
    }
    return inset
  }

  /// The axes along which the safe area counts.
  private var adjustedAxes: (x: Bool, y: Bool) {
    let scrolls = (
      x: contentSize.width > bounds.width || alwaysBounceHorizontal,
      y: contentSize.height > bounds.height || alwaysBounceVertical
    )
    switch contentInsetAdjustmentBehavior {
    case .always: return (true, true)
    case .never: return (false, false)
    case .scrollableAxes: return scrolls
    case .automatic: return (scrolls.x, scrolls.y || isBelowBars)
    }
  }

  /// Whether a container's bars cover a part of the controller's view.
  private var isBelowBars: Bool {
    var next: UIViewController? = nearest(\.controller)
    while let controller = next {
      if controller.containerInsets != .zero { return true }
      next = controller.parent
    }
    return false
  }

  /// Notifies of changed insets, and keeps the start of the content at the edge.
  func updateAdjustedInset() {
    let (old, new) = (knownInset, adjustedContentInset)
    guard old != new else { return }
    knownInset = new
    let isAtStart = (x: contentOffset.x == -old.left, y: contentOffset.y == -old.top)
    if drag == nil, motion == nil, !isReleased,
      isAtStart.x && old.left != new.left || isAtStart.y && old.top != new.top
    {
      contentOffset = CGPoint(
        x: isAtStart.x ? -new.left : contentOffset.x, y: isAtStart.y ? -new.top : contentOffset.y)
    }
    limitsChanged()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
