import Controls
import Foundation
import Geometry
import Layers
import Views

/// The background of a cell, as a configuration describes it.
final class CellBackground: UIView {
  private let picture = UIImageView(image: nil)
  private let effect = BackgroundEffect()
  private var custom: UIView?

  /// Shows a configuration in a cell's bounds.
  func show(
    _ configuration: UIBackgroundConfiguration, corners: CACornerMask, tint: UIColor,
    in bounds: CGRect
  ) {
    isUserInteractionEnabled = false
    let insets = configuration.backgroundInsets
    frame = CGRect(
      x: insets.leading, y: insets.top,
      width: max(bounds.width - insets.leading - insets.trailing, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
    let color = configuration.resolvedBackgroundColor(for: tint)
    backgroundColor = configuration.visualEffect == nil ? color : nil
    layer.cornerRadius = configuration.cornerRadius
    layer.maskedCorners = corners
    effect.show(configuration.visualEffect, color, in: self)
    configuration.shadowProperties.show(on: layer)
    layer.borderWidth = configuration.strokeWidth
    layer.borderColor =
      configuration.strokeWidth > 0 ? configuration.resolvedStrokeColor(for: tint).cgColor : nil
    if custom !== configuration.customView { custom?.removeFromSuperview() }
    custom = configuration.customView
    picture.image = configuration.image
    picture.contentMode = configuration.imageContentMode
    for view in [configuration.image == nil ? nil : picture, custom] {
      guard let view else { continue }
      view.frame = self.bounds
      if view.superview !== self { addSubview(view) }
    }
    if configuration.image == nil { picture.removeFromSuperview() }
  }
}

extension CACornerMask {
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
