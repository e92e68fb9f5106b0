public import Foundation
import Raster

/// From where an emitter's particles come.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// The one of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From a point; the default.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// From a line along x.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// From a rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// From a box.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// From a circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// From a sphere.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// From which part of its shape an emitter's particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// The one of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From its corners.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// From its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// From its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// From all of it; the default.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// In which order and how an emitter's particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// The one of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In any order; the default.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The youngest in front.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest in front.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By depth.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// By adding their light.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

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
      noteEmission()
      noteChange()
    }
  }

  /// What it has emitted by.
  var emission = EmissionHistory()

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
  public override init() { super.init() }

  /// There are no archives here: an emitter without cells.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A copy of another layer's values; the cells are the same.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAEmitterLayer else { return }
    (emitterCells, preservesDepth, seed) = (other.emitterCells, other.preservesDepth, other.seed)
  }

  package override class var properties: [String: LayerProperty] { LayerProperty.ofEmitters }

  override func emitterCell(named name: String) -> CAEmitterCell? {
    emitterCells?.first { $0.name == name }
  }

  /// It changes by time alone as long as it has cells, or had some.
  override var isTimed: Bool { hasEmitted || super.isTimed }

  override func noteOwnLook() {
    super.noteOwnLook()
    noteEmission()
  }

  override func timedContent(in place: PlacedLayer) -> [DisplayItem] { particles(in: place) }

  override func knownValue(forKey key: String) -> KeyedValue? {
    switch key {
    case "emitterCells": .object(self, \.emitterCells)
    case "preservesDepth": .flag(self, \.preservesDepth)
    case "seed": .integer(self, \.seed)
    default: super.knownValue(forKey: key)
    }
  }
}

/// The values of a `CAEmitterLayer`.
package struct EmitterState: Hashable, Sendable {
  package var emitterPosition = CGPoint.zero
  package var emitterSize = CGSize.zero
  package var birthRate = 1.0
  package var lifetime = 1.0
  package var emitterZPosition = 0.0
  package var emitterDepth = 0.0
  package var velocity = 1.0
  package var scale = 1.0
  package var spin = 1.0
  package var emitterShape = CAEmitterLayerEmitterShape.point
  package var emitterMode = CAEmitterLayerEmitterMode.volume
  package var renderMode = CAEmitterLayerRenderMode.unordered
}

extension LayerState {
  /// The values of a `CAEmitterLayer`; for others, what a fresh one has.
  package var emitter: EmitterState {
    get { if case .emitter(let values) = kind { values } else { EmitterState() } }
    set { kind = .emitter(newValue) }
  }
}

extension LayerProperty {
  /// The key paths of emitter layers.
  static let ofEmitters = table(
    adding: [
      number("birthRate", { $0.emitter.birthRate }, { $0.emitter.birthRate = $1 }),
      number("lifetime", { $0.emitter.lifetime }, { $0.emitter.lifetime = $1 }),
      number(
        "emitterZPosition", { $0.emitter.emitterZPosition }, { $0.emitter.emitterZPosition = $1 }),
      number("emitterDepth", { $0.emitter.emitterDepth }, { $0.emitter.emitterDepth = $1 }),
      number("velocity", { $0.emitter.velocity }, { $0.emitter.velocity = $1 }),
      number("scale", { $0.emitter.scale }, { $0.emitter.scale = $1 }),
      number("spin", { $0.emitter.spin }, { $0.emitter.spin = $1 }),
      name("emitterShape", { $0.emitter.emitterShape }, { $0.emitter.emitterShape = $1 }),
      name("emitterMode", { $0.emitter.emitterMode }, { $0.emitter.emitterMode = $1 }),
      name("renderMode", { $0.emitter.renderMode }, { $0.emitter.renderMode = $1 }),
    ] + size("emitterSize", { $0.emitter.emitterSize }, { $0.emitter.emitterSize = $1 })
      + point(
        "emitterPosition", { $0.emitter.emitterPosition }, { $0.emitter.emitterPosition = $1 }))
}
