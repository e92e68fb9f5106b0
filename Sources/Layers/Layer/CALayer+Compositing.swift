import Raster

// How a layer meets what lies beneath it.
extension CALayer {
  /// The name of a blend mode by which the layer, with all in it, meets what lies beneath: one of
  /// "multiplyBlendMode", "screenBlendMode" and so on, for each mode from `normal` to `luminosity`
  /// of `CGBlendMode`, or "clear", "copy", "sourceIn", "sourceOut", "sourceAtop", "destOver",
  /// "destIn", "destOut", "destAtop", "xor", "plusD", "plusL". Nil, as `normal`, by default.
  ///
  /// (D) Names that change what is beneath even where the layer shows nothing do so within its
  /// bounds. Any other value is stored, and a warning says that it is not drawn: there are no
  /// `CIFilter`s.
  public var compositingFilter: Any? {
    get { model.compositingFilter.object }
    set {
      if let newValue, CGBlendMode(compositingFilter: newValue) == nil {
        LayerWarning.undrawnProperty(
          "compositingFilter", newValue, of: self,
          hint: "Give it the name of a blend mode, such as \"multiplyBlendMode\"."
        ).report()
      }
      set("compositingFilter", DiscreteValue(object: newValue), \.compositingFilter)
    }
  }
}

extension LayerState {
  /// The mode that the layer's compositing filter names.
  var blendMode: CGBlendMode {
    compositingFilter.object.flatMap { CGBlendMode(compositingFilter: $0) } ?? .normal
  }
}

extension CGBlendMode {
  /// The mode that a compositing filter names, if it does.
  fileprivate init?(compositingFilter filter: Any) {
    guard let name = filter as? String, let mode = Self.ofFilters[name] else { return nil }
    self = mode
  }

  private static let ofFilters: [String: CGBlendMode] = [
    "normalBlendMode": .normal, "multiplyBlendMode": .multiply, "screenBlendMode": .screen,
    "overlayBlendMode": .overlay, "darkenBlendMode": .darken, "lightenBlendMode": .lighten,
    "colorDodgeBlendMode": .colorDodge, "colorBurnBlendMode": .colorBurn,
    "softLightBlendMode": .softLight, "hardLightBlendMode": .hardLight,
    "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion, "hueBlendMode": .hue,
    "saturationBlendMode": .saturation, "colorBlendMode": .color,
    "luminosityBlendMode": .luminosity, "clear": .clear, "copy": .copy, "sourceOver": .normal,
    "sourceIn": .sourceIn, "sourceOut": .sourceOut, "sourceAtop": .sourceAtop,
    "destOver": .destinationOver, "destIn": .destinationIn, "destOut": .destinationOut,
    "destAtop": .destinationAtop, "xor": .xor, "plusD": .plusDarker, "plusL": .plusLighter,
  ]
}
