import Foundation
import Views

/// An image view that can darken its image, as a button does during a touch.
final class ShadedImageView: UIImageView {
  private var shade: UIImageView?

  /// A Boolean value that indicates whether the image, and only the image, is darkened by half.
  var isShaded = false { didSet { if isShaded != oldValue { showShade() } } }

  /// The image, in its own colours or as a template.
  override var image: UIImage? { didSet { showShade() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade?.frame = bounds
    shade?.contentMode = contentMode
  }

  private func showShade() {
    guard isShaded, let image else {
      shade?.removeFromSuperview()
      shade = nil
      return
    }
    let shade = shade ?? UIImageView(frame: bounds)
    if self.shade == nil { addSubview(shade) }
    shade.image = image.withTintColor(UIColor(white: 0, alpha: 0.5), renderingMode: .alwaysTemplate)
    shade.contentMode = contentMode
    self.shade = shade
  }
}
