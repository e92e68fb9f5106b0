package import Foundation
import Geometry
package import Raster

/// A layer that shows the content beneath it, blurred, within its outline and behind its sublayers.
///
/// It draws nothing while it has no effect: without blur, with a saturation of 1 and a clear tint.
package final class BackdropLayer: CALayer {
  /// The layer's effect on the content beneath it; each part is animatable.
  package var backdrop: BackdropState {
    get { modelState.backdrop }
    set {
      set("backdropBlur", newValue.blur, \.backdrop.blur)
      set("backdropSaturation", newValue.saturation, \.backdrop.saturation)
      set("backdropTint", newValue.tint, \.backdrop.tint)
    }
  }

  package override init() { super.init() }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  package override init(layer: Any) { super.init(layer: layer) }

  package override class var properties: [String: LayerProperty] { LayerProperty.ofBackdrops }

  package override class var viewProperties: [String: LayerProperty] { properties }

  package override func ownContent(of state: LayerState) -> [DisplayItem] {
    let backdrop = state.backdrop
    guard backdrop != BackdropState(tint: backdrop.tint) || backdrop.tint.alpha > 0 else {
      return []
    }
    return [
      .backdrop(
        DisplayBackdrop(
          clip: Clip(state.outline, CGAffineTransform.identity), filters: backdrop.filters,
          tint: backdrop.tint))
    ]
  }
}

/// The effect of a layer on the content beneath it.
package struct BackdropState: Hashable, Sendable {
  /// The standard deviation σ of the blur, in points.
  package var blur = 0.0
  /// The saturation of the content: 0 for greyscale, 1 for no change.
  package var saturation = 1.0
  /// The colour that is drawn over the content.
  package var tint = Color.clear

  package init(blur: Double = 0, saturation: Double = 1, tint: Color = .clear) {
    self.blur = blur
    self.saturation = saturation
    self.tint = tint
  }

  /// The filters of the content, in the order in which they are applied.
  var filters: [PictureFilter] { [.blur(sigma: max(blur, 0)), .saturation(saturation)] }
}

extension LayerState {
  /// The values of a `BackdropLayer`; the defaults for other layers.
  package var backdrop: BackdropState {
    get { if case .backdrop(let values) = kind { values } else { BackdropState() } }
    set { kind = .backdrop(newValue) }
  }
}

extension LayerProperty {
  /// The key paths of backdrop layers.
  static let ofBackdrops = table(adding: [
    number("backdropBlur", { $0.backdrop.blur }, { $0.backdrop.blur = $1 }),
    number("backdropSaturation", { $0.backdrop.saturation }, { $0.backdrop.saturation = $1 }),
    color("backdropTint", { $0.backdrop.tint }, { $0.backdrop.tint = $1 }),
  ])
}
