public import Foundation
package import Raster

/// A list of anything, as Core Foundation's arrays are written in Swift: `[a, b] as CFArray`.
public typealias CFArray = [Any]

/// Colours that run into one another, for `CGContext` to draw along a line, between circles or around
/// a point.
public final class CGGradient: Hashable, Sendable {
  package let stops: [Gradient.Stop]

  package init(_ stops: [Gradient.Stop]) { self.stops = stops }

  /// A gradient of `CGColor`s, each at a location of 0…1, or evenly spread without locations; nil if
  /// there is no colour or anything else is among them.
  ///
  /// `locations` must hold as many as there are colours. Where two are equal, the colour changes at
  /// once.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { ($0 as? CGColor)?.color }
    guard known.count == colors.count else { return nil }
    self.init(known, locations)
  }

  /// A gradient of `count` colours of a grey or an RGB space, each with its alpha as last component;
  /// nil if `count` is not positive. `locations` is as in the initialiser that takes colours.
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

  /// Equal when all colours and locations are.
  public static func == (left: CGGradient, right: CGGradient) -> Bool { left.stops == right.stops }

  /// Agrees with `==`.
  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

/// Whether a gradient's first and last colours go on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// Apple's bits.
  public let rawValue: UInt32

  /// The options of those bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
