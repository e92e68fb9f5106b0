public import Foundation
import Geometry
import Raster

extension CGContext {
  /// Fills the clip with colours that change from `start` to `end` and are constant across that
  /// direction. `options` extend the colours beyond the ends.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    draw(gradient, .axial(from: start, to: end), options)
  }

  /// Fills the clip with colours that change from one circle to another. `options` extend the
  /// colours inside the first and outside the second circle.
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

  /// Fills the clip with colours that change around `center`, starting at `angle`, in radians from
  /// the x axis towards the y axis.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    draw(gradient, .conic(center: center, angle: angle), [])
  }

  private func draw(
    _ gradient: CGGradient, _ kind: Gradient.Kind, _ options: CGGradientDrawingOptions
  ) {
    let colors = Gradient(
      gradient.stops, kind, drawsBeforeStart: options.contains(.drawsBeforeStartLocation),
      drawsAfterEnd: options.contains(.drawsAfterEndLocation))
    draw([.fill(.rect(boundingBoxOfClipPath), .affine(.identity), .gradient(colors))])
  }
}
