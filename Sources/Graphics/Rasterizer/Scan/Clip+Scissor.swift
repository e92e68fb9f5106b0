import Geometry
import Raster

extension Clip? {
  /// What a scissor becomes through this clip, if the clip is no more than a scissor: none, or an
  /// upright rectangle with its sides between pixels.
  func scissor(within scissor: PixelRect) -> PixelRect? {
    guard let clip = self else { return scissor }
    guard case .rect(let rect) = clip.shape, case .affine(let transform) = clip.transform,
      transform.isFinite, let box = EdgeList.uprightBox(rect, transform)?.wholePixels
    else { return nil }
    return scissor.intersection(box)
  }
}
