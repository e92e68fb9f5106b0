import Geometry
import Raster

extension Surface {
  /// Returns the surface limited to a clip if a scissor is enough for that: no clip, or an upright
  /// rectangle with its sides on pixel boundaries.
  func clipped(by clip: Clip?) -> Surface? {
    guard let clip else { return self }
    guard case .rect(let rect) = clip.shape, case .affine(let transform) = clip.transform,
      transform.isFinite, let box = EdgeList.uprightBox(rect, transform)?.wholePixels
    else { return nil }
    return clipped(to: box)
  }
}
