// How a change of a layer is heard. There is no key-value observing without Apple's runtime, so a
// layer tells whoever asked that something of it has changed, and the observer looks whether it was
// what it observes. A layer that nobody observes has no list: a change costs one comparison to nil.

/// Who wants to hear when something of one layer, or of the view that it draws, has changed.
package final class ChangeObservers {
  private var calls = CallList()
  private var holds = 0
  private var isStale = false

  /// Calls all observers, or once the changes that belong together are complete.
  func changed() {
    guard holds == 0 else { return isStale = true }
    for key in calls.keys { calls[key]?() }
  }

  /// Runs changes that are one for whoever observes: setting a frame sets bounds and position.
  func together(_ changes: () -> Void) {
    holds += 1
    changes()
    holds -= 1
    guard holds == 0, isStale else { return }
    isStale = false
    changed()
  }

  fileprivate var isEmpty: Bool { calls.isEmpty }

  fileprivate func add(_ body: @escaping () -> Void) -> CallList.Key { calls.add(body) }

  fileprivate func remove(_ key: CallList.Key) { calls.remove(key) }
}

extension CALayer {
  /// Calls `body` after every change of the layer's model, and of its view's state, until the
  /// closure that is returned is called. The layer is held by neither.
  package func observeChanges(_ body: @escaping () -> Void) -> () -> Void {
    let observers = changeObservers ?? ChangeObservers()
    changeObservers = observers
    let key = observers.add(body)
    return { [weak self] in
      observers.remove(key)
      if observers.isEmpty { self?.changeObservers = nil }
    }
  }

  /// Tells observers that something outside of the model has changed: a control's state.
  package func noteChange() { changeObservers?.changed() }

  /// Runs changes that are one for whoever observes.
  package func changeTogether(_ changes: () -> Void) {
    if let changeObservers { changeObservers.together(changes) } else { changes() }
  }
}
