public import Foundation
public import Layers
import Raster

/// A layer that emits particles, drawn over its background and behind its sublayers.
///
/// The particles' positions are a function of time and of `seed`: frames are the same regardless of
/// the order in which they are drawn and of how often. The layer emits from time 0 of its own time:
/// with `beginTime = CACurrentMediaTime()` it begins now, and without that it looks as if it had
/// always been there. Values that are set or animated later apply to particles that are born later;
/// existing particles keep the values they were born with. An emitter doesn't keep a film running:
/// if a film is to last as long as the particles, set its `duration` or let its chain wait for
/// them.
///
/// Unless the layer preserves depth, particles are flattened into its plane, where their z decides
/// only the drawing order, and only if `renderMode` is `backToFront`.
open class CAEmitterLayer: CALayer {
  /// The cells that the layer emits; nil, none, by default. They have key paths such as
  /// "emitterCells.name.birthRate".
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      for cell in emitterCells ?? [] { cell.note(emitter: self) }
      emission.record()
      noteChange()
    }
  }

  /// The emission's history, and the particles drawn from it.
  private(set) lazy var emission = Emission(of: self)

  /// The centre of the shape, in the layer's coordinates; the origin by default. Animatable.
  open var emitterPosition: CGPoint {
    get { modelState.emitter.emitterPosition }
    set { set("emitterPosition", newValue, \.emitter.emitterPosition) }
  }

  /// The size of the shape, in points; zero by default. Animatable.
  open var emitterSize: CGSize {
    get { modelState.emitter.emitterSize }
    set { set("emitterSize", newValue, \.emitter.emitterSize) }
  }

  /// A factor for the birth rates of the cells; 1 by default. Animatable.
  open var birthRate: Float {
    get { Float(modelState.emitter.birthRate) }
    set { set("birthRate", Double(newValue), \.emitter.birthRate) }
  }

  /// A factor for the lifetimes of particles; 1 by default. Animatable.
  open var lifetime: Float {
    get { Float(modelState.emitter.lifetime) }
    set { set("lifetime", Double(newValue), \.emitter.lifetime) }
  }

  /// The z coordinate of the shape's centre, towards the viewer, in points; 0 by default.
  /// Animatable.
  open var emitterZPosition: CGFloat {
    get { modelState.emitter.emitterZPosition }
    set { set("emitterZPosition", Double(newValue), \.emitter.emitterZPosition) }
  }

  /// The depth of the shape, in points; 0 by default. Animatable.
  open var emitterDepth: CGFloat {
    get { modelState.emitter.emitterDepth }
    set { set("emitterDepth", Double(newValue), \.emitter.emitterDepth) }
  }

  /// A factor for the speed of particles; 1 by default. Animatable.
  open var velocity: Float {
    get { Float(modelState.emitter.velocity) }
    set { set("velocity", Double(newValue), \.emitter.velocity) }
  }

  /// A factor for the size of particles; 1 by default. Animatable.
  open var scale: Float {
    get { Float(modelState.emitter.scale) }
    set { set("scale", Double(newValue), \.emitter.scale) }
  }

  /// A factor for the rotation speed of particles; 1 by default. Animatable.
  open var spin: Float {
    get { Float(modelState.emitter.spin) }
    set { set("spin", Double(newValue), \.emitter.spin) }
  }

  /// The shape from which particles are emitted; `point` by default.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { modelState.emitter.emitterShape }
    set { set("emitterShape", newValue, \.emitter.emitterShape) }
  }

  /// The part of the shape from which particles are emitted; `volume` by default.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { modelState.emitter.emitterMode }
    set { set("emitterMode", newValue, \.emitter.emitterMode) }
  }

  /// The order and blending of particles; `unordered` by default.
  open var renderMode: CAEmitterLayerRenderMode {
    get { modelState.emitter.renderMode }
    set { set("renderMode", newValue, \.emitter.renderMode) }
  }

  /// A Boolean value that indicates whether particles are positioned in space instead of in the
  /// layer's plane, so that perspective affects them; false by default. They are drawn at the
  /// layer's place among its siblings, each parallel to the layer.
  open var preservesDepth = false { didSet { markChanged() } }

  /// The seed of the random numbers; 0 by default. Emitters with the same seed and the same values
  /// emit the same particles.
  open var seed: UInt32 = 0 { didSet { markChanged() } }

  /// Creates an emitter without cells.
  public override init() {
    super.init()
    externalKind = emission
  }

  /// Creates an emitter from its archive, without cells.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    externalKind = emission
  }

  /// Creates a copy of another layer's values that shares its cells.
  public override init(layer: Any) {
    super.init(layer: layer)
    externalKind = emission
    guard let other = layer as? CAEmitterLayer else { return }
    emitterCells = other.emitterCells
    preservesDepth = other.preservesDepth
    seed = other.seed
  }

  /// Returns the default action for `event`, including the animatable properties of emitters.
  open override class func defaultAction(forKey event: String) -> (any CAAction)? {
    defaultAction(forKey: event, of: LayerProperty.ofEmitters)
  }
}
