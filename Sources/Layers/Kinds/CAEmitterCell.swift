public import Foundation
import Raster

/// One kind of particle that a `CAEmitterLayer` emits, or that particles emit themselves.
///
/// Its properties can be animated through its layer, by key paths such as
/// "emitterCells.spark.birthRate", where "spark" is its name.
open class CAEmitterCell: NSObject, CAMediaTiming {
  /// The name by which key paths call it; nil by default.
  open var name: String?
  /// Whether it emits; true by default.
  open var isEnabled = true
  /// The picture of a particle; nil, none, by default.
  open var contents: Any?
  /// The part of the picture that shows, in fractions of it; all by default.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// What a particle's picture is multiplied by; opaque white by default.
  open var color: CGColor? = CGColor(gray: 1, alpha: 1)
  /// How a picture is filtered when it grows.
  open var magnificationFilter = "linear"
  /// How a picture is filtered when it shrinks.
  open var minificationFilter = "linear"
  /// What particles emit; nil, nothing, by default.
  open var emitterCells: [CAEmitterCell]?
  /// Values by key that stand in for keys of one's own.
  open var style: [AnyHashable: Any]?
  /// How many particles a second it brings forth; 0 by default.
  open var birthRate: Float = 0
  /// How many seconds a particle lives; 0 by default.
  open var lifetime: Float = 0
  /// By how much lifetimes vary, in seconds; 0 by default.
  open var lifetimeRange: Float = 0
  /// By how much the red of particles varies; 0 by default.
  open var redRange: Float = 0
  /// By how much the green of particles varies; 0 by default.
  open var greenRange: Float = 0
  /// By how much the blue of particles varies; 0 by default.
  open var blueRange: Float = 0
  /// By how much the opacity of particles varies; 0 by default.
  open var alphaRange: Float = 0
  /// By how much red changes a second; 0 by default.
  open var redSpeed: Float = 0
  /// By how much green changes a second; 0 by default.
  open var greenSpeed: Float = 0
  /// By how much blue changes a second; 0 by default.
  open var blueSpeed: Float = 0
  /// By how much opacity changes a second; 0 by default.
  open var alphaSpeed: Float = 0
  /// How soft a picture gets when it shrinks; 0 by default.
  open var minificationFilterBias: Float = 0
  /// Out of the plane, in radians, the direction in which particles go; 0 by default.
  open var emissionLatitude: CGFloat = 0
  /// In the plane, in radians, the direction in which particles go; 0 by default.
  open var emissionLongitude: CGFloat = 0
  /// The angle of the cone, in radians, around that direction; 0 by default.
  open var emissionRange: CGFloat = 0
  /// How fast particles start, in points a second; 0 by default.
  open var velocity: CGFloat = 0
  /// By how much that varies; 0 by default.
  open var velocityRange: CGFloat = 0
  /// What pulls particles along x, in points a second squared; 0 by default.
  open var xAcceleration: CGFloat = 0
  /// What pulls particles along y, in points a second squared; 0 by default.
  open var yAcceleration: CGFloat = 0
  /// What pulls particles along z, in points a second squared; 0 by default.
  open var zAcceleration: CGFloat = 0
  /// How large particles are, of their picture; 1 by default.
  open var scale: CGFloat = 1
  /// By how much that varies; 0 by default.
  open var scaleRange: CGFloat = 0
  /// By how much it changes a second; 0 by default.
  open var scaleSpeed: CGFloat = 0
  /// How fast particles turn, in radians a second; 0 by default.
  open var spin: CGFloat = 0
  /// By how much that varies; 0 by default.
  open var spinRange: CGFloat = 0
  /// How many pixels of the picture make a point; 1 by default.
  open var contentsScale: CGFloat = 1

  // When it emits, in its layer's time.
  /// When it begins to emit; 0 by default.
  open var beginTime: CFTimeInterval = 0
  /// How long it emits; 0, the default, stands for ever.
  open var duration: CFTimeInterval = 0
  /// How fast its time runs; 1 by default.
  open var speed: Float = 1
  /// What is added to its time; 0 by default.
  open var timeOffset: CFTimeInterval = 0
  /// How often it emits; 0 counts as 1.
  open var repeatCount: Float = 0
  /// How long it emits again and again; 0 by default.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether its time runs back as well; false by default.
  open var autoreverses = false
  /// What it does before and after; `removed` by default.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// What was set for keys that are no properties.
  private var userValues: [String: Any] = [:]

  /// A cell that emits nothing yet.
  public override init() { super.init() }

  /// There are no archives here: a cell that emits nothing yet.
  public required init?(coder: NSCoder) { super.init() }

  /// A property's value, or what was set for `key` before; numbers come as `NSNumber`.
  open func value(forKey key: String) -> Any? {
    knownValue(forKey: key).map { $0.get() } ?? userValues[key]
  }

  /// Sets a property, or keeps `value` for `key`. A value of a type that the property cannot hold
  /// stops the stage with an error.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let known = knownValue(forKey: key) else { return userValues[key] = value }
    if !known.set(value) { LayerError.wrongType(value, key: key, of: "\(type(of: self))").report() }
  }

  private func knownValue(forKey key: String) -> KeyedValue? {
    if let path = Self.numbers[key] { return .number(self, path) }
    if let path = Self.lengths[key] { return .number(self, path) }
    switch key {
    case "name": return .object(self, \.name)
    case "enabled": return .flag(self, \.isEnabled)
    case "contents": return .object(self, \.contents)
    case "contentsRect": return .value(self, \.contentsRect)
    case "color": return .object(self, \.color)
    case "emitterCells": return .object(self, \.emitterCells)
    case "style": return .object(self, \.style)
    default: return .timing(of: self, key)
    }
  }

  private typealias NumberPath<Value> =
    any ReferenceWritableKeyPath<CAEmitterCell, Value> & Sendable

  private static let numbers: [String: NumberPath<Float>] = [
    "birthRate": \.birthRate,
    "lifetime": \.lifetime,
    "lifetimeRange": \.lifetimeRange,
    "redRange": \.redRange,
    "greenRange": \.greenRange,
    "blueRange": \.blueRange,
    "alphaRange": \.alphaRange,
    "redSpeed": \.redSpeed,
    "greenSpeed": \.greenSpeed,
    "blueSpeed": \.blueSpeed,
    "alphaSpeed": \.alphaSpeed,
    "minificationFilterBias": \.minificationFilterBias,
  ]

  private static let lengths: [String: NumberPath<CGFloat>] = [
    "emissionLatitude": \.emissionLatitude,
    "emissionLongitude": \.emissionLongitude,
    "emissionRange": \.emissionRange,
    "velocity": \.velocity,
    "velocityRange": \.velocityRange,
    "xAcceleration": \.xAcceleration,
    "yAcceleration": \.yAcceleration,
    "zAcceleration": \.zAcceleration,
    "scale": \.scale,
    "scaleRange": \.scaleRange,
    "scaleSpeed": \.scaleSpeed,
    "spin": \.spin,
    "spinRange": \.spinRange,
    "contentsScale": \.contentsScale,
  ]
}
