import Foundation
import Geometry
import Raster

/// What `saveGState()` saves.
struct ContextState {
  /// From user space to base space.
  var transform = CGAffineTransform.identity
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  /// How far patterns are moved from the origin of base space, in base space.
  var patternPhase = CGSize.zero
  /// What components that are set alone are read as.
  var fillSpace = CGColorSpace.deviceGray
  var strokeSpace = CGColorSpace.deviceGray
  var alpha = 1.0
  var blendMode = CGBlendMode.normal
  var line = StrokeStyle()
  var shadow: ContextShadow?
  var clip: ClipNode?
  var interpolation = CGInterpolationQuality.default
  var textMode = CGTextDrawingMode.fill
}

/// A shadow that everything drawn throws.
struct ContextShadow {
  /// In base space.
  var offset: CGSize
  /// In base space; twice the standard deviation.
  var blur: CGFloat
  var color: Color
}

/// How pictures are sampled when they are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// Smoothly.
  case `default` = 0
  /// Each pixel takes the nearest of the picture.
  case none
  /// Smoothly.
  case low
  /// Smoothly.
  case high
  /// Smoothly.
  case medium = 4
}
