public import Foundation

extension CGContext {
  /// What fills are drawn with; opaque black by default.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// What strokes are drawn with; opaque black by default.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// What fills are drawn with, in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// What strokes are drawn with, in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// What fills are drawn with, as a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// What strokes are drawn with, as a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// What `setFillColor(_:)` reads components as; the colour becomes opaque black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    (state.fillSpace, state.fillColor) = (space, .black)
  }

  /// What `setStrokeColor(_:)` reads components as; the colour becomes opaque black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    (state.strokeSpace, state.strokeColor) = (space, .black)
  }

  /// What fills are drawn with: components of the space that has been set, grey at first, then
  /// alpha. Fewer than that change nothing.
  public func setFillColor(_ components: [CGFloat]) {
    state.fillColor = CGColor(state.fillSpace, components) ?? state.fillColor
  }

  /// What strokes are drawn with: components of the space that has been set, grey at first, then
  /// alpha. Fewer than that change nothing.
  public func setStrokeColor(_ components: [CGFloat]) {
    state.strokeColor = CGColor(state.strokeSpace, components) ?? state.strokeColor
  }

  /// How far patterns are moved, in the user space that the context began with; zero by default: one
  /// of a pattern's pictures has its corner at the origin of that space.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }
}
