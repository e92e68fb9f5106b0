import Foundation
import Layers
import Messaging
import VirtualTime

// Adding and removing views.
extension UIView {
  /// The window at the root of the hierarchy; nil if there is none.
  var enclosingWindow: UIWindow? { nearest { $0 as? UIWindow } }

  /// Returns the first value that `value` has for this view or a view that contains it, from the
  /// inside out; nil if it has none.
  func nearest<Value>(_ value: (UIView) -> Value?) -> Value? {
    // Not retained on the way up, so that nested views are added quickly.
    var next = Unmanaged.passUnretained(self)
    while true {
      let (found, above) = next._withUnsafeGuaranteedRef { (value($0), $0.parent) }
      if let found { return found }
      guard let above else { return nil }
      next = above
    }
  }

  /// Returns the index of `sibling` among the subviews other than `view`.
  func index(of sibling: UIView, without view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  /// Inserts `view` at an index, removing it from its current superview.
  func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      return layer.reportCycle(adding: view.layer)
    }
    guard view.superview !== self else { return attach(view, at: index) }
    view.move(to: self) {
      if let old = view.superview {
        old.willRemoveSubview(view)
        old.subviews.removeAll { $0 === view }
      }
      attach(view, at: index)
    }
    didAddSubview(view)
  }

  /// Removes the view from its superview. The view lasts until the end of the turn, as on iOS, where
  /// it is autoreleased: code can remove it and go on to use a weak reference.
  func remove() {
    guard let superview else { return }
    resignWithin()
    VirtualClock.current?.retainInTurn(self)
    move(to: nil) {
      superview.willRemoveSubview(self)
      superview.subviews.removeAll { $0 === self }
      self.superview = nil
      layer.removeFromSuperlayer()
    }
  }

  /// Ends the editing of a view, or the role of a controller, that leaves the window with this view.
  private func resignWithin() {
    guard let window, let responder = window.firstResponder else { return }
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    guard let view, view.isDescendant(of: self) else { return }
    responder.resignFirstResponder()
    guard window.firstResponder === responder else { return }
    window.firstResponder = nil
    UIApplication.shared.inputViews.show(nil, in: nil)
  }

  /// Returns the frontmost view that receives a touch at `point`.
  func hit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() where view.layer.isReachable {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  /// Exchanges two subviews.
  func exchange(_ first: Int, _ second: Int) {
    guard first != second, subviews.indices.contains(first), subviews.indices.contains(second)
    else { return }
    layer.exchangeSublayers(subviews[first].layer, subviews[second].layer)
    subviews.swapAt(first, second)
  }

  private func attach(_ view: UIView, at index: Int) {
    if view.superview === self { subviews.removeAll { $0 === view } }
    let index = min(max(index, 0), subviews.count)
    if index == subviews.count {
      if let frontLayer {
        layer.insertSublayer(view.layer, below: frontLayer)
      } else {
        layer.addSublayer(view.layer)
      }
    } else {
      layer.insertSublayer(view.layer, below: subviews[index].layer)
    }
    subviews.insert(view, at: index)
    view.superview = self
  }

  /// Changes the hierarchy with `change`. Sends notifications before and after in UIKit's order:
  /// superview, window; then window, superview. Window notifications are sent only if the window
  /// changes.
  private func move(to newSuperview: UIView?, _ change: () -> Void) {
    let (oldWindow, newWindow) = (enclosingWindow, newSuperview?.enclosingWindow)
    let isWindow = self is UIWindow
    let movesWindow = oldWindow !== newWindow && !isWindow
    let before = effectiveAppearance
    willMove(toSuperview: newSuperview)
    if movesWindow {
      forAll {
        $0.controller?.viewWillMove(to: newWindow)
        $0.willMove(toWindow: newWindow)
      }
    }
    let constraints = leaveLayoutEngine()
    change()
    enterLayoutEngine(constraints)
    if movesWindow {
      if let newWindow {
        AppearanceProxies.apply(to: newWindow)
        forAll { AppearanceProxies.apply(to: $0) }
      }
      forAll { view in
        CallObservation.reporting("didMoveToWindow", of: view) { view.didMoveToWindow() }
        view.controller?.viewDidMove()
      }
    }
    CallObservation.reporting("didMoveToSuperview", of: self) { didMoveToSuperview() }
    notifyAppearanceChange(before)
  }

  /// Calls `body` for this view and its descendants, top down.
  private func forAll(_ body: (UIView) -> Void) {
    body(self)
    for view in subviews { view.forAll(body) }
  }
}
