import Layers
import Raster

extension UIBlurEffect.Style {
  /// Returns the blur, saturation and tint of the style in an appearance.
  ///
  /// The values of `extraLight`, `light`, `regular` and most system materials were measured on iOS
  /// (O9.6, O9.7, O9.10 and O9.11 in docs/measured.md). The others are our decision: `dark` and
  /// `prominent` follow Apple's sample code UIImageEffects, which imitated the first styles; the
  /// thick and chrome materials, and the thin ones in the dark appearance, have not been measured.
  func backdrop(isDark: Bool) -> BackdropState {
    switch self {
    case .extraLight: Self.backdrop(20, 0.97, 0.8)
    case .light: Self.backdrop(30, 1, 0.3)
    case .dark: Self.backdrop(20, 0.11, 0.73)
    case .regular:
      isDark ? UIBlurEffect.Style.dark.backdrop(isDark: true) : Self.backdrop(30, 1, 0.3)
    case .prominent: (isDark ? UIBlurEffect.Style.dark : .extraLight).backdrop(isDark: isDark)
    case .systemUltraThinMaterial:
      Self.material(22.5, 1.1, isDark ? (31, 177) : (88, 245))
    case .systemThinMaterial: Self.material(29.5, 1.35, isDark ? (31, 130) : (142, 245))
    case .systemMaterial: Self.material(29.5, 1.5, isDark ? (31, 83) : (197, 245))
    case .systemThickMaterial: Self.material(29.5, 1.5, isDark ? (31, 57) : (222, 245))
    case .systemChromeMaterial: Self.material(29.5, 1.5, isDark ? (31, 70) : (210, 245))
    default:
      adaptive?.backdrop(isDark: rawValue > Self.systemChromeMaterialLight.rawValue) ?? Self.none
    }
  }

  /// The material with the same thickness that adapts to the appearance.
  private var adaptive: UIBlurEffect.Style? {
    UIBlurEffect.Style(rawValue: (rawValue - 1) % 5 + Self.systemUltraThinMaterial.rawValue)
  }

  private static var none: BackdropState { BackdropState() }

  /// Returns a material from the levels, 0…255, at which black and white show through it.
  private static func material(
    _ blur: Double, _ saturation: Double, _ shown: (black: Double, white: Double)
  ) -> BackdropState {
    let alpha = 1 - (shown.white - shown.black) / 255
    let white = shown.black / 255 / alpha
    return backdrop(blur, white, alpha, saturation: saturation)
  }

  private static func backdrop(
    _ blur: Double, _ white: Double, _ alpha: Double, saturation: Double = 1.8
  ) -> BackdropState {
    BackdropState(
      blur: blur, saturation: saturation,
      tint: Color(red: white, green: white, blue: white, alpha: alpha))
  }
}
