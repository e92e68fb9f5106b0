public import Foundation
import Geometry

/// The names of the functions that create transforms from numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The function's name in Core Animation.
  public let rawValue: String

  /// Creates a function name from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Rotates around the x axis, in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// Rotates around the y axis, in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// Rotates around the z axis, in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Scales along all three axes, by three numbers.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// Scales along x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// Scales along y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// Scales along z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Translates along all three axes, by three numbers in points.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// Translates along x, in points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Translates along y, in points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Translates along z, in points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// A function that converts the interpolated numbers of a "transform" animation to transforms.
public final class CAValueFunction: NSObject, Sendable {
  /// The function's name.
  public let name: CAValueFunctionName

  /// Creates the function with the given name; nil if the name is unknown.
  public init?(name: CAValueFunctionName) {
    let known: [CAValueFunctionName] = [
      .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
      .translateY, .translateZ,
    ]
    guard known.contains(name) else { return nil }
    self.name = name
  }

  /// The input of an animation with this function: one number or three. Omitted values are those of
  /// the identity transform.
  var input: LayerProperty {
    let neutral = name.rawValue.hasPrefix("scale") ? 1.0 : 0
    return LayerProperty(
      name: "transform", kind: name == .scale || name == .translate ? .triple : .number,
      get: { _ in .vector(SIMD4(repeating: neutral)) }, set: { _, _ in })
  }

  /// Returns the function's transform for `value`.
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
