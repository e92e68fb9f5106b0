public import Foundation
import Layers
import Raster

/// A view that blurs what lies beneath it. What it shows itself goes into its `contentView`.
///
/// What lies beneath is all that was drawn before: views behind this one, in its superviews too, as
/// long as none of these is faded, masked or in a transition. As Apple's documentation says, an alpha
/// below 1 on the view or on a superview breaks the effect: then it shows its colour alone. Animate
/// `effect` instead.
open class UIVisualEffectView: UIView {
  /// What holds the view's own content; as large as the view.
  open var contentView: UIView { ownContentView }

  private let ownContentView = UIView()
  private let backdrop = BackdropView()
  private var current: UIVisualEffect?

  /// A view with an effect; nil for none.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    prepare()
    self.effect = effect
  }

  /// A view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// There are no archives here: a view without an effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// The effect; nil for none, which shows the content alone. Animatable: in an animation block blur,
  /// saturation and colour go from one effect's to the other's.
  open var effect: UIVisualEffect? {
    get { current }
    set {
      current = newValue
      showEffect()
    }
  }

  /// Effects that follow the appearance change with it.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showEffect()
  }

  private func prepare() {
    for view in [backdrop, ownContentView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.isUserInteractionEnabled = false
  }

  private func showEffect() {
    guard let layer = backdrop.layer as? BackdropLayer else { return }
    let isDark = traitCollection.userInterfaceStyle == .dark
    var look = (current as? UIBlurEffect)?.style.look(isDark: isDark) ?? BackdropState()
    // What has no colour yet takes on that of the other end: it fades, and stays that colour.
    if look.tint.alpha == 0 { look.tint = layer.backdrop.tint.multiplied(byAlpha: 0) }
    if layer.backdrop.tint.alpha == 0 {
      UIView.performWithoutAnimation {
        layer.backdrop.tint = look.tint.multiplied(byAlpha: 0)
      }
    }
    layer.backdrop = look
  }
}

/// What shows the blur, beneath the content.
private final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }
}
