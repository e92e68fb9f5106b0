import Failures
import VirtualTime
import Foundation

// How a change of the model goes: what is asked before it, what follows from it.
extension CALayer {
  /// Changes a value of the model and runs the action that the change asks for.
  package func set<Value: Hashable>(
    _ key: String, _ value: Value, _ path: WritableKeyPath<LayerState, Value>
  ) {
    guard value != modelState[keyPath: path] else { return }
    var changed = modelState
    changed[keyPath: path] = value
    change(key, to: changed, value)
  }

  /// Sets the opacity without rounding it to a `Float`, by the property that subclasses override.
  package func setOpacity(_ opacity: Double) {
    exactOpacity = opacity
    self.opacity = Float(opacity)
    exactOpacity = nil
  }

  /// The opacity before it was rounded to the `Float` that is being set.
  func exactOpacity(for rounded: Float) -> Double {
    exactOpacity.flatMap { Float($0) == rounded ? $0 : nil } ?? Double(rounded)
  }

  /// Takes over a model in which the property of that key, which was set to `value`, has changed.
  func change(_ key: String, to changed: LayerState, _ value: Any) {
    let property = animatableProperties[key]
    if let property, !property.get(changed).isFinite {
      return refuse(value, forKey: key)
    }
    var action = TransactionStack.current?.disablesActions == true ? nil : action(forKey: key)
    if let animation = action as? CABasicAnimation { action = start(of: animation, forKey: key) }
    let bounds = modelState.bounds
    recordChange(ofSetting: action == nil || action is CATransition ? key : nil) {
      TracedValue(of: property, in: changed) ?? TracedValue(any: value)
    }
    run(action, forKey: key) { modelState = changed }
    changeObservers?.changed()
    noteBounds(from: bounds)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }

  /// Keeps the old value where the new one is not finite: an error where Core Animation raises an
  /// exception, since nothing can be placed by it, else a warning.
  private func refuse(_ value: Any, forKey key: String) {
    let name = ownersName(for: key)
    if ["bounds", "position", "anchorPoint", "transform"].contains(key) {
      FlipbookError.notFinite(value, role: name, self).report()
    } else {
      LayerWarning.notFinite(value, "the \(name) of \(nameInMessages)").report()
    }
  }

  /// An action that is to start from what shows, told what that is before the change.
  private func start(
    of animation: CABasicAnimation, forKey key: String, like samples: [Any] = []
  ) -> CABasicAnimation {
    let path = animation.keyPath ?? key
    guard animation.startsFromWhatShows,
      let property = animatableProperties[path] ?? customProperty(path, like: samples),
      let copy = animation.copy() as? CABasicAnimation
    else { return animation }
    copy.fromValue = property.get(shown)
    return copy
  }

  /// Sees to what follows from a change of the bounds, if they have changed.
  func noteBounds(from old: CGRect) {
    guard modelState.bounds != old else { return }
    let owner = delegate as? any LayerOwner
    owner?.layerBoundsChanged(from: old)
    guard modelState.bounds.size != old.size else { return }
    if isInLayout { mark(.layout) } else { setNeedsLayout() }
    guard needsDisplayOnBoundsChange || needsFirstDisplay else { return }
    if let owner { owner.setNeedsDisplay() } else { setNeedsDisplay() }
  }

  /// A layer animates implicitly once it has been committed as part of a tree that is drawn, as Core
  /// Animation has it: what is set in the turn in which it, or what holds it, was added just holds.
  var animatesImplicitly: Bool {
    guard delegate == nil || !(delegate is any LayerOwner), superlayer != nil else { return false }
    return isPresented && CATransaction.animationDuration() > 0
  }

  /// Makes a change that is no property's and runs the action for it.
  func runAction(forKey event: String, for change: () -> Void) {
    let isOff = TransactionStack.current?.disablesActions == true
    run(isOff ? nil : action(forKey: event), forKey: event, for: change)
  }

  /// Sets a value for a key of one's own and runs the action for it.
  func runAction(forKey key: String, to value: Any?, for change: () -> Void) {
    let isOff = TransactionStack.current?.disablesActions == true
    var action = isOff ? nil : action(forKey: key)
    if let animation = action as? CABasicAnimation {
      action = start(of: animation, forKey: key, like: value.map { [$0] } ?? [])
    }
    run(action, forKey: key, for: change)
  }

  /// Makes a change and runs its action: a transition before it, since it shows what was there, and
  /// anything else after it.
  private func run(_ action: (any CAAction)?, forKey event: String, for change: () -> Void) {
    let isTransition = action is CATransition
    if isTransition { action?.run(forKey: event, object: self, arguments: nil) }
    change()
    if !isTransition { action?.run(forKey: event, object: self, arguments: nil) }
  }

  /// What a view calls the property, for messages.
  private func ownersName(for key: String) -> String {
    guard delegate is any LayerOwner else { return key }
    return ["position": "center", "opacity": "alpha"][key] ?? key
  }
}
