public import Foundation
import Geometry
import Raster

extension CGContext {
  /// Fills what the clip lets show with colours that change from `start` to `end`, alike along lines
  /// across; beyond the ends where `options` say so.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    draw(gradient, .axial(from: start, to: end), options)
  }

  /// Fills what the clip lets show with colours that change from one circle to another; inside of the
  /// first and outside of the second where `options` say so.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    draw(
      gradient,
      .radial(
        from: Gradient.Circle(startCenter, radius: startRadius),
        to: Gradient.Circle(endCenter, radius: endRadius)),
      options)
  }

  /// Fills what the clip lets show with colours that change around `center`, from `angle`, in radians
  /// from the x axis towards the y axis.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    draw(gradient, .conic(center: center, angle: angle), [])
  }

  private func draw(
    _ gradient: CGGradient, _ way: Gradient.Way, _ options: CGGradientDrawingOptions
  ) {
    let colors = Gradient(
      gradient.stops, way, drawsBeforeStart: options.contains(.drawsBeforeStartLocation),
      drawsAfterEnd: options.contains(.drawsAfterEndLocation))
    draw([.fill(.rect(boundingBoxOfClipPath), .affine(.identity), .gradient(colors))])
  }
}
