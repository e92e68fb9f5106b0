import Foundation
package import VirtualTime

// The presentation of a layer: its model with the active animations applied.
extension CALayer {
  /// Returns the presentation values at `instant`: the model with the active animations applied.
  package func state(at instant: Instant) -> LayerState {
    guard isTimed else { return modelState }
    let parent = superlayer?.localTime(at: instant) ?? Double(instant.mediaNanoseconds)
    return state(at: instant, superlayerTime: parent)
  }

  /// Returns the presentation values of a timed layer at `instant`, which is `parent` in its
  /// superlayer's time.
  func state(at instant: Instant, superlayerTime parent: Double) -> LayerState {
    var state = modelState
    if !animations.isEmpty {
      animations.apply(to: &state, at: localTime(atParent: parent), instant: instant)
    }
    if !isActive(atParent: parent) { state.isHidden = true }
    return state
  }

  /// Returns a presentation copy with the values of `state`.
  func makePresentation(of state: LayerState) -> Self {
    let copy = type(of: self).makeCopy(of: self)
    copy.take(state)
    copy.presented = self
    return copy
  }

  /// The presentation values now; without a stage, the model.
  package var shown: LayerState {
    VirtualClock.current.map { state(at: $0.now) } ?? modelState
  }

  /// Returns the value at which an animation of a property is stopped: the presentation's, which is the
  /// same for all animations that are stopped in a transaction, because Apple's documentation has the
  /// presentation's values "as they were at the start of the current transaction".
  package func stopValue(of property: LayerProperty) -> AnimatableValue {
    let value = property.get(shown)
    guard let commit = TransactionStack.current?.commitCount else { return value }
    if stopValues?.commit != commit { stopValues = (commit, [:]) }
    if let known = stopValues?.values[property.name] { return known }
    stopValues?.values[property.name] = value
    return value
  }

  /// Whether the layer has a presentation: it and all of its superlayers have been in the tree that
  /// the stage draws since an earlier commit.
  ///
  /// (D) Apple's documentation calls the presentation what "currently appears onscreen" and doesn't
  /// specify when there is none. On a device it is nil for a layer outside a window's tree, and for
  /// a layer in one until the turn in which it was added ends or `CATransaction.flush()` ends it.
  var isPresented: Bool {
    guard let stack = TransactionStack.current else { return false }
    var top = self
    for layer in lineage {
      if layer.superlayer != nil, let joined = layer.joinedAt, !stack.hasCommitted(joined) {
        return false
      }
      top = layer
    }
    return top.updatePass != nil
  }
}
