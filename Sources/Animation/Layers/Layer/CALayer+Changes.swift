import Failures
import VirtualTime
import Foundation

// Changes to the model: the action that is looked up before a change, and the updates that follow
// it.
extension CALayer {
  /// Changes a value of the model and runs the action for the change.
  package func set<Value: Hashable>(
    _ key: String, _ value: Value, _ path: WritableKeyPath<LayerState, Value>
  ) {
    guard value != modelState[keyPath: path] else { return }
    var changed = modelState
    changed[keyPath: path] = value
    change(key, to: changed, value)
  }

  /// Sets how contents that a view redraws are placed while its size animates. The film didn't choose it:
  /// traces don't contain it.
  package func presetContentsGravity(_ gravity: CALayerContentsGravity) {
    modelState.contents.gravity = gravity
  }

  /// Sets the opacity without rounding it to a `Float`, through the property that subclasses
  /// override.
  package func setOpacity(_ opacity: Double) {
    exactOpacity = opacity
    self.opacity = Float(opacity)
    exactOpacity = nil
  }

  /// Returns the exact opacity if it rounds to the `Float` that is being set; otherwise that value.
  func exactOpacity(for rounded: Float) -> Double {
    exactOpacity.flatMap { Float($0) == rounded ? $0 : nil } ?? Double(rounded)
  }

  /// Replaces the model with one in which the property for the key has changed to `value`.
  func change(_ key: String, to changed: LayerState, _ value: Any) {
    let property = animatableProperties[key]
    if let property, !property.get(changed).isFinite {
      return refuse(value, forKey: key)
    }
    var action = ignoresActions ? nil : action(forKey: key)
    if let animation = action as? CABasicAnimation { action = start(of: animation, forKey: key) }
    let bounds = modelState.bounds
    recordChange(ofSetting: action == nil || action is CATransition ? key : nil) {
      TracedValue(of: property, in: changed) ?? TracedValue(any: value)
    }
    run(action, forKey: key) { modelState = changed }
    followModel()
    changeObservers?.changed()
    noteBounds(from: bounds)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }

  /// Lets animations without a start or an end take it from the new model. Called after the action
  /// for the change, which may have replaced them.
  func followModel() {
    if animations.followModel { animations = animations.following(self) }
  }

  /// Rejects a value that isn't finite and keeps the old one: with an error where Core Animation
  /// raises an exception, since no geometry can be computed from it; otherwise with a warning.
  private func refuse(_ value: Any, forKey key: String) {
    let name = ownersName(for: key)
    if ["bounds", "position", "anchorPoint", "transform"].contains(key) {
      FlipbookError.notFinite(value, role: name, self).report()
    } else {
      LayerWarning.notFinite(value, "the \(name) of \(nameInMessages)").report()
    }
  }

  /// Returns a copy of an action that starts from the presentation value, with that value as its
  /// start, determined before the change.
  private func start(
    of animation: CABasicAnimation, forKey key: String, like samples: [Any] = []
  ) -> CABasicAnimation {
    let path = animation.keyPath ?? key
    guard animation.startsFromPresentation,
      let property = animatableProperties[path] ?? customProperty(path, like: samples),
      let copy = animation.copy() as? CABasicAnimation
    else { return animation }
    copy.fromValue = property.get(shown)
    return copy
  }

  /// Performs the updates that follow a change of the bounds, if they have changed.
  func noteBounds(from old: CGRect) {
    guard modelState.bounds != old else { return }
    let owner = delegate as? any LayerOwner
    owner?.layerBoundsChanged(from: old)
    guard modelState.bounds.size != old.size else { return }
    if isInLayout { mark(.layout) } else { setNeedsLayout() }
    guard needsDisplayOnBoundsChange || needsFirstDisplay else { return }
    if let owner { owner.setNeedsDisplay() } else { setNeedsDisplay() }
  }

  /// Whether changes animate implicitly: the layer has been committed as part of a tree that is
  /// drawn, as in Core Animation. Values set in the turn in which the layer, or a superlayer, was
  /// added apply without animation.
  var animatesImplicitly: Bool {
    guard delegate == nil || !(delegate is any LayerOwner), superlayer != nil else { return false }
    return isPresented && CATransaction.animationDuration() > 0
  }

  /// Makes a change that isn't a property's and runs its action.
  func runAction(forKey event: String, for change: () -> Void) {
    run(ignoresActions ? nil : action(forKey: event), forKey: event, for: change)
  }

  /// Sets a value for a custom key and runs its action.
  func runAction(forKey key: String, to value: Any?, for change: () -> Void) {
    var action = ignoresActions ? nil : action(forKey: key)
    if let animation = action as? CABasicAnimation {
      action = start(of: animation, forKey: key, like: value.map { [$0] } ?? [])
    }
    run(action, forKey: key, for: change)
    followModel()
  }

  /// Makes a change and runs its action: a transition runs before the change, because it captures
  /// the previous appearance; any other action runs after it.
  private func run(_ action: (any CAAction)?, forKey event: String, for change: () -> Void) {
    let isTransition = action is CATransition
    if isTransition { action?.run(forKey: event, object: self, arguments: nil) }
    change()
    if !isTransition { action?.run(forKey: event, object: self, arguments: nil) }
  }

  /// Returns the view's name for the property, for messages.
  private func ownersName(for key: String) -> String {
    guard delegate is any LayerOwner else { return key }
    return ["position": "center", "opacity": "alpha"][key] ?? key
  }
}
