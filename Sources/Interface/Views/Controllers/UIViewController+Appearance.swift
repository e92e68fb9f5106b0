import Layers
import VirtualTime

/// How far a controller's view has come in appearing.
enum ControllerAppearance {
  case gone, appearing(animated: Bool), there, disappearing(animated: Bool)
}

// Appearing goes by the window: a view that gets into one appears, one that leaves it disappears.
// What presents a controller tells it by itself, since that may take time.
extension UIViewController {
  /// Its view is about to get into another window, or out of all.
  func viewWillMove(to window: UIWindow?) {
    guard isAutomatic else { return }
    if window != nil { willAppear(false) } else { willDisappear(false) }
  }

  /// Its view has got into another window, or out of all.
  func viewDidMove() {
    guard isAutomatic else { return }
    switch appearance {
    case .disappearing: endTransition()
    case .appearing(let animated):
      viewIsAppearing(animated)
      // A child appears when its parent has.
      if let parent, case .appearing = parent.appearance { return }
      whenLaidOut { [weak self] in self?.endTransition() }
    case .gone, .there: break
    }
  }

  private var isAutomatic: Bool {
    !isBeingPresented && !isBeingDismissed && !isChangingPlaces
      && parent?.shouldAutomaticallyForwardAppearanceMethods != false
  }

  func willAppear(_ animated: Bool) {
    switch appearance {
    case .gone, .disappearing:
      appearance = .appearing(animated: animated)
      viewWillAppear(animated)
    case .appearing, .there: break
    }
  }

  func willDisappear(_ animated: Bool) {
    switch appearance {
    case .there, .appearing:
      appearance = .disappearing(animated: animated)
      viewWillDisappear(animated)
    case .gone, .disappearing: break
    }
  }

  /// It has appeared, or disappeared; children that waited for that have too.
  func endTransition() {
    switch appearance {
    case .appearing(let animated):
      appearance = .there
      viewDidAppear(animated)
    case .disappearing(let animated):
      appearance = .gone
      viewDidDisappear(animated)
    case .gone, .there: return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.isViewLoaded { child.endTransition() }
  }

  /// Calls `body` at the end of this turn, once what waits has been laid out.
  func whenLaidOut(_ body: @escaping () -> Void) {
    guard let clock = VirtualClock.current else { return body() }
    clock.schedule(at: clock.now) { [weak self] in
      self?.viewIfLoaded?.window?.layer.updateIfNeeded()
      body()
    }
  }
}
