import Drawing
import Foundation
import Raster

/// The conversion between pictures, which are 8-bit sRGB, and a context's working space.
///
/// Core Image's default is extended sRGB with linear light: pictures are decoded by the sRGB curve,
/// and results encoded again. A context without colour management, or with a space that has sRGB's
/// curve, computes with the components as they are.
struct WorkingColors: Hashable, Sendable {
  /// Whether components are linear light.
  let isLinear: Bool

  /// Returns a picture's pixel in the working space.
  func pixel(_ word: UInt32) -> WorkingPixel {
    let (red, green, blue) = (Int(word & 255), Int(word >> 8 & 255), Int(word >> 16 & 255))
    let alpha = Int(word >> 24)
    if !isLinear {
      return WorkingPixel(Float(red), Float(green), Float(blue), Float(alpha)) / 255
    }
    let start = alpha * 256
    return Self.linear.withUnsafeBufferPointer { table in
      WorkingPixel(
        table[start + red], table[start + green], table[start + blue], Float(alpha) / 255)
    }
  }

  /// Returns a colour, premultiplied, in the working space.
  func pixel(_ color: CIColor) -> WorkingPixel {
    func component(_ value: CGFloat) -> Float {
      Float(isLinear ? SRGBCurve.linear(Double(value)) : Double(value))
    }
    return WorkingPixel(
      component(color.red), component(color.green), component(color.blue), Float(color.alpha)
    ).premultiplied
  }

  /// Returns the 8-bit pixel for a working pixel. Components outside 0…1 are clamped, as Core Image
  /// does for integer formats.
  func word(_ pixel: WorkingPixel) -> UInt32 {
    let alpha = (min(max(pixel.w, 0), 1) * 255).rounded()
    guard alpha > 0 else { return 0 }
    let straight = pixel.straight
    func level(_ value: Float) -> UInt32 {
      let level = (isLinear ? Self.encoded(value) : min(max(value, 0), 1)) * alpha
      return level.isNaN ? 0 : UInt32(level.rounded())
    }
    return level(straight.x) | level(straight.y) << 8 | level(straight.z) << 16
      | UInt32(alpha) << 24
  }

  /// Returns the premultiplied components for a working pixel, not clamped.
  func components(_ pixel: WorkingPixel) -> WorkingPixel {
    if !isLinear { return pixel }
    let straight = pixel.straight
    return straight.withColor(
      Self.extended(straight.x), Self.extended(straight.y), Self.extended(straight.z)
    ).premultiplied
  }

  /// Returns the sRGB component for a component of linear light, also beyond 0…1.
  static func extended(_ light: Float) -> Float {
    let value = Float(SRGBCurve.encoded(Double(abs(light))))
    return light < 0 ? -value : value
  }

  /// Returns the sRGB component, 0…1, for a component of linear light, with an error below 1/50 of
  /// an 8-bit level.
  static func encoded(_ light: Float) -> Float {
    guard light > 0 else { return 0 }
    guard light < 1 else { return 1 }
    let place = light * Float(steps)
    let index = Int(place)
    return srgb.withUnsafeBufferPointer { table in
      table[index] + (table[index + 1] - table[index]) * (place - Float(index))
    }
  }

  /// Returns linear light for an sRGB component, which is clamped to 0…1.
  static func decoded(_ component: Float) -> Float {
    let place = min(max(component, 0), 1) * Float(steps)
    let index = Int(place)
    return light.withUnsafeBufferPointer { table in
      table[index] + (table[index + 1] - table[index]) * (place - Float(index))
    }
  }

  private static let steps = 8192

  /// The sRGB components at equal steps of linear light.
  private static let srgb: [Float] = (0...steps + 1).map {
    Float(SRGBCurve.encoded(Double($0) / Double(steps)))
  }

  /// Linear light at equal steps of sRGB components.
  private static let light: [Float] = (0...steps + 1).map {
    Float(SRGBCurve.linear(Double($0) / Double(steps)))
  }

  /// Premultiplied linear light for each alpha and each premultiplied level.
  private static let linear: [Float] = (0..<256 * 256).map { index in
    let (alpha, level) = index.quotientAndRemainder(dividingBy: 256)
    guard alpha > 0 else { return 0 }
    return Float(
      SRGBCurve.linear(Double(min(level, alpha)) / Double(alpha)) * Double(alpha) / 255)
  }
}
