import Geometry
import Raster

extension Surface {
  /// The surface within a clip, if that is no more than a scissor: none, or an upright rectangle with
  /// its sides between pixels.
  func clipped(by clip: Clip?) -> Surface? {
    guard let clip else { return self }
    guard case .rect(let rect) = clip.shape, case .affine(let transform) = clip.transform,
      transform.isFinite, let box = EdgeList.uprightBox(rect, transform)?.wholePixels
    else { return nil }
    return clipped(to: box)
  }
}
