public import Foundation
import Geometry
import Layers
import VirtualTime

/// Whether a view waits to be laid out.
struct LayoutState {
  var isNeeded = false
  /// Whether something in it waits.
  var isNeededBelow = false

  var isMarked: Bool { isNeeded || isNeededBelow }
}

// When views are laid out. A view that is marked marks those that hold it; a mark that reaches a
// window schedules a pass for the end of this turn of the clock, as a run loop has it: so layout
// depends on what happened, never on which frames are drawn.
extension UIView {
  /// The size of a direction in which a view's content asks for none.
  public static let noIntrinsicMetric: CGFloat = -1

  func markForLayout() {
    guard !layoutState.isNeeded else { return }
    layoutState.isNeeded = true
    markAncestorsForLayout()
  }

  func markAncestorsForLayout() {
    var view = self
    while let next = view.superview {
      next.layoutState.isNeededBelow = true
      view = next
    }
    if let window = view as? UIWindow { LayoutPasses.current?.schedule(for: window) }
  }

  /// Lays out from the highest view on the way up that waits.
  func layOutIfNeeded() {
    var top = self
    while let next = top.superview, next.layoutState.isNeeded { top = next }
    top.layOutTree()
  }

  private func layOutTree() {
    guard layoutState.isMarked else { return }
    if layoutState.isNeeded {
      layoutState.isNeeded = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    layoutState.isNeededBelow = false
    for view in subviews { view.layOutTree() }
  }

  func takeSuitableSize() {
    let size = sizeThatFits(bounds.size)
    if transform.isIdentity {
      frame = CGRect(origin: frame.origin, size: size)
    } else {
      bounds.size = size
    }
  }

  func boundsChanged(from old: CGRect) {
    guard old.size != bounds.size else { return }
    setNeedsLayout()
    guard autoresizesSubviews else { return }
    for view in subviews where !view.autoresizingMask.isEmpty { view.autoresize(from: old.size) }
  }
}

/// The layout passes of one stage.
private final class LayoutPasses {
  private var waiting: [UIWindow] = []

  static var current: LayoutPasses? {
    VirtualClock.current.map { $0.local(LayoutPasses.self) { LayoutPasses() } }
  }

  func schedule(for window: UIWindow) {
    guard let clock = VirtualClock.current, !waiting.contains(where: { $0 === window }) else {
      return
    }
    waiting.append(window)
    clock.schedule(at: clock.now) { [weak self] in
      self?.waiting.removeAll { $0 === window }
      window.layOutOutsideBlocks()
    }
  }
}

extension UIWindow {
  /// Lays out what waits, in no animation block.
  package func layOutOutsideBlocks() {
    guard layoutState.isMarked, let stack = ViewAnimations.current else { return }
    stack.outside { layoutIfNeeded() }
  }
}
