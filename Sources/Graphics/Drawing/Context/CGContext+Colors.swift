public import Foundation

extension CGContext {
  /// Sets the colour of fills. The default is opaque black.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the colour of strokes. The default is opaque black.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the colour of fills, in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of strokes, in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of fills to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the colour of strokes to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the colour of fills to a mixture of inks, in 0…1, converted as by `CGColor`.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Sets the colour of strokes to a mixture of inks, in 0…1, converted as by `CGColor`.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Sets the space in which `setFillColor(_:)` reads components. The colour becomes opaque black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    state.fillColor = .black
  }

  /// Sets the space in which `setStrokeColor(_:)` reads components. The colour becomes opaque
  /// black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    state.strokeColor = .black
  }

  /// Sets the colour of fills to components in the current fill space, initially grey, followed by
  /// alpha. Does nothing if there are too few components.
  public func setFillColor(_ components: [CGFloat]) {
    state.fillColor = CGColor(state.fillSpace, components) ?? state.fillColor
  }

  /// Sets the colour of strokes to components in the current stroke space, initially grey, followed
  /// by alpha. Does nothing if there are too few components.
  public func setStrokeColor(_ components: [CGFloat]) {
    state.strokeColor = CGColor(state.strokeSpace, components) ?? state.strokeColor
  }

  /// Sets the offset of patterns, in the context's initial user space. The default is zero: one
  /// copy of a pattern's picture has its corner at the origin of that space.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }
}
