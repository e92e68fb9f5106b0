public import Drawing
public import Foundation
public import Geometry

// The shadow that a layer casts.
extension CALayer {
  /// The opacity of the shadow, 0…1; 0, none, by default. Animatable.
  public var shadowOpacity: Float {
    get { Float(model.shadow.opacity) }
    set { set("shadowOpacity", Double(newValue), \.shadow.opacity) }
  }

  /// How far the shadow's edge is blurred, in points; 3 by default. Animatable.
  public var shadowRadius: CGFloat {
    get { model.shadow.radius }
    set { set("shadowRadius", newValue, \.shadow.radius) }
  }

  /// How far the shadow lies from what casts it, in points; (0, -3) by default. Animatable.
  public var shadowOffset: CGSize {
    get { model.shadow.offset }
    set { set("shadowOffset", newValue, \.shadow.offset) }
  }

  /// The shadow's colour; opaque black by default. Animatable.
  public var shadowColor: CGColor? {
    get { model.shadow.color.map { CGColor($0) } }
    set { set("shadowColor", newValue?.color, \.shadow.color) }
  }

  /// The outline that casts the shadow; nil takes the layer's own. Animatable, but not by itself.
  public var shadowPath: CGPath? {
    get { model.shadow.path.map { CGPath($0) } }
    set { set("shadowPath", newValue?.path, \.shadow.path) }
  }
}
