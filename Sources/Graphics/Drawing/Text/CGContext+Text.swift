public import Foundation
package import Geometry

extension CGContext {
  /// The position at which Core Text draws next, in user space: the translation of `textMatrix`.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set {
      textMatrix.tx = newValue.x
      textMatrix.ty = newValue.y
    }
  }

  /// Sets how Core Text draws glyphs. The default is `fill`.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

  /// Sets the space added after each glyph, in user space. Core Text ignores it, as on iOS; its
  /// `kern` attribute applies instead.
  public func setCharacterSpacing(_ spacing: CGFloat) {}

  /// The mode in which Core Text draws glyphs.
  package var textDrawingMode: CGTextDrawingMode { state.textMode }

  /// The colours and the line style for glyphs.
  package var glyphStyle: (fill: CGColor, stroke: CGColor, line: StrokeStyle) {
    (state.fillColor, state.strokeColor, state.line)
  }
}

/// A mode of drawing glyphs; the raw values are Apple's. The clip modes draw but don't clip.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Filled.
  case fill
  /// Stroked.
  case stroke
  /// Filled, then stroked.
  case fillStroke
  /// Not drawn.
  case invisible
  /// Filled.
  case fillClip
  /// Stroked.
  case strokeClip
  /// Filled, then stroked.
  case fillStrokeClip
  /// Not drawn.
  case clip
}

/// The treatment of colours outside the gamut. It has no effect, because there are none.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default for the content.
  case defaultIntent
  /// Unchanged; colours outside the gamut are replaced by the nearest ones.
  case absoluteColorimetric
  /// Relative to the white of the screen.
  case relativeColorimetric
  /// Compressed so that all colours stay distinct.
  case perceptual
  /// Saturation is preserved.
  case saturation
}
