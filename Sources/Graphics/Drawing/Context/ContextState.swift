import Foundation
import Geometry
import Raster

/// The state that `saveGState()` saves.
struct ContextState {
  /// The transform from user space to base space.
  var transform = CGAffineTransform.identity
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  /// The offset of patterns from the origin of base space, in base space.
  var patternPhase = CGSize.zero
  /// The spaces in which bare components are read.
  var fillSpace = CGColorSpace.deviceGray
  var strokeSpace = CGColorSpace.deviceGray
  var alpha = 1.0
  var blendMode = CGBlendMode.normal
  var line = StrokeStyle()
  var shadow: ContextShadow?
  var clip: ClipNode?
  var interpolation = CGInterpolationQuality.default
  var textMode = CGTextDrawingMode.fill
  var font: CGFont?
  var fontSize: CGFloat = 0
}

/// The shadow of everything that is drawn.
struct ContextShadow {
  /// In base space.
  var offset: CGSize
  /// In base space; twice the standard deviation.
  var blur: CGFloat
  var color: Color
}

/// The quality of image scaling.
public enum CGInterpolationQuality: Int32, Sendable {
  /// Smooth.
  case `default` = 0
  /// Nearest neighbour.
  case none
  /// Smooth.
  case low
  /// Smooth.
  case high
  /// Smooth.
  case medium = 4
}
