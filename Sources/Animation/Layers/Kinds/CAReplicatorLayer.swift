public import Drawing
import Foundation
public import Geometry
import Raster
import VirtualTime

/// A layer that shows its sublayers several times, each copy transformed, delayed and coloured
/// relative to the previous one.
open class CAReplicatorLayer: CALayer {
  /// The number of copies, including the first; 1 by default; 0 shows nothing. Animatable, in whole
  /// copies.
  open var instanceCount: Int {
    get { Int(min(max(modelState.replication.count, -1e9), 1e9)) }
    set { set("instanceCount", Double(newValue), \.replication.count) }
  }

  /// A Boolean value that indicates whether copies share one 3D space, as in a `CATransformLayer`,
  /// instead of being flattened into this layer's plane; false by default. If true, the
  /// restrictions of that class apply.
  open var preservesDepth: Bool {
    get { modelState.replication.preservesDepth }
    set { set("preservesDepth", newValue, \.replication.preservesDepth) }
  }

  /// The delay of each copy relative to the previous one, in seconds; 0 by default. Animatable.
  ///
  /// The animations of each copy begin that much later than those of the previous one. They end
  /// with those of the first copy unless they repeat or aren't removed on completion, because all
  /// copies show the same layers.
  open var instanceDelay: CFTimeInterval {
    get { modelState.replication.delay }
    set { set("instanceDelay", newValue, \.replication.delay) }
  }

  /// The transform from each copy to the next, around the centre of the bounds; the identity by
  /// default. Animatable.
  open var instanceTransform: CATransform3D {
    get { modelState.replication.transform }
    set { set("instanceTransform", newValue, \.replication.transform) }
  }

  /// The factor for the first copy's colours and opacity; white by default. Animatable.
  open var instanceColor: CGColor? {
    get { modelState.replication.color.map { CGColor($0) } }
    set { set("instanceColor", newValue?.color, \.replication.color) }
  }

  /// The amount added to the red component of `instanceColor` for each copy; 0 by default.
  /// Animatable.
  open var instanceRedOffset: Float {
    get { Float(modelState.replication.offset.x) }
    set { set("instanceRedOffset", Double(newValue), \.replication.offset.x) }
  }

  /// The amount added to the green component of `instanceColor` for each copy; 0 by default.
  /// Animatable.
  open var instanceGreenOffset: Float {
    get { Float(modelState.replication.offset.y) }
    set { set("instanceGreenOffset", Double(newValue), \.replication.offset.y) }
  }

  /// The amount added to the blue component of `instanceColor` for each copy; 0 by default.
  /// Animatable.
  open var instanceBlueOffset: Float {
    get { Float(modelState.replication.offset.z) }
    set { set("instanceBlueOffset", Double(newValue), \.replication.offset.z) }
  }

  /// The amount added to the alpha component of `instanceColor` for each copy; 0 by default.
  /// Animatable.
  open var instanceAlphaOffset: Float {
    get { Float(modelState.replication.offset.w) }
    set { set("instanceAlphaOffset", Double(newValue), \.replication.offset.w) }
  }

  package override class var properties: [String: LayerProperty] { LayerProperty.ofReplicators }

  override func knownValue(forKey key: String) -> KeyedValue? {
    switch key {
    case "instanceColor": .object(self, \.instanceColor)
    case "preservesDepth": .flag(self, \.preservesDepth)
    default: super.knownValue(forKey: key)
    }
  }

  override var flattensSublayers: Bool { !modelState.replication.preservesDepth }

  /// False: each copy shows the sublayers at a different place and time.
  override var retainsSublayers: Bool { false }

  override func placeSublayers(
    of state: LayerState, in around: Surroundings, into list: inout PlacedLayers
  ) {
    let copies = state.replication
    let step = copies.transform.about(x: state.bounds.midX, y: state.bounds.midY)
    var moved = CATransform3D.identity
    for number in 0..<copies.wholeCount {
      if number > 0 { moved = moved.concatenating(step) }
      let (tint, alpha) = copies.color(ofCopy: number)
      var copy = around
      copy.isRetained = false
      if !moved.isIdentity { copy.space = around.space.map(moved.concatenating) ?? moved }
      copy.opacity *= alpha
      copy.tint = around.tint.multiplied(by: tint)
      copy.instant = around.instant.advanced(bySeconds: -copies.delay * Double(number))
      super.placeSublayers(of: state, in: copy, into: &list)
    }
  }
}

/// The values of a replicator.
package struct Replication: Hashable, Sendable {
  var count = 1.0
  var preservesDepth = false
  var delay = 0.0
  var transform = CATransform3D.identity
  var color: Color? = Color(red: 1, green: 1, blue: 1)
  /// The amounts added to red, green, blue and alpha for each copy.
  var offset = SIMD4<Double>.zero

  /// The largest number of copies that are drawn, because a mistyped count could take forever.
  static let maximumCount = 100_000.0

  var wholeCount: Int { Int(min(max(count.rounded(), 0), Self.maximumCount)) }

  /// Returns the factors for the colours and the opacity of a copy, counted from 0.
  func color(ofCopy number: Int) -> (tint: Tint, alpha: Double) {
    guard let color else { return (.none, 1) }
    func part(_ first: Double, _ offset: Double) -> Double {
      min(max(first + offset * Double(number), 0), 1)
    }
    let tint = Tint(
      red: part(color.red, offset.x), green: part(color.green, offset.y),
      blue: part(color.blue, offset.z))
    return (tint, part(color.alpha, offset.w))
  }
}

extension LayerState {
  /// The values of a `CAReplicatorLayer`; the defaults for other layers.
  var replication: Replication {
    get { if case .replicator(let values) = kind { values } else { Replication() } }
    set { kind = .replicator(newValue) }
  }
}

extension LayerProperty {
  /// The key paths of replicators.
  static let ofReplicators = table(adding: [
    number("instanceCount", { $0.replication.count }, { $0.replication.count = $1 }),
    number("instanceDelay", { $0.replication.delay }, { $0.replication.delay = $1 }),
    LayerProperty(
      name: "instanceTransform", kind: .transform, get: { .transform($0.replication.transform) },
      set: { if case .transform(let transform) = $1 { $0.replication.transform = transform } }),
    color("instanceColor", { $0.replication.color }, { $0.replication.color = $1 }),
    number(
      "instanceRedOffset", { $0.replication.offset.x }, { $0.replication.offset.x = $1 }),
    number(
      "instanceGreenOffset", { $0.replication.offset.y }, { $0.replication.offset.y = $1 }),
    number(
      "instanceBlueOffset", { $0.replication.offset.z }, { $0.replication.offset.z = $1 }),
    number(
      "instanceAlphaOffset", { $0.replication.offset.w }, { $0.replication.offset.w = $1 }),
  ])
}
