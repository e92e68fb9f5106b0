import Drawing
import Foundation
import Geometry

/// An input of a filter: its key, such as `inputRadius`, and its default value.
struct FilterInput: Sendable {
  /// The kind of a value, with its default.
  enum Kind: Sendable {
    case image
    case number(Double)
    case vector([Double])
    case color(CIColor)
    case transform
    case rect(CGRect)
    /// An object of a class, without a default.
    case object(String)
  }

  let key: String
  let kind: Kind

  init(_ name: String, _ kind: Kind) {
    key = "input" + name
    self.kind = kind
  }

  static let image = FilterInput("Image", .image)
  static let background = FilterInput("BackgroundImage", .image)
  static let target = FilterInput("TargetImage", .image)
  static let mask = FilterInput("MaskImage", .image)
  static let transform = FilterInput("Transform", .transform)
  static let center = FilterInput("Center", .vector([150, 150]))

  static func number(_ name: String, _ value: Double) -> FilterInput {
    FilterInput(name, .number(value))
  }

  static func vector(_ name: String, _ values: Double...) -> FilterInput {
    FilterInput(name, .vector(values))
  }

  static func color(
    _ name: String, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1
  ) -> FilterInput {
    FilterInput(
      name,
      .color(
        CIColor(
          red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
      ))
  }

  static func rect(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> FilterInput {
    FilterInput(name, .rect(CGRect(x: x, y: y, width: width, height: height)))
  }

  /// The default value, as Core Image has it; nil for an image or data.
  var defaultValue: Any? {
    switch kind {
    case .image, .object: nil
    case .number(let value): NSNumber(value: value)
    case .vector(let values):
      values.map { CGFloat($0) }.withUnsafeBufferPointer { values in
        values.baseAddress.map { CIVector(values: $0, count: values.count) }
      }
    case .color(let color): color
    case .transform: CGAffineTransform.identity
    case .rect(let rect): CIVector(cgRect: rect)
    }
  }

  /// The name of the class of values, as in a filter's attributes.
  var className: String {
    switch kind {
    case .image: "CIImage"
    case .number: "NSNumber"
    case .vector, .rect: "CIVector"
    case .color: "CIColor"
    case .transform: "NSValue"
    case .object(let name): name
    }
  }
}
