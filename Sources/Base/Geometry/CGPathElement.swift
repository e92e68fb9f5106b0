public import Foundation

/// What a step of a path does.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a subpath; one point.
  case moveToPoint

  /// A line; one point.
  case addLineToPoint

  /// A quadratic Bézier: its control point and its end.
  case addQuadCurveToPoint

  /// A cubic Bézier: its two control points and its end.
  case addCurveToPoint

  /// A line to where the subpath started; no points.
  case closeSubpath
}

/// One step of a path, as a function that goes through a path sees it.
public struct CGPathElement {
  /// What the step does.
  public var type: CGPathElementType

  /// Its points, as many as its type has. They live as long as the call that hands them over.
  public var points: UnsafeMutablePointer<CGPoint>

  /// A step of a type and its points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

/// What `CGPath.applyWithBlock(_:)` calls for each step.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

/// What `CGPath.apply(info:function:)` calls for each step: a plain Swift function, of which the C
/// functions that Core Graphics takes are a kind.
public typealias CGPathApplierFunction = (
  _ info: UnsafeMutableRawPointer?, _ element: UnsafePointer<CGPathElement>
) -> Void

extension CGPath {
  /// Calls `block` for each step, in order.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    var points = path.points
    // So that there is an address even where there are no points.
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

  /// Calls `function` for each step, in order, and hands `info` through.
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
