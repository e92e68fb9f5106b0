public import Foundation
public import Geometry

/// How a keyframe animation gets from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String

  /// The mode of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight from value to value; the default.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value stands until the next one's time.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At constant speed; key times and timing functions are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through all values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve, at about constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether what moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String

  /// The mode of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Turns to the path's direction.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Turns to the direction opposite to the path's.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values to pass, in order; of the types that `CABasicAnimation` takes.
  open var values: [Any]? { didSet { values = values?.map { Number.boxed($0) ?? $0 } } }
  /// The path to move along, for properties that are points or sizes; wins over `values`.
  open var path: CGPath?
  /// When each value is reached, rising in 0…1: one per value, or per point that a step of the path
  /// ends at and one for its start (`discrete`: one more is allowed, the end of the last). Even times
  /// by default. Those that don't fit are a warning, and played as `KeyTimes` says.
  open var keyTimes: [NSNumber]?
  /// The easing of each interval between values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How to get from one value to the next.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// Whether what moves along `path` turns with it.
  open var rotationMode: CAAnimationRotationMode?
  /// For the cubic modes, per value: how tight the curve is there, from -1, round, to 1, straight.
  open var tensionValues: [NSNumber]?
  /// For the cubic modes, per value: how sharp the corner there is; 0, none, by default.
  open var continuityValues: [NSNumber]?
  /// For the cubic modes, per value: -1 bends the curve before it, 1 after it; 0 by default.
  open var biasValues: [NSNumber]?

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
    (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
    copy.rotationMode = rotationMode
    (copy.tensionValues, copy.continuityValues) = (tensionValues, continuityValues)
    copy.biasValues = biasValues
  }

  override func knownValue(forKey key: String) -> KeyedValue? {
    switch key {
    case "values": .object(self, \.values)
    case "path": .object(self, \.path)
    case "keyTimes": .object(self, \.keyTimes)
    case "timingFunctions": .object(self, \.timingFunctions)
    case "calculationMode": .name(self, \.calculationMode)
    case "rotationMode": .optionalName(self, \.rotationMode)
    case "tensionValues": .object(self, \.tensionValues)
    case "continuityValues": .object(self, \.continuityValues)
    case "biasValues": .object(self, \.biasValues)
    default: super.knownValue(forKey: key)
    }
  }

  override var sampleValues: [Any] { values ?? [] }

  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

  override func curve(
    of property: LayerProperty, on layer: CALayer, duration: CFTimeInterval
  ) throws(LayerWarning) -> AnimationTrack.Curve {
    if let path { return .path(try motion(along: path, of: property, on: layer)) }
    var list: [AnimatableValue] = []
    for value in values ?? [] {
      if let value = try property.value(of: value, "value", layer) { list.append(value) }
    }
    if list.isEmpty { LayerWarning.emptyKeyframes(property.name, of: layer).report() }
    let bends = bends(count: list.count, property, layer)
    if isPaced {
      let isCubic = calculationMode == .cubicPaced
      return .keyframes(
        Keyframes(paced: list, interpolation: isCubic ? .cubic : .linear, bends: bends))
    }
    return .keyframes(
      Keyframes(
        values: list, times: times(count: list.count, property, layer),
        easings: easings(for: list.count - 1, property, layer), interpolation: interpolation,
        bends: bends))
  }

  /// The easing of each way from value to value; those for which there is none are a warning.
  private func easings(
    for steps: Int, _ property: LayerProperty, _ layer: CALayer
  ) -> [UnitBezier] {
    let easings = timingFunctions?.map(\.curve) ?? []
    if steps >= 0, easings.count > steps {
      LayerWarning.surplusTimingFunctions(easings.count, for: steps, property.name, of: layer)
        .report()
    }
    return easings
  }

  /// How the curve bends at each value; empty when nothing was said of that.
  private func bends(
    count: Int, _ property: LayerProperty, _ layer: CALayer
  ) -> [Keyframes.Bend] {
    let lists = [tensionValues, continuityValues, biasValues].map { list in
      (list ?? []).map { number in
        let what = "a bend of the animation of \"\(property.name)\" on \(layer.nameInMessages)"
        return LayerWarning.check(number.doubleValue, what) ? number.doubleValue : 0
      }
    }
    guard lists.contains(where: { !$0.isEmpty }) else { return [] }
    func entry(_ list: [Double], _ index: Int) -> Double { index < list.count ? list[index] : 0 }
    return (0..<count).map {
      Keyframes.Bend(
        tension: entry(lists[0], $0), continuity: entry(lists[1], $0), bias: entry(lists[2], $0))
    }
  }

  private var interpolation: Keyframes.Interpolation {
    switch calculationMode {
    case .discrete: .discrete
    case .cubic: .cubic
    default: .linear
    }
  }

  private func motion(
    along path: CGPath, of property: LayerProperty, on layer: CALayer
  ) throws(LayerWarning) -> PathMotion {
    guard property.kind == .point || property.kind == .size, path.path.isFinite, !path.isEmpty
    else { throw .unusablePath(of: property, on: layer) }
    let steps = PathMotion.steps(of: path.path)
    let rotation = rotationMode
    if isPaced { return PathMotion(paced: steps, rotation: rotation) }
    return PathMotion(
      steps, times: times(count: steps.count + 1, property, layer),
      easings: easings(for: steps.count, property, layer),
      isDiscrete: calculationMode == .discrete, rotation: rotation)
  }

  /// When each of `count` values is reached.
  private func times(count: Int, _ property: LayerProperty, _ layer: CALayer) -> [Double] {
    let times = KeyTimes(
      keyTimes?.map(\.doubleValue), count: count, isDiscrete: calculationMode == .discrete,
      of: path == nil ? "values" : "points")
    if let fault = times.fault {
      LayerWarning.keyTimes(fault, of: self, property.name, on: layer).report()
    }
    return times.times
  }
}
