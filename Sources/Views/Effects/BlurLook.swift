import Layers
import Raster

extension UIBlurEffect.Style {
  /// What the style does in an appearance: our decision, since Apple names no numbers.
  ///
  /// `extraLight`, `light` and `dark` have those of Apple's sample code UIImageEffects, which
  /// imitated them: σ of 20, 30 and 20 points, a saturation of 1.8, white 0.97 at 0.82, white at 0.3
  /// and white 0.11 at 0.73. `regular` is `light` or `dark`, and `prominent` is `extraLight` or
  /// `dark`. Materials blur by 30 points under white 0.97 or 0.11, the more of it the thicker.
  func look(isDark: Bool) -> BackdropState {
    switch self {
    case .extraLight: Self.look(20, 0.97, 0.82)
    case .light: Self.look(30, 1, 0.3)
    case .dark: Self.look(20, 0.11, 0.73)
    case .regular: isDark ? UIBlurEffect.Style.dark.look(isDark: true) : Self.look(30, 1, 0.3)
    case .prominent: (isDark ? UIBlurEffect.Style.dark : .extraLight).look(isDark: isDark)
    case .systemUltraThinMaterial: Self.material(0.42, isDark)
    case .systemThinMaterial: Self.material(0.58, isDark)
    case .systemMaterial: Self.material(0.72, isDark)
    case .systemThickMaterial: Self.material(0.86, isDark)
    case .systemChromeMaterial: Self.material(0.8, isDark)
    default: always?.look(isDark: rawValue > Self.systemChromeMaterialLight.rawValue) ?? Self.none
    }
  }

  /// The material that this one is, whatever the appearance.
  private var always: UIBlurEffect.Style? {
    UIBlurEffect.Style(rawValue: (rawValue - 1) % 5 + Self.systemUltraThinMaterial.rawValue)
  }

  private static var none: BackdropState { BackdropState() }

  private static func material(_ strength: Double, _ isDark: Bool) -> BackdropState {
    look(30, isDark ? 0.11 : 0.97, strength)
  }

  private static func look(_ blur: Double, _ white: Double, _ alpha: Double) -> BackdropState {
    BackdropState(
      blur: blur, saturation: 1.8,
      tint: Color(red: white, green: white, blue: white, alpha: alpha))
  }
}
