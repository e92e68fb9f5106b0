public import Foundation
import Geometry

/// The names of the functions that make transforms of numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the function.
  public let rawValue: String

  /// The function name of that spelling.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Turns around the x axis, by radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// Turns around the y axis, by radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// Turns around the z axis, by radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Scales along all three axes, by three numbers.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// Scales along x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// Scales along y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// Scales along z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Moves along all three axes, by three numbers of points.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// Moves along x, by points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Moves along y, by points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Moves along z, by points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Makes transforms of the numbers between which an animation of "transform" runs.
public final class CAValueFunction: NSObject, Sendable {
  /// The function's name.
  public let name: CAValueFunctionName

  /// The function of that name; nil for a name that is none of the known ones.
  public init?(name: CAValueFunctionName) {
    let known: [CAValueFunctionName] = [
      .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
      .translateY, .translateZ,
    ]
    guard known.contains(name) else { return nil }
    self.name = name
  }

  /// What an animation with this function takes: one number or three. Values that are left out are
  /// those at which the function changes nothing.
  var input: LayerProperty {
    let neutral = name.rawValue.hasPrefix("scale") ? 1.0 : 0
    return LayerProperty(
      name: "transform", kind: name == .scale || name == .translate ? .triple : .number,
      get: { _ in .vector(SIMD4(repeating: neutral)) }, set: { _, _ in })
  }

  /// The transform that the function makes.
  func transform(of value: AnimatableValue) -> AnimatableValue {
    let (x, y, z) = (value.lanes[0], value.lanes[1], value.lanes[2])
    let transform: CATransform3D =
      switch name {
      case .rotateX: CATransform3DMakeRotation(x, 1, 0, 0)
      case .rotateY: CATransform3DMakeRotation(x, 0, 1, 0)
      case .rotateZ: CATransform3DMakeRotation(x, 0, 0, 1)
      case .scale: CATransform3DMakeScale(x, y, z)
      case .scaleX: CATransform3DMakeScale(x, 1, 1)
      case .scaleY: CATransform3DMakeScale(1, x, 1)
      case .scaleZ: CATransform3DMakeScale(1, 1, x)
      case .translate: CATransform3DMakeTranslation(x, y, z)
      case .translateX: CATransform3DMakeTranslation(x, 0, 0)
      case .translateY: CATransform3DMakeTranslation(0, x, 0)
      case .translateZ: CATransform3DMakeTranslation(0, 0, x)
      default: .identity
      }
    return .transform(transform)
  }
}
