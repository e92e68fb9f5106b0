import Layers
import Messaging
import VirtualTime

/// The state of a controller's view as it appears and disappears.
enum ControllerAppearance {
  case disappeared, appearing(animated: Bool), appeared, disappearing(animated: Bool)
}

// Appearance follows the window: a view appears when it is added to a window and disappears when it
// is removed. Presentations, which can take time, send the appearance calls themselves.
extension UIViewController {
  /// Called before the view's window changes.
  func viewWillMove(to window: UIWindow?) {
    guard isAutomatic else {
      // A child that is added while its parent is presented appears with it.
      if !followsPresentation, isInPresentation, window != nil, let parent,
        parent.shouldAutomaticallyForwardAppearanceMethods,
        case .appearing(let animated) = parent.appearance
      {
        willAppear(animated)
      }
      return
    }
    if window != nil { willAppear(false) } else { willDisappear(false) }
  }

  /// Called after the view's window has changed.
  func viewDidMove() {
    guard isAutomatic else {
      if isInPresentation, viewIfLoaded?.window != nil, case .appearing(let animated) = appearance {
        isAppearing(animated)
      }
      return
    }
    switch appearance {
    case .disappearing: endTransition()
    case .appearing(let animated):
      isAppearing(animated)
      // A child appears when its parent has appeared.
      if let parent, case .appearing = parent.appearance { return }
      afterLayout { [weak self] in self?.endTransition() }
    case .disappeared, .appeared: break
    }
  }

  private var isAutomatic: Bool {
    !isBeingPresented && !isBeingDismissed && !isTransitioning && !isInPresentation
      && parent?.shouldAutomaticallyForwardAppearanceMethods != false
  }

  func willAppear(_ animated: Bool) {
    switch appearance {
    case .disappeared, .disappearing:
      appearance = .appearing(animated: animated)
      CallObservation.reporting("viewWillAppear:", of: self, [animated]) {
        viewWillAppear(animated)
      }
    case .appearing, .appeared: break
    }
  }

  /// Called when the view is in the window and about to be laid out.
  package func isAppearing(_ animated: Bool) {
    CallObservation.reporting("viewIsAppearing:", of: self, [animated]) {
      viewIsAppearing(animated)
    }
  }

  func willDisappear(_ animated: Bool) {
    switch appearance {
    case .appeared, .appearing:
      appearance = .disappearing(animated: animated)
      CallObservation.reporting("viewWillDisappear:", of: self, [animated]) {
        viewWillDisappear(animated)
      }
    case .disappeared, .disappearing: break
    }
  }

  /// Completes the appearance or disappearance, also of children that are waiting for it.
  func endTransition() {
    switch appearance {
    case .appearing(let animated):
      appearance = .appeared
      CallObservation.reporting("viewDidAppear:", of: self, [animated]) { viewDidAppear(animated) }
    case .disappearing(let animated):
      appearance = .disappeared
      CallObservation.reporting("viewDidDisappear:", of: self, [animated]) {
        viewDidDisappear(animated)
      }
    case .disappeared, .appeared: return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.isViewLoaded { child.endTransition() }
  }

  /// Calls `body` at the end of this turn, after pending layout.
  func afterLayout(_ body: @escaping () -> Void) {
    guard let clock = VirtualClock.current else { return body() }
    clock.schedule(at: clock.now) { [weak self] in
      self?.viewIfLoaded?.window?.layer.updateIfNeeded()
      body()
    }
  }
}
