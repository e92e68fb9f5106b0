public import Foundation
import Raster

/// A Core Image colour: four sRGB components, as filters use them.
///
/// The colour converts to and from `CGColor` and `UIColor`.
public final class CIColor: NSObject, NSCopying, Sendable {
  /// The red component, 0…1.
  public let red: CGFloat
  /// The green component, 0…1.
  public let green: CGFloat
  /// The blue component, 0…1.
  public let blue: CGFloat
  /// The opacity, 0…1.
  public let alpha: CGFloat

  /// Red, green, blue and alpha. The pointer is valid for the lifetime of the colour, and its
  /// values are written once, by the initialiser.
  public nonisolated(unsafe) let components: UnsafePointer<CGFloat>

  private let values: CGColor

  /// Creates a colour from sRGB components. Values outside 0…1 are clamped.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values = CGColor(Color(red: red, green: green, blue: blue, alpha: alpha))
    let color = values.color
    self.red = color.red
    self.green = color.green
    self.blue = color.blue
    self.alpha = color.alpha
    let numbers = UnsafeMutablePointer<CGFloat>.allocate(capacity: 4)
    for (index, number) in [color.red, color.green, color.blue, color.alpha].enumerated() {
      (numbers + index).initialize(to: number)
    }
    components = UnsafePointer(numbers)
  }

  deinit { components.deallocate() }

  /// Creates an opaque colour from sRGB components. Values outside 0…1 are clamped.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Creates a colour in an RGB space, which is read as sRGB; nil for a grey space.
  public convenience init?(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1, colorSpace: CGColorSpace
  ) {
    guard colorSpace.model == .rgb else { return nil }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from a Core Graphics colour; from a pattern's mean colour.
  public convenience init(cgColor: CGColor) {
    let color = cgColor.color
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Creates a colour from text with three or four numbers, such as `0.5 0.7 0.3 1.0`. Missing or
  /// invalid components are 0, a missing alpha is 1.
  public convenience init(string representation: String) {
    let parts = representation.split { " \t\n,".contains($0) }.map { CGFloat(Double($0) ?? 0) }
    func part(_ index: Int, else missing: CGFloat) -> CGFloat {
      parts.indices.contains(index) ? parts[index] : missing
    }
    self.init(
      red: part(0, else: 0), green: part(1, else: 0), blue: part(2, else: 0),
      alpha: part(3, else: 1))
  }

  /// Returns nil: archives are not supported.
  public convenience init?(coder: NSCoder) { nil }

  /// The number of components: four.
  public var numberOfComponents: Int { 4 }

  /// The colour space of the components: sRGB.
  public var colorSpace: CGColorSpace { CGColorSpace(name: CGColorSpace.sRGB) ?? .deviceRGB }

  /// The components as text: red, green, blue and alpha, separated by spaces.
  public var stringRepresentation: String {
    [red, green, blue, alpha].map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }

  /// Returns the colour itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether all components are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIColor)?.values == values
  }

  /// The hash value, consistent with `isEqual(_:)`.
  public override var hash: Int { values.hashValue }

  /// The components, for logs.
  public override var description: String { "(\(stringRepresentation))" }
}

extension CIColor {
  /// Opaque black.
  public class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  /// Opaque white.
  public class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// A grey of 0.5.
  public class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  /// Pure red.
  public class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  /// Pure green.
  public class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  /// Pure blue.
  public class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  /// Green and blue.
  public class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  /// Red and blue.
  public class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  /// Red and green.
  public class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  /// Transparent black.
  public class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}
