public import Foundation
import Raster

/// A colour of Core Image: four components in sRGB, as filters take them.
///
/// Core Image's filters are not here; the colour converts to and from `CGColor` and `UIColor`.
public final class CIColor: NSObject, NSCopying, Sendable {
  /// Red, 0…1.
  public let red: CGFloat
  /// Green, 0…1.
  public let green: CGFloat
  /// Blue, 0…1.
  public let blue: CGFloat
  /// Opacity, 0…1.
  public let alpha: CGFloat

  /// Red, green, blue and alpha; valid as long as the colour is kept. Written once, by the initialiser.
  public nonisolated(unsafe) let components: UnsafePointer<CGFloat>

  private let values: CGColor

  /// A colour of sRGB components; values outside 0…1 are clamped.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values = CGColor(red: red, green: green, blue: blue, alpha: alpha)
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

  /// An opaque colour of sRGB components; values outside 0…1 are clamped.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// A colour of an RGB space, which is read as sRGB; nil for a space of greys.
  public convenience init?(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1, colorSpace: CGColorSpace
  ) {
    guard colorSpace.model == .rgb else { return nil }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour of a Core Graphics colour; of a pattern its mean colour.
  public convenience init(cgColor: CGColor) {
    let color = cgColor.color
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// The colour of a text with three or four numbers, such as `0.5 0.7 0.3 1.0`; what is missing or no
  /// number counts as 0, opacity as 1.
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

  /// Four: red, green, blue and alpha.
  public var numberOfComponents: Int { 4 }

  /// The space of the components: sRGB.
  public var colorSpace: CGColorSpace { CGColorSpace(name: CGColorSpace.sRGB) ?? .deviceRGB }

  /// The components as text: red, green, blue and alpha, parted by spaces.
  public var stringRepresentation: String {
    [red, green, blue, alpha].map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }

  /// It is immutable: this one itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Equal when all components are.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIColor)?.values == values
  }

  /// Agrees with `isEqual(_:)`.
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
