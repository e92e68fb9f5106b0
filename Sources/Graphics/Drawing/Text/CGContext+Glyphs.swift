public import Foundation
import Geometry
import Raster
package import Typesetting

extension CGContext {
  /// Sets the font of `showGlyphs(_:at:)`.
  public func setFont(_ font: CGFont) { state.font = font }

  /// Sets the size of the font, in units of text space; 0 by default, which shows nothing.
  public func setFontSize(_ size: CGFloat) { state.fontSize = size }

  /// Draws glyphs of the font with their origins at positions in text space.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    guard let font = state.font, state.fontSize > 0, state.fontSize.isFinite else { return }
    draw(Array(zip(glyphs, positions)), of: Font(font.face, size: state.fontSize))
  }

  /// Draws glyphs with their origins at positions in text space, in the text drawing mode.
  package func draw(_ glyphs: [(glyph: CGGlyph, position: CGPoint)], of font: Font) {
    let (mode, style) = (textDrawingMode, glyphStyle)
    for (glyph, position) in glyphs {
      let outline = font.outline(of: UInt32(glyph))
      guard !outline.isEmpty else { continue }
      // Outlines have a y axis that points down, and text space one that points up.
      let place = CGAffineTransform(scaleX: 1, y: -1)
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
        .concatenating(textMatrix)
      let path = outline.applying(place)
      if mode.fills {
        draw([.fill(.path(path, .winding), .affine(.identity), style.fill.fill())])
      }
      if mode.strokes {
        draw([.fill(.stroke(path, style.line), .affine(.identity), style.stroke.fill())])
      }
    }
  }
}

extension CGTextDrawingMode {
  /// Whether the mode fills glyphs.
  package var fills: Bool {
    switch self {
    case .fill, .fillStroke, .fillClip, .fillStrokeClip: true
    case .stroke, .invisible, .strokeClip, .clip: false
    }
  }

  /// Whether the mode strokes glyphs.
  package var strokes: Bool {
    switch self {
    case .stroke, .fillStroke, .strokeClip, .fillStrokeClip: true
    case .fill, .invisible, .fillClip, .clip: false
    }
  }
}
