import Foundation

/// UIKit's ease-in-out by bisection, computed apart from the library: the Bézier curve through
/// (0, 0), (0.42, 0), (0.58, 1), (1, 1).
func easeInOut(_ time: Double) -> Double {
  func x(_ t: Double) -> Double { 3 * (1 - t) * (1 - t) * t * 0.42 + 3 * (1 - t) * t * t * 0.58 + t * t * t }
  func y(_ t: Double) -> Double { 3 * (1 - t) * t * t + t * t * t }
  var (low, high) = (0.0, 1.0)
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if x(middle) < time { low = middle } else { high = middle }
  }
  return y((low + high) / 2)
}
