public import Foundation

/// How much of a vibrant content's colour is its own; the raw values are Apple's.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// For text.
  case label = 0
  /// For text that matters less.
  case secondaryLabel = 1
  /// For text that matters less still.
  case tertiaryLabel = 2
  /// For text that hardly matters.
  case quaternaryLabel = 3
  /// For larger areas.
  case fill = 4
  /// For larger areas that matter less.
  case secondaryFill = 5
  /// For larger areas that hardly matter.
  case tertiaryFill = 6
  /// For lines between things.
  case separator = 7
}

/// An effect that lets what lies beneath shine through a view's content, above a blur.
///
/// Code that uses it compiles and shows its content, in the content's own colours: how vibrancy mixes
/// these with what lies beneath is documented nowhere and not drawn here.
open class UIVibrancyEffect: UIVisualEffect {
  private let blur: UIBlurEffect
  private let style: UIVibrancyEffectStyle?

  /// Vibrancy above the given blur.
  public init(blurEffect: UIBlurEffect) {
    (blur, style) = (blurEffect, nil)
    super.init()
  }

  /// Vibrancy of a style above the given blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (blur, self.style) = (blurEffect, style)
    super.init()
  }

  /// There are no archives here: vibrancy above a regular blur.
  public required init?(coder: NSCoder) {
    (blur, style) = (UIBlurEffect(style: .regular), nil)
    super.init(coder: coder)
  }

  /// Vibrancies of one style above blurs of one style are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other.style == style && other.blur == blur
  }

  /// The same for vibrancies above blurs of one style.
  open override var hash: Int { blur.hash }
}
