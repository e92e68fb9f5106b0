public import Foundation
package import Geometry

extension CGContext {
  /// Where Core Text draws next, in user space: the move of `textMatrix`.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set {
      textMatrix.tx = newValue.x
      textMatrix.ty = newValue.y
    }
  }

  /// How Core Text draws glyphs; `fill` by default.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

  /// The space added after each glyph, in user space; 0 by default. Core Text ignores it, as on iOS:
  /// its `kern` attribute counts.
  public func setCharacterSpacing(_ spacing: CGFloat) {}

  /// How Core Text draws glyphs.
  package var textDrawingMode: CGTextDrawingMode { state.textMode }

  /// The colours, width and style that glyphs are drawn with.
  package var glyphStyle: (fill: CGColor, stroke: CGColor, line: StrokeStyle) {
    (state.fillColor, state.strokeColor, state.line)
  }
}

/// How glyphs are drawn; the raw values are Apple's. The modes that clip only draw.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Filled.
  case fill
  /// Their outlines.
  case stroke
  /// Filled, then their outlines.
  case fillStroke
  /// Not at all.
  case invisible
  /// Filled.
  case fillClip
  /// Their outlines.
  case strokeClip
  /// Filled, then their outlines.
  case fillStrokeClip
  /// Not at all.
  case clip
}

/// How colours that cannot be shown are replaced: there are none, so that nothing asks for it.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// As pictures or graphics need it.
  case defaultIntent
  /// As they are, those outside replaced by the nearest.
  case absoluteColorimetric
  /// As they are by the white of the screen.
  case relativeColorimetric
  /// All moved, so that they stay apart.
  case perceptual
  /// As vivid as before.
  case saturation
}
