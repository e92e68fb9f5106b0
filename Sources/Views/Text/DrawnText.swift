import Drawing
package import Foundation
import Geometry
import Layers
package import Raster
package import Typesetting

/// Text in place, with what its letters look like.
package struct DrawnText {
  package let layout: TextLayout
  /// The attributes of the runs, by the marks of their styles.
  private let attributes: [[NSAttributedString.Key: Any]]
  /// The colour of letters that don't state theirs.
  private let color: UIColor
  /// The shadow of letters that don't state theirs; nil for none.
  private let shadow: NSShadow?

  package init(
    _ text: StyledText, in frame: TextFrame, color: UIColor = .black, shadow: NSShadow? = nil
  ) {
    (layout, attributes) = (TextLayout.of(text.text, in: frame), text.attributes)
    (self.color, self.shadow) = (color, shadow)
    for character in layout.missingCharacters { Self.warn(of: character) }
  }

  /// All that is drawn, with the layout's upper left corner at `origin`.
  package func items(at origin: CGPoint) -> [DisplayItem] {
    let runs = layout.lines.flatMap(\.runs)
    let place = CGAffineTransform(translationX: origin.x, y: origin.y)
    let corner = CGPoint(x: -origin.x, y: -origin.y)
    let all = layout.lines.flatMap { line in
      line.runs.compactMap { background($0, in: line, corner) }
    }
    return (all + runs.flatMap { items(of: $0, patternsFrom: corner) }).map { $0.applying(place) }
  }

  /// What one run draws, without what lies behind it; patterns lie from `corner` on.
  package func items(of run: TypeRun, patternsFrom corner: CGPoint = .zero) -> [DisplayItem] {
    let style = attributes.indices.contains(run.style.mark) ? attributes[run.style.mark] : [:]
    let shown = color(.foregroundColor, style) ?? color
    func line(_ kind: NSAttributedString.Key, _ key: NSAttributedString.Key) -> [DisplayItem] {
      self.line(kind, (color(key, style) ?? shown).fill(from: corner), run, style)
    }
    var items = line(.underlineStyle, .underlineColor)
    items += letters(run, style, shown, corner)
    items += run.pictures.map(picture)
    items += line(.strikethroughStyle, .strikethroughColor)
    guard let shadow = style[.shadow] as? NSShadow ?? shadow,
      let tone = shadow.shadowColor as? UIColor, !items.isEmpty
    else { return items }
    let cast = DisplayShadow(
      caster: items,
      offset: CGVector(dx: shadow.shadowOffset.width, dy: shadow.shadowOffset.height),
      sigma: max(shadow.shadowBlurRadius, 0) / 2, color: tone.color)
    return [.shadow(cast)] + items
  }

  private func letters(
    _ run: TypeRun, _ style: [NSAttributedString.Key: Any], _ shown: UIColor, _ corner: CGPoint
  ) -> [DisplayItem] {
    guard !run.outlines.glyphs.isEmpty else { return [] }
    let fill = DisplayItem.fill(
      .glyphs(run.outlines), CGAffineTransform.identity, shown.fill(from: corner))
    let width =
      (style[.strokeWidth] as? NSNumber)?.doubleValue ?? style[.strokeWidth] as? Double ?? 0
    guard width != 0, width.isFinite else { return [fill] }
    let pen = StrokeStyle(width: abs(width) / 100 * run.font.size, join: .round)
    let outline = DisplayItem.fill(
      .stroke(run.outlines.path, pen), CGAffineTransform.identity,
      (color(.strokeColor, style) ?? shown).fill(from: corner))
    return width < 0 ? [fill, outline] : [outline]
  }

  private func background(
    _ run: TypeRun, in line: TypeLine, _ corner: CGPoint
  ) -> DisplayItem? {
    let style = attributes.indices.contains(run.style.mark) ? attributes[run.style.mark] : [:]
    guard let color = color(.backgroundColor, style) else { return nil }
    let box = CGRect(
      x: run.x, y: line.frame.minY, width: run.width, height: line.frame.height)
    return .fill(.rect(box), CGAffineTransform.identity, color.fill(from: corner))
  }

  /// A line under the letters, or through them.
  private func line(
    _ kind: NSAttributedString.Key, _ fill: Fill, _ run: TypeRun,
    _ style: [NSAttributedString.Key: Any]
  ) -> [DisplayItem] {
    let value = (style[kind] as? NSNumber)?.intValue ?? style[kind] as? Int ?? 0
    guard value != 0 else { return [] }
    let (metrics, scale) = (run.style.font.face.metrics, run.style.font.scale)
    let isUnder = kind == .underlineStyle
    let position = isUnder ? metrics.underlinePosition : metrics.strikethroughPosition
    let natural = isUnder ? metrics.underlineThickness : metrics.strikethroughThickness
    let lines = NSUnderlineStyle(rawValue: value)
    let isThick = value & 0x0F == NSUnderlineStyle.thick.rawValue
    let thickness = natural * scale * (isThick ? 2 : 1)
    let middle = run.baseline - position * scale
    let isDouble = lines.contains(.double)
    return (isDouble ? [0, 2 * thickness] : [0]).map { offset in
      var path = Path()
      path.move(to: CGPoint(x: run.x, y: middle + offset))
      path.addLine(to: CGPoint(x: run.x + run.width, y: middle + offset))
      let pen = StrokeStyle(
        width: thickness, dashLengths: lines.dashes.map { CGFloat($0) * thickness })
      return .fill(.stroke(path, pen), CGAffineTransform.identity, fill)
    }
  }

  private func picture(_ placed: PlacedPicture) -> DisplayItem {
    let image = GlyphImages.image(of: placed.picture)
    return .fill(
      .rect(placed.frame), CGAffineTransform.identity, .image(ImageFill(image, in: placed.frame)))
  }

  private func color(
    _ key: NSAttributedString.Key, _ style: [NSAttributedString.Key: Any]
  ) -> UIColor? {
    style[key] as? UIColor ?? (style[key] as? CGColor).map { UIColor(cgColor: $0) }
  }

  private static func warn(of character: Character) {
    let codes = character.unicodeScalars.map {
      "U+" + String($0.value, radix: 16, uppercase: true)
    }
    LayerWarning(
      .missingGlyph,
      "No font here has the character \"\(character)\" (\(codes.joined(separator: " "))): a box is "
        + "drawn.",
      hint: "Install a font that has it, or register one: UIFont.register(file).",
      subject: String(character)
    ).report()
  }
}

extension NSUnderlineStyle {
  /// Dashes and gaps, in thicknesses of the line; none for a whole one.
  fileprivate var dashes: [Double] {
    switch rawValue & 0x0700 {
    case NSUnderlineStyle.patternDot.rawValue: [1, 1]
    case NSUnderlineStyle.patternDash.rawValue: [4, 2]
    case NSUnderlineStyle.patternDashDot.rawValue: [4, 2, 1, 2]
    case NSUnderlineStyle.patternDashDotDot.rawValue: [4, 2, 1, 2, 1, 2]
    default: []
    }
  }
}
