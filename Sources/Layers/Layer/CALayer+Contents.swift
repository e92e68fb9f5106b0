public import Foundation
import Raster

// The picture that a layer shows.
extension CALayer {
  /// The picture in the bounds, between background and sublayers: a `CGImage`, or what was drawn by
  /// `draw(in:)`; nil, none, by default. Anything else is stored, and a warning says that it is not
  /// drawn.
  ///
  /// Animatable: one picture fades into the other, each placed by its own size, as a mean of their
  /// pixels. In a standalone layer it does so by itself, also where `display()` draws anew; a view's
  /// layer needs an animation that is added, or `UIView.transition(with:)`. (D) In a presentation amid
  /// a fade this is the picture that shows most, the old one up to the middle; it is drawn as the
  /// mixture.
  public var contents: Any? {
    get { model.contents.picture.object }
    set {
      if let newValue, !(newValue is CGImage), !(newValue is LayerDrawing) {
        LayerWarning.undrawnProperty(
          "contents", newValue, of: self, hint: "Give it a CGImage: a UIImage's cgImage."
        ).report()
      }
      set("contents", LayerContents(object: newValue), \.contents.picture)
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

  /// What is added to the level of detail where a `trilinear` picture is drawn smaller than it is: by 1
  /// it is drawn from a picture half as large, softer, by −1 from one twice as large. 0 by default.
  /// Animatable.
  public var minificationFilterBias: Float {
    get { Float(model.contents.minificationFilterBias) }
    set {
      set("minificationFilterBias", Double(newValue), \.contents.minificationFilterBias)
    }
  }
}
