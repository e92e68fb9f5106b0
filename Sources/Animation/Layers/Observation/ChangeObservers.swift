// Observation of layers. Without Apple's runtime there is no key-value observing, so a layer
// notifies its observers that something has changed, and each observer compares the value that it
// observes. A layer without observers has no list: a change costs one comparison with nil.

/// The observers of changes of one layer, or of the view that it draws.
package final class ChangeObservers {
  private var calls = CallList()
  private var holds = 0
  private var isStale = false

  /// Calls all observers; inside `together`, postpones the calls until its changes are complete.
  func changed() {
    guard holds == 0 else { return isStale = true }
    for key in calls.keys { calls[key]?() }
  }

  /// Runs changes that observers see as one change: setting a frame sets bounds and position.
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
  /// returned closure is called. Neither closure retains the layer.
  package func observeChanges(_ body: @escaping () -> Void) -> () -> Void {
    let observers = changeObservers ?? ChangeObservers()
    changeObservers = observers
    let key = observers.add(body)
    return { [weak self] in
      observers.remove(key)
      if observers.isEmpty { self?.changeObservers = nil }
    }
  }

  /// Notifies observers of a change outside the model, such as a control's state.
  package func noteChange() { changeObservers?.changed() }

  /// Runs changes that observers see as one change.
  package func changeTogether(_ changes: () -> Void) {
    if let changeObservers { changeObservers.together(changes) } else { changes() }
  }
}
