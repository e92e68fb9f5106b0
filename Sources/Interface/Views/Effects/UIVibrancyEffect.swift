public import Foundation

/// The prominence of vibrant content; the raw values are Apple's.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// For text.
  case label = 0
  /// For secondary text.
  case secondaryLabel = 1
  /// For tertiary text.
  case tertiaryLabel = 2
  /// For text of the lowest prominence.
  case quaternaryLabel = 3
  /// For larger areas.
  case fill = 4
  /// For larger areas of secondary prominence.
  case secondaryFill = 5
  /// For larger areas of tertiary prominence.
  case tertiaryFill = 6
  /// For separator lines.
  case separator = 7
}

/// An effect that blends a view's content with the background, above a blur.
///
/// The blending isn't drawn here, because Apple doesn't document it. Code that uses the effect
/// compiles, and its content appears in its own colours.
open class UIVibrancyEffect: UIVisualEffect {
  private let blur: UIBlurEffect
  private let style: UIVibrancyEffectStyle?

  /// Creates vibrancy above a blur.
  public init(blurEffect: UIBlurEffect) {
    blur = blurEffect
    style = nil
    super.init()
  }

  /// Creates vibrancy of a style above a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    blur = blurEffect
    self.style = style
    super.init()
  }

  /// Creates vibrancy above a regular blur; archives aren't supported.
  public required init?(coder: NSCoder) {
    blur = UIBlurEffect(style: .regular)
    style = nil
    super.init(coder: coder)
  }

  /// Returns whether the object is a vibrancy of the same style above a blur of the same style.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other.style == style && other.blur == blur
  }

  /// A hash value of the blur's style.
  open override var hash: Int { blur.hash }
}
