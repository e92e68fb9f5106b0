public import Foundation
public import Geometry
package import Raster
import VirtualTime

/// Says what a layer's changes do; a view is its layer's delegate.
public protocol CALayerDelegate: AnyObject {
  /// The action for a changed property: an action to run, `NSNull` for none, nil to look further.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Looks further.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// A rectangle that holds a picture's geometry and look, and the animations that play on it.
///
/// Coordinates are points, y down; the position is that of the anchor point in the superlayer. A
/// property that is set changes the model at once and asks `action(forKey:)` what else shall happen;
/// a layer without a view animates it implicitly. What shows is the presentation: the model and the
/// active animations sampled at the stage's time. A layer belongs to one thread.
open class CALayer: NSObject, LifetimeOwner {
  package private(set) var model = LayerState()
  package var animations = ActiveAnimations()
  /// Who hears of changes; nil while nobody does.
  var changeObservers: ChangeObservers?
  /// Tells when the layer goes.
  public private(set) lazy var lifetime = Lifetime()
  package internal(set) var children: [CALayer] = []
  /// The commit during which it joined its superlayer; implicit animations start with the next.
  private var joinedAt: UInt64?

  /// The layer that holds this one.
  open internal(set) weak var superlayer: CALayer? {
    didSet { if oldValue == nil { joinedAt = TransactionStack.current?.commitCount } }
  }

  /// Says what changes do; weak.
  open weak var delegate: (any CALayerDelegate)?

  /// A name to find it by, and for messages.
  open var name: String?

  /// Actions by key, asked after the delegate.
  open var actions: [String: any CAAction]?

  /// An empty layer at the origin.
  ///
  /// Required, as `init(layer:)` is, which it is not on Apple's platforms: without their runtime only
  /// a required initialiser lets `UIView.layerClass` and `presentation()` make a layer of a subclass.
  /// A subclass that has initialisers of its own writes `required init()`.
  public required override init() { super.init() }

  /// There are no archives here: an empty layer at the origin.
  public required init?(coder: NSCoder) { super.init() }

  /// A copy of another layer's values, as `presentation()` makes it. Subclasses carry over theirs.
  public required init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    (model, name) = (other.model, other.name)
  }

  /// Takes over values as they are, with no action: how a presentation copy is filled.
  func take(_ state: LayerState) { model = state }

  // MARK: Geometry

  /// The visible part of its own coordinate system. Animatable.
  open var bounds: CGRect {
    get { model.bounds }
    set { set("bounds", newValue.standardized, \.bounds) }
  }

  /// Where its anchor point lies in the superlayer. Animatable.
  open var position: CGPoint {
    get { model.position }
    set { set("position", newValue, \.position) }
  }

  /// The point, in fractions of the bounds, that `position` places and the transform turns around;
  /// the centre (0.5, 0.5) by default. Animatable.
  open var anchorPoint: CGPoint {
    get { model.anchorPoint }
    set { set("anchorPoint", newValue, \.anchorPoint) }
  }

  /// The bounding box of the transformed bounds in the superlayer: derived from bounds, position,
  /// anchor point and transform. Setting it sets bounds and position.
  open var frame: CGRect {
    get { model.frame }
    set {
      guard LayerError.check(newValue, "frame", self) else { return }
      var changed = model
      changed.setFrame(newValue)
      changeTogether { (bounds, position) = (changed.bounds, changed.position) }
    }
  }

  /// The affine transform applied around the anchor point.
  open func affineTransform() -> CGAffineTransform { model.transform }

  /// Sets the affine transform applied around the anchor point. Animatable as "transform".
  open func setAffineTransform(_ transform: CGAffineTransform) {
    set("transform", transform, \.transform)
  }

  // MARK: Look

  /// Opacity of the layer and all in it as one picture, 0…1. Animatable.
  open var opacity: Float {
    get { Float(model.opacity) }
    set { setOpacity(Double(newValue)) }
  }

  /// Sets the opacity without rounding it to a `Float`.
  package func setOpacity(_ opacity: Double) {
    set("opacity", opacity, \.opacity)
  }

  /// What fills the bounds, behind all else; nil for nothing. Animatable.
  open var backgroundColor: CGColor? {
    get { model.backgroundColor.map { CGColor($0) } }
    set { set("backgroundColor", newValue?.color, \.backgroundColor) }
  }

