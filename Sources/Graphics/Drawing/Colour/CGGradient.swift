public import Foundation
package import Raster

/// An array of any elements, in Core Foundation's spelling: `[a, b] as CFArray`.
public typealias CFArray = [Any]

/// Colours that blend into one another, which `CGContext` draws along a line, between circles or
/// around a point.
public final class CGGradient: Hashable, Sendable {
  package let stops: [Gradient.Stop]

  package init(_ stops: [Gradient.Stop]) { self.stops = stops }

  /// Creates a gradient from `CGColor`s, each at a location in 0…1, or evenly spaced if there are
  /// no locations. Returns nil if there are no colours or the array has other elements.
  ///
  /// `locations` must have as many elements as there are colours. Where two locations are equal,
  /// the colour changes abruptly.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { ($0 as? CGColor)?.color }
    guard known.count == colors.count else { return nil }
    self.init(known, locations)
  }

  /// Creates a gradient from the `CGColor`s in an `NSArray`, which Apple's compiler converts to a
  /// `CFArray`.
  @_disfavoredOverload
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?
  ) {
    self.init(colorsSpace: space, colors: Array(colors), locations: locations)
  }

  /// Creates a gradient from `count` colours in a grey or RGB space, each followed by its alpha.
  /// Returns nil if `count` isn't positive. `locations` is as in the initialiser that takes
  /// colours.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap { number in
      CGColor(colorSpace: space, components: components + number * size)?.color
    }
    self.init(colors, locations)
  }

  private convenience init?(_ colors: [Color], _ locations: UnsafePointer<CGFloat>?) {
    guard !colors.isEmpty else { return nil }
    let gaps = Double(max(colors.count - 1, 1))
    self.init(
      colors.enumerated().map { number, color in
        Gradient.Stop(color, at: locations.map { Double($0[number]) } ?? Double(number) / gaps)
      })
  }

  /// Returns whether all colours and locations are equal.
  public static func == (left: CGGradient, right: CGGradient) -> Bool { left.stops == right.stops }

  /// Hashes the gradient, consistent with `==`.
  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

/// Options for extending a gradient's first and last colours beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The raw value, equal to Apple's.
  public let rawValue: UInt32

  /// Creates the options from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour extends before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour extends after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
