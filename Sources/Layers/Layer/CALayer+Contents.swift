public import Foundation
import Raster

// The picture that a layer shows.
extension CALayer {
  /// The picture in the bounds, between background and sublayers: a `CGImage`, or what was
  /// drawn by `draw(in:)`; nil, none, by default. Animatable. Anything else is stored, and a warning says that it is not drawn.
  public var contents: Any? {
    get { model.contents.picture.object }
    set {
      if newValue != nil, !(newValue is CGImage), !(newValue is LayerDrawing) {
        LayerWarning.undrawnProperty("contents", of: self).report()
      }
      set("contents", DiscreteValue(object: newValue), \.contents.picture)
    }
  }

  /// The part of the picture that shows, in fractions of it; all by default. Animatable.
  public var contentsRect: CGRect {
    get { model.contents.rect }
    set { set("contentsRect", newValue, \.contents.rect) }
  }

  /// The part of the picture that stretches, in fractions of it; all by default. Animatable.
  public var contentsCenter: CGRect {
    get { model.contents.center }
    set { set("contentsCenter", newValue, \.contents.center) }
  }

  /// How many pixels of the picture make a point; 1 by default. Animatable.
  public var contentsScale: CGFloat {
    get { model.contents.scale }
    set { set("contentsScale", newValue, \.contents.scale) }
  }

  /// How the picture fits the bounds; `resize` by default.
  public var contentsGravity: CALayerContentsGravity {
    get { model.contents.gravity }
    set { set("contentsGravity", newValue, \.contents.gravity) }
  }

  /// How the picture is drawn larger than it is; `linear` by default.
  public var magnificationFilter: CALayerContentsFilter {
    get { model.contents.magnificationFilter }
    set { set("magnificationFilter", newValue, \.contents.magnificationFilter) }
  }

  /// How the picture is drawn smaller than it is; `linear` by default.
  public var minificationFilter: CALayerContentsFilter {
    get { model.contents.minificationFilter }
    set { set("minificationFilter", newValue, \.contents.minificationFilter) }
  }
}
