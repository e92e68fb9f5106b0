import Raster

// Compositing of a layer with the content beneath it.
extension CALayer {
  /// Sets the filter, with a warning if it can't be drawn.
  func setCompositingFilter(_ filter: Any?) {
    if let filter, CGBlendMode(compositingFilter: filter) == nil {
      LayerWarning.undrawnProperty(
        "compositingFilter", filter, of: self,
        hint: "Use the name of a blend mode, such as \"multiplyBlendMode\"."
      ).report()
    }
    set("compositingFilter", DiscreteValue(object: filter), \.compositingFilter)
  }
}

extension LayerState {
  /// The blend mode that the compositing filter names.
  var blendMode: CGBlendMode {
    compositingFilter.object.flatMap { CGBlendMode(compositingFilter: $0) } ?? .normal
  }
}

extension CGBlendMode {
  /// Creates the mode that a compositing filter names; nil if it names none.
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
