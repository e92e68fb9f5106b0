public import Foundation
import Layers
import Raster

/// A view that blurs the content beneath it. Add subviews to its `contentView`.
///
/// The blur includes everything drawn before the view: the views behind it, also in its superviews,
/// as long as no superview is translucent, masked or in a transition. As documented by Apple, an
/// alpha below 1 on the view or on a superview breaks the effect: only its tint is shown. Animate
/// `effect` instead.
open class UIVisualEffectView: UIView {
  /// The container of the view's own content; it has the size of the view.
  open var contentView: UIView { ownContentView }

  final var ownContentView = UIView()
  private let backdrop = BackdropView()
  private var current: UIVisualEffect?

  /// Creates a view with an effect; nil for none.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    prepare()
    self.effect = effect
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a view from its archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode(Self.effectProperties, of: self)
    prepare()
  }

  /// Encodes the view, without the parts that all views of the class have.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Self.effectProperties, of: self)
    coder.omitSubviews()
  }

  /// The effect; nil for none, which shows only the content. Animatable: in an animation block,
  /// blur, saturation and tint change from one effect's values to the other's.
  open var effect: UIVisualEffect? {
    get { current }
    set {
      current = newValue
      showEffect()
    }
  }

  /// Updates effects that depend on the appearance.
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
    var state = current?.backdrop(in: traitCollection) ?? BackdropState()
    // A colour that fades in or out keeps its hue: clear takes the other end's colour at zero
    // alpha.
    if state.tint.alpha == 0 { state.tint = layer.backdrop.tint.multiplied(byAlpha: 0) }
    if layer.backdrop.tint.alpha == 0 {
      UIView.performWithoutAnimation {
        layer.backdrop.tint = state.tint.multiplied(byAlpha: 0)
      }
    }
    layer.backdrop = state
    if current is UIGlassEffect || backdrop.clipsToBounds { setNeedsLayout() }
  }

  /// Gives glass its shape: the corners of the view or, without any, those of a capsule.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isGlass = current is UIGlassEffect
    guard isGlass || backdrop.clipsToBounds else { return }
    let capsule = min(bounds.width, bounds.height) / 2
    backdrop.clipsToBounds = isGlass
    backdrop.layer.cornerRadius =
      isGlass ? (layer.cornerRadius > 0 ? layer.cornerRadius : capsule) : 0
    backdrop.layer.maskedCorners = layer.maskedCorners
    backdrop.layer.borderWidth = isGlass ? 0.5 : 0
    backdrop.layer.borderColor = UIColor(white: 1, alpha: 0.4).cgColor
  }
}

/// The view that shows the blur, beneath the content.
private final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }
}
