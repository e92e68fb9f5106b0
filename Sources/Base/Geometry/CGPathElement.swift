public import Foundation

/// The type of a path's step.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a subpath; one point.
  case moveToPoint

  /// A line; one point.
  case addLineToPoint

  /// A quadratic Bézier: its control point and its end.
  case addQuadCurveToPoint

  /// A cubic Bézier: its two control points and its end.
  case addCurveToPoint

  /// A line to the start of the subpath; no points.
  case closeSubpath
}

/// One step of a path, as passed to the function that enumerates a path.
public struct CGPathElement {
  /// The type of the step.
  public var type: CGPathElementType

  /// The step's points, as many as its type has. The pointer is valid only during the call that
  /// passes it.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates a step from a type and its points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// The closure that `CGPath.applyWithBlock(_:)` calls for each step.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

/// The function that `CGPath.apply(info:function:)` calls for each step: a Swift function, to which
/// the C functions of Core Graphics convert.
public typealias CGPathApplierFunction = (
  _ info: UnsafeMutableRawPointer?, _ element: UnsafePointer<CGPathElement>
) -> Void

extension CGPath {
  /// Calls `block` for each step, in order.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    var points = path.points
    // Ensures a base address even if there are no points.
    points.append(.zero)
    points.withUnsafeMutableBufferPointer { buffer in
      guard var place = buffer.baseAddress else { return }
      for verb in path.verbs {
        var element = CGPathElement(type: verb.elementType, points: place)
        block(&element)
        place += verb.pointCount
      }
    }
  }

  /// Calls `function` for each step, in order, and passes `info` through.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

extension Path.Verb {
  fileprivate var elementType: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
