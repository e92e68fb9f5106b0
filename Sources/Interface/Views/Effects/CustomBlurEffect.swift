import Drawing
import Foundation
import Geometry
import Layers
import Messaging
import Raster

/// The class of UIKit with a radius of one's own. It isn't public: libraries find it by its name, and set its
/// values by their keys. The keys and what they mean are those that libraries use.
final class _UICustomBlurEffect: UIBlurEffect {
  /// The radius of the blur, in the unit of the system's effects.
  var blurRadius: CGFloat = 0
  /// The colour over the blurred content; nil for none.
  var colorTint: UIColor?
  /// The share of the colour, 0…1.
  var colorTintAlpha: CGFloat = 1
  /// The saturation of the content: 1 for no change.
  var saturationDeltaFactor: CGFloat = 1
  /// The scale at which the content is blurred; without effect.
  var scale: CGFloat = 1
  /// A grey over the blurred content, 0…1.
  var grayscaleTintLevel: CGFloat = 0
  /// The share of the grey, 0…1.
  var grayscaleTintAlpha: CGFloat = 0

  override init() { super.init() }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func backdrop(in traits: UITraitCollection) -> BackdropState {
    let grey = UIColor(white: grayscaleTintLevel, alpha: grayscaleTintAlpha)
    let color = colorTint?.resolvedColor(with: traits) ?? grey
    let share = colorTint == nil ? 1 : Double(colorTintAlpha)
    return BackdropState(
      blur: Double(blurRadius), saturation: Double(saturationDeltaFactor),
      tint: color.cgColor.color.multiplied(byAlpha: share))
  }

  override func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }

  override var hash: Int { ObjectIdentifier(self).hashValue }

  /// The keys.
  static var members: [PortedMember] {
    [
      .property("blurRadius", \_UICustomBlurEffect.blurRadius),
      .property("colorTint", \_UICustomBlurEffect.colorTint),
      .property("colorTintAlpha", \_UICustomBlurEffect.colorTintAlpha),
      .property("saturationDeltaFactor", \_UICustomBlurEffect.saturationDeltaFactor),
      .property("scale", \_UICustomBlurEffect.scale),
      .property("grayscaleTintLevel", \_UICustomBlurEffect.grayscaleTintLevel),
      .property("grayscaleTintAlpha", \_UICustomBlurEffect.grayscaleTintAlpha),
    ]
  }
}
