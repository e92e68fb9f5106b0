import Foundation

/// Returns UIKit's ease-in-out curve, computed by bisection and independently of the library: the
/// Bézier curve with the control points (0, 0), (0.42, 0), (0.58, 1), (1, 1).
func easeInOut(_ time: Double) -> Double {
  func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
  var (low, high) = (0.0, 1.0)
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if bezier(middle, 0.42, 0.58) < time { low = middle } else { high = middle }
  }
  return bezier((low + high) / 2, 0, 1)
}
