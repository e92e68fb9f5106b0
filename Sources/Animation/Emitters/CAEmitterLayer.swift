public import Foundation
public import Layers
import Raster

/// A layer that emits particles, which lie over its background and behind its sublayers.
///
/// Where its particles are is a function of time and of `seed`: frames are the same in whatever order
/// and however often they are drawn. It emits from time 0 of its own time on: `beginTime =
/// CACurrentMediaTime()` has it begin now, and without that it looks as if it had been there before.
/// What is set or animated later holds for what is born then; what lives keeps what it was born with.
/// It keeps no film going: a film that shall last as long as the particles says so by its `duration`
/// or by what its chain waits for.
///
/// Unless it preserves depth, particles are flattened into the layer's plane, where their z decides
/// in which order they are drawn, if `renderMode` is `backToFront`, and nothing else.
open class CAEmitterLayer: CALayer {
  /// What it emits; nil, nothing, by default. "emitterCells.name.birthRate" and the like are key paths.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      for cell in emitterCells ?? [] { cell.note(emitter: self) }
      emission.record()
      noteChange()
    }
  }

  /// What it has emitted, and what shows of that.
  private(set) lazy var emission = Emission(of: self)

  /// Where the middle of the shape lies, in the layer's coordinates; the origin by default. Animatable.
  open var emitterPosition: CGPoint {
    get { modelState.emitter.emitterPosition }
    set { set("emitterPosition", newValue, \.emitter.emitterPosition) }
  }

  /// The size of the shape, in points; zero by default. Animatable.
  open var emitterSize: CGSize {
    get { modelState.emitter.emitterSize }
    set { set("emitterSize", newValue, \.emitter.emitterSize) }
  }

  /// How many particles its cells bring forth, as a factor; 1 by default. Animatable.
  open var birthRate: Float {
    get { Float(modelState.emitter.birthRate) }
    set { set("birthRate", Double(newValue), \.emitter.birthRate) }
  }

  /// How long particles live, as a factor; 1 by default. Animatable.
  open var lifetime: Float {
    get { Float(modelState.emitter.lifetime) }
    set { set("lifetime", Double(newValue), \.emitter.lifetime) }
  }

  /// How far towards the viewer the middle of the shape lies, in points; 0 by default. Animatable.
  open var emitterZPosition: CGFloat {
    get { modelState.emitter.emitterZPosition }
    set { set("emitterZPosition", Double(newValue), \.emitter.emitterZPosition) }
  }

  /// How deep the shape is, in points; 0 by default. Animatable.
  open var emitterDepth: CGFloat {
    get { modelState.emitter.emitterDepth }
    set { set("emitterDepth", Double(newValue), \.emitter.emitterDepth) }
  }

  /// How fast particles are, as a factor; 1 by default. Animatable.
  open var velocity: Float {
    get { Float(modelState.emitter.velocity) }
    set { set("velocity", Double(newValue), \.emitter.velocity) }
  }

  /// How large particles are, as a factor; 1 by default. Animatable.
  open var scale: Float {
    get { Float(modelState.emitter.scale) }
    set { set("scale", Double(newValue), \.emitter.scale) }
  }

  /// How fast particles turn, as a factor; 1 by default. Animatable.
  open var spin: Float {
    get { Float(modelState.emitter.spin) }
    set { set("spin", Double(newValue), \.emitter.spin) }
  }

  /// From where particles come; `point` by default.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { modelState.emitter.emitterShape }
    set { set("emitterShape", newValue, \.emitter.emitterShape) }
  }

  /// From which part of the shape particles come; `volume` by default.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { modelState.emitter.emitterMode }
    set { set("emitterMode", newValue, \.emitter.emitterMode) }
  }

  /// How particles are drawn; `unordered` by default.
  open var renderMode: CAEmitterLayerRenderMode {
    get { modelState.emitter.renderMode }
    set { set("renderMode", newValue, \.emitter.renderMode) }
  }

  /// Whether particles stand in space instead of in the layer's plane, so that perspective shows; false
  /// by default. They are drawn where the layer is among others, each facing as the layer does.
  open var preservesDepth = false { didSet { noteLook() } }

  /// What its random numbers start from; 0 by default. Emitters with the same seed and the same values
  /// emit the same.
  open var seed: UInt32 = 0 { didSet { noteLook() } }

  /// An emitter without cells.
  public override init() {
    super.init()
    externalKind = emission
  }

  /// There are no archives here: an emitter without cells.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    externalKind = emission
  }

  /// A copy of another layer's values; the cells are the same.
  public override init(layer: Any) {
    super.init(layer: layer)
    externalKind = emission
    guard let other = layer as? CAEmitterLayer else { return }
    (emitterCells, preservesDepth, seed) = (other.emitterCells, other.preservesDepth, other.seed)
  }

  /// As for all layers, for what emitters can animate besides.
  open override class func defaultAction(forKey event: String) -> (any CAAction)? {
    defaultAction(forKey: event, of: LayerProperty.ofEmitters)
  }
}
