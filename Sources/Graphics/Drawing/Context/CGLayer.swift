public import Foundation
import Geometry
import Raster

/// A drawing that is recorded once and drawn as often as needed.
///
/// As all drawing, it has no resolution of its own: it is drawn sharply at any size.
public final class CGLayer {
  /// The size in points.
  public let size: CGSize

  private let recorder: CGContext

  /// Creates a layer for drawing into `context`; nil if the size isn't positive. `auxiliaryInfo` has no
  /// effect.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [AnyHashable: Any]?) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    self.size = size
    recorder = CGContext(recording: CGRect(origin: .zero, size: size), scale: context.scale)
  }

  /// The context that draws into the layer. Its origin is the corner of the layer that is placed at the
  /// origin of the area in which the layer is drawn.
  public var context: CGContext? { recorder }

  /// What has been drawn so far, within the layer's bounds.
  fileprivate var picture: DisplayItem {
    let bounds = Clip(.rect(CGRect(origin: .zero, size: size)), .identity)
    return .group(DisplayGroup(clip: bounds, items: recorder.items))
  }
}

extension CGContext {
  /// Draws a layer with its origin at `point`.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws a layer, scaled to `rect`.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    let rect = rect.standardized
    let scale = CGAffineTransform(
      a: rect.width / layer.size.width, b: 0, c: 0, d: rect.height / layer.size.height,
      tx: rect.minX, ty: rect.minY)
    draw([layer.picture].applying(.affine(scale)))
  }
}
