public import Foundation
public import Geometry

/// The interpolation of a keyframe animation between values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear interpolation between values; the default.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value holds until the next one's time.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At constant speed; key times and timing functions are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through all values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve at approximately constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Rotates to the path's direction.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Rotates to the direction opposite to the path's.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order, of the types that `CABasicAnimation` accepts.
  open var values: [Any]? { didSet { values = values?.map { Number.boxed($0) ?? $0 } } }
  /// The path to move along, for properties that are points or sizes; takes precedence over
  /// `values`.
  open var path: CGPath?
  /// The time of each value, increasing in 0…1: one per value or, for a path, one for its start and
  /// one for the end of each segment (`discrete` allows one more, the end of the last value).
  /// Evenly spaced by default. Times that don't match cause a warning and are adjusted as described
  /// in `KeyTimes`.
  open var keyTimes: [NSNumber]?
  /// The timing function of each interval between values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between values.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// The rotation along `path`; nil for none.
  open var rotationMode: CAAnimationRotationMode?
  /// For the cubic modes, per value: the tension of the curve, from -1 (round) to 1 (straight).
  open var tensionValues: [NSNumber]?
  /// For the cubic modes, per value: the sharpness of the corner; 0 (none) by default.
  open var continuityValues: [NSNumber]?
  /// For the cubic modes, per value: -1 bends the curve before the value, 1 after it; 0 by default.
  open var biasValues: [NSNumber]?

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.rotationMode = rotationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
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

  /// Returns the timing function of each interval between values; surplus ones cause a warning.
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

  /// Returns the bend of the curve at each value; empty if none is set.
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

  /// Returns the time of each of `count` values.
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
