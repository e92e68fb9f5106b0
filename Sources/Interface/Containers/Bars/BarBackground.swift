import Foundation
import Geometry
import Layers
import Views

/// The background of a bar, with the line at its inner edge.
///
/// The standard one is drawn as the colour that iOS's blur has over white or black, at 94 %: blurring
/// what is below costs time in each frame and shows little.
final class BarBackground: UIView {
  private let line = UIImageView(image: nil)
  private let picture = UIImageView(image: nil)
  private var effect: UIVisualEffectView?
  private let isLineBelow: Bool

  /// Creates a background; the line is below a bar at the top.
  init(isLineBelow: Bool) {
    self.isLineBelow = isLineBelow
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [picture, line] { addSubview(view) }
    picture.clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// Shows an appearance. `tint` and `isTranslucent` are the bar's own properties, `isDark` its style.
  func show(
    _ appearance: UIBarAppearance, tint: UIColor?, isTranslucent: Bool, isDark: Bool
  ) {
    overrideUserInterfaceStyle = isDark ? .dark : .unspecified
    effect?.removeFromSuperview()
    effect = nil
    if let blur = appearance.backgroundEffect {
      let view = UIVisualEffectView(effect: blur)
      insertSubview(view, at: 0)
      effect = view
    }
    backgroundColor = color(appearance, tint, isTranslucent)
    picture.image = appearance.backgroundImage
    picture.contentMode = appearance.backgroundImageContentMode
    line.image = appearance.shadowImage
    line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
    line.tintColor = appearance.shadowColor
    line.isHidden = appearance.shadowImage == nil && appearance.shadowColor == nil
    setNeedsLayout()
  }

  private func color(
    _ appearance: UIBarAppearance, _ tint: UIColor?, _ isTranslucent: Bool
  ) -> UIColor? {
    if let color = appearance.backgroundColor { return color }
    if appearance.base == .transparent || appearance.backgroundEffect != nil { return nil }
    // UIKit makes a tint of a translucent bar slightly transparent.
    if let tint { return isTranslucent ? tint.withAlphaComponent(0.85) : tint }
    return appearance.base == .opaque || !isTranslucent ? .systemBackground : Self.chrome
  }

  /// The colour behind the custom image of a bar: none behind a translucent bar's, otherwise the tint,
  /// black for dark bars or white.
  static func colorBehindImage(
    tint: UIColor?, isTranslucent: Bool, isDark: Bool
  ) -> UIColor {
    if isTranslucent { return .clear }
    return tint ?? (isDark ? .black : .white)
  }

  private static let chrome = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 29 / 255, green: 29 / 255, blue: 29 / 255, alpha: 0.94)
      : UIColor(red: 249 / 255, green: 249 / 255, blue: 249 / 255, alpha: 0.94)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let thickness = line.image?.size.height ?? 1 / max(UIScreen.main.scale, 1)
    picture.frame = bounds
    effect?.frame = bounds
    line.frame = CGRect(
      x: 0, y: isLineBelow ? bounds.maxY : -thickness, width: bounds.width, height: thickness)
  }
}
