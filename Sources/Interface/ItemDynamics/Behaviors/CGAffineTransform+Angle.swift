import Foundation
import Geometry

extension CGAffineTransform {
  /// The angle by which the transform turns the x axis, in radians.
  var angle: CGFloat { CGFloat(Maths.arcTangent(y: Double(b), x: Double(a))) }
}
