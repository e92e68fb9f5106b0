public import Foundation
import Geometry
import Raster

/// The function that computes the values of a `CGFunction`: its parameters are the function's `info`, the
/// inputs, and where to store the outputs.
public typealias CGFunctionEvaluateCallback = (
  UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void

/// The function that releases a function's `info`.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a `CGFunction`.
public struct CGFunctionCallbacks {
  /// The version of the structure: 0.
  public var version: UInt32
  /// Computes the outputs.
  public var evaluate: CGFunctionEvaluateCallback?
  /// Releases the `info`, when the function is deallocated.
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  /// Creates the structure.
  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?,
    releaseInfo: CGFunctionReleaseInfoCallback?
  ) {
    self.version = version
    self.evaluate = evaluate
    self.releaseInfo = releaseInfo
  }
}

/// A function of numbers, by which a shading computes its colours.
public final class CGFunction {
  private let info: UnsafeMutableRawPointer?
  private let domain: [ClosedRange<CGFloat>]
  private let range: [ClosedRange<CGFloat>]
  /// The number of outputs.
  private let count: Int
  private let callbacks: CGFunctionCallbacks

  /// Creates a function with `domainDimension` inputs and `rangeDimension` outputs, clamped to the limits
  /// in `domain` and `range`, two for each value; nil means no limits. Returns nil if a dimension isn't
  /// positive.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
    rangeDimension: Int, range: UnsafePointer<CGFloat>?,
    callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard domainDimension > 0, rangeDimension > 0 else { return nil }
    self.info = info
    self.domain = Self.limits(domain, domainDimension)
    self.range = Self.limits(range, rangeDimension)
    count = rangeDimension
    self.callbacks = callbacks.pointee
  }

  deinit { callbacks.releaseInfo?(info) }

  private static func limits(
    _ values: UnsafePointer<CGFloat>?, _ count: Int
  ) -> [ClosedRange<CGFloat>] {
    guard let values else { return [] }
    return (0..<count).map { values[2 * $0]...max(values[2 * $0], values[2 * $0 + 1]) }
  }

  /// The limits of the first input: 0…1 if there are none.
  var firstDomain: ClosedRange<CGFloat> { domain.first ?? 0...1 }

  /// Returns the outputs for an input.
  func values(at input: CGFloat) -> [CGFloat] {
    var inputs = [CGFloat](repeating: 0, count: max(domain.count, 1))
    inputs[0] = input
    // Some functions store a value more than they should.
    var outputs = [CGFloat](repeating: 0, count: max(count, 8))
    callbacks.evaluate?(info, &inputs, &outputs)
    outputs.removeLast(outputs.count - count)
    for (index, limits) in range.enumerated() {
      outputs[index] = min(max(outputs[index], limits.lowerBound), limits.upperBound)
    }
    return outputs
  }
}

/// Colours along a line or between circles that a function computes.
///
/// The function is evaluated at 257 places; between them, colours are interpolated.
public final class CGShading {
  let gradient: Gradient

  /// Creates a shading along a line. The function gets values from 0 at `start` to 1 at `end`, or those of
  /// its domain, and returns components in `space` followed by alpha. Returns nil if it returns too few.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction,
    extendStart: Bool, extendEnd: Bool
  ) {
    self.init(space, .axial(from: start, to: end), function, extendStart, extendEnd)
  }

  /// Creates a shading from one circle to another, otherwise as the initialiser for a line.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint,
    endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    let circles = Gradient.Kind.radial(
      from: Gradient.Circle(start, radius: startRadius), to: Gradient.Circle(end, radius: endRadius)
    )
    self.init(space, circles, function, extendStart, extendEnd)
  }

  private init?(
    _ space: CGColorSpace, _ kind: Gradient.Kind, _ function: CGFunction, _ extendStart: Bool,
    _ extendEnd: Bool
  ) {
    let domain = function.firstDomain
    let places = (0...256).map { Double($0) / 256 }
    let stops = places.compactMap { place -> Gradient.Stop? in
      let input = domain.lowerBound + place * (domain.upperBound - domain.lowerBound)
      return CGColor(space, function.values(at: input)).map { Gradient.Stop($0.color, at: place) }
    }
    guard stops.count == places.count else { return nil }
    gradient = Gradient(stops, kind, drawsBeforeStart: extendStart, drawsAfterEnd: extendEnd)
  }
}

extension CGContext {
  /// Fills the clip with a shading.
  public func drawShading(_ shading: CGShading) {
    draw([.fill(.rect(boundingBoxOfClipPath), .affine(.identity), .gradient(shading.gradient))])
  }
}
