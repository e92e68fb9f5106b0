import Foundation
import Geometry
import Layers
import Raster

extension LivingParticle {
  /// Returns the display item of the particle in its layer's place; nil without a picture.
  func item(in placed: PlacedLayer, preservingDepth: Bool) -> DisplayItem? {
    guard var fill = kind.fill else { return nil }
    fill.color = Color(red: color.x, green: color.y, blue: color.z, alpha: color.w)
      .tinted(placed.around.tint)
    let turn = Maths.sineAndCosine(angle)
    let (along, across) = (turn.cosine * scale, turn.sine * scale)
    let particleTransform = CGAffineTransform(
      a: along, b: across, c: -across, d: along, tx: point.x, ty: point.y)
    var projection = Projection.affine(particleTransform).concatenating(placed.projection)
    if preservingDepth, let space = placed.around.space {
      var inSpace = CATransform3D(particleTransform)
      inSpace.m43 = point.z
      let layer = placed.state.toSuperlayer.concatenating(space)
      projection = Projection(inSpace.concatenating(layer)).concatenating(placed.around.plane)
    }
    return .fill(.rect(kind.area), projection, .image(fill))
  }
}