  /// The radius of the background's corners, and with `masksToBounds` of what sublayers are clipped
  /// to; clamped to half of the shorter side. Animatable.
  open var cornerRadius: CGFloat {
    get { model.cornerRadius }
    set { set("cornerRadius", newValue, \.cornerRadius) }
  }

  /// Whether sublayers are clipped to the bounds and their corners.
  open var masksToBounds: Bool {
    get { model.masksToBounds }
    set { set("masksToBounds", newValue, \.masksToBounds) }
  }

  /// Whether neither the layer nor anything in it shows.
  open var isHidden: Bool {
    get { model.isHidden }
    set { set("hidden", newValue, \.isHidden) }
  }

  // MARK: Content

  /// Appends what the layer itself shows between its background and its sublayers; by default
  /// nothing. `transform` takes its coordinates to the canvas's.
  package func appendOwnContent(
    of state: LayerState, _ transform: CGAffineTransform, to items: inout [DisplayItem]
  ) {}

  // MARK: Actions

  /// The action for a change of `event`: the delegate's, else one of `actions`, else the class's
  /// default, which animates implicitly; nil for none.
  open func action(forKey event: String) -> (any CAAction)? {
    guard let action = delegate?.action(for: self, forKey: event) ?? actions?[event] else {
      return animatesImplicitly ? type(of: self).defaultAction(forKey: event) : nil
    }
    return action is NSNull ? nil : action
  }

  /// An animation with the transaction's duration and easing, for what can be animated.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    guard LayerProperty.named[event] != nil else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction = CAMediaTimingFunction(name: .default)
    return animation
  }

  /// A layer animates implicitly once it has been committed as part of a tree, as Core Animation
  /// has it: what is set in the turn in which it was added just holds.
  private var animatesImplicitly: Bool {
    guard delegate == nil || !(delegate is any LayerOwner), superlayer != nil, let joinedAt,
      let stack = TransactionStack.current
    else { return false }
    return joinedAt != stack.commitCount && CATransaction.animationDuration() > 0
  }

  /// Changes the model and runs the action that the change asks for.
  private func set<Value: Hashable>(
    _ key: String, _ value: Value, _ path: WritableKeyPath<LayerState, Value>
  ) {
    let before = model[keyPath: path]
    guard value != before else { return }
    var changed = model
    changed[keyPath: path] = value
    if let property = LayerProperty.named[key], !property.get(changed).isFinite {
      return LayerError.notFinite(value, role: ownersName(for: key), self).report()
    }
    var action = TransactionStack.current?.disablesActions == true ? nil : action(forKey: key)
    if let animation = (action as? CABasicAnimation)?.copy() as? CABasicAnimation,
      let property = LayerProperty.named[key]
    {
      // An implicit animation starts from what shows at this instant, before the change.
      animation.fromValue = animation.fromValue ?? property.get(shown)
      action = animation
    }
    let bounds = model.bounds
    model = changed
    action?.run(forKey: key, object: self, arguments: nil)
    changeObservers?.changed()
    if bounds != model.bounds { (delegate as? any LayerOwner)?.layerBoundsChanged(from: bounds) }
  }

  /// What a view calls the property, for messages.
  private func ownersName(for key: String) -> String {
    guard delegate is any LayerOwner else { return key }
    return ["position": "center", "opacity": "alpha"][key] ?? key
  }
}

/// A delegate that names its layer in messages and answers for all of its animations: a view.
package protocol LayerOwner: CALayerDelegate {
  var nameInMessages: String { get }
  /// The bounds have changed; what lies inside may have to follow.
  func layerBoundsChanged(from old: CGRect)
}

extension CALayer {
  /// The layer as error messages name it: by its view, its name, or its class and frame.
  package var nameInMessages: String {
    if let owner = delegate as? any LayerOwner { return owner.nameInMessages }
    return describe(type: type(of: self), name: name)
  }

  /// A class and a name, or else the place in the superlayer.
  package func describe(type: Any.Type, name: String?) -> String {
    if let name { return "\(type) \"\(name)\"" }
    let frame = model.frame
    return "\(type) (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
  }
}
