import Drawing
import Foundation
import Geometry
import Layers

/// The values of a filter's inputs, converted to what its formula uses. Names are without `input`.
struct FilterValues {
  let values: [String: Any]

  private func value(_ name: String) -> Any? { values["input" + name] }

  /// The image named `Image`; nil if there is none.
  var image: CIImage? { image("Image") }

  func image(_ name: String) -> CIImage? { value(name) as? CIImage }

  /// Returns a number; 0 for a value of another type, or one that isn't finite.
  func number(_ name: String) -> Double {
    let number = (value(name) as? NSNumber)?.doubleValue ?? 0
    return number.isFinite ? number : 0
  }

  func float(_ name: String) -> Float { Float(number(name)) }

  /// Returns the numbers of a vector, a point or a rectangle.
  func vector(_ name: String) -> CIVector {
    switch value(name) {
    case let vector as CIVector: vector
    case let point as CGPoint: CIVector(cgPoint: point)
    case let rect as CGRect: CIVector(cgRect: rect)
    case let size as CGSize: CIVector(x: size.width, y: size.height)
    default: CIVector(x: 0)
    }
  }

  func point(_ name: String) -> SIMD2<Double> {
    let vector = vector(name)
    return SIMD2(Double(vector.x), Double(vector.y))
  }

  /// Returns the first four numbers of a vector as a pixel.
  func pixel(_ name: String) -> WorkingPixel {
    let vector = vector(name)
    return WorkingPixel(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
  }

  func rect(_ name: String) -> CGRect { vector(name).cgRectValue }

  func color(_ name: String) -> CIColor {
    if let color = value(name) as? CIColor { return color }
    if let vector = value(name) as? CIVector {
      return CIColor(red: vector.x, green: vector.y, blue: vector.z, alpha: vector.w)
    }
    return .clear
  }

  func transform(_ name: String) -> CGAffineTransform {
    switch value(name) {
    case let transform as CGAffineTransform: transform
    case let transform as AffineTransform:
      CGAffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX,
        ty: transform.tY)
    case let value as NSValue: value.cgAffineTransformValue
    case let vector as CIVector: vector.cgAffineTransformValue
    default: .identity
    }
  }

  func data(_ name: String) -> Data? { value(name) as? Data }
}
