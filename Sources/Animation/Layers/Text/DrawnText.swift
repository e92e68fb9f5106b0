import Drawing
package import Foundation
import Geometry
package import Raster
package import Typesetting

/// Typeset text and the appearance of its glyphs.
package struct DrawnText {
  package let layout: TextLayout
  /// The attributes of the runs, indexed by the marks of their styles.
  private let attributes: [[NSAttributedString.Key: Any]]
  /// The colour of text without a colour attribute.
  private let color: any ColorValue
  /// The shadow of text without a shadow attribute; nil for none.
  private let shadow: (any ShadowValue)?
  /// Whether dynamic colours show their dark variants.
  private let onDark: Bool

  /// The parts of a run's drawing, from back to front.
  package struct Parts: OptionSet {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let underline = Parts(rawValue: 1 << 0)
    /// The letters and the attachments.
    package static let letters = Parts(rawValue: 1 << 1)
    package static let strikethrough = Parts(rawValue: 1 << 2)
    package static let all: Parts = [.underline, .letters, .strikethrough]
  }

  package init(
    _ text: StyledText, in frame: TextFrame, color: any ColorValue = CGColor.black,
    shadow: (any ShadowValue)? = nil, onDark: Bool = false
  ) {
    layout = TextLayout.of(text.text, in: frame)
    attributes = text.attributes
    self.color = color
    self.shadow = shadow
    self.onDark = onDark
    for character in layout.missingCharacters { Self.warn(of: character) }
  }

  /// Returns all display items, with the layout's upper left corner at `origin`.
  package func items(at origin: CGPoint) -> [DisplayItem] {
    let runs = layout.lines.flatMap(\.runs)
    let place = CGAffineTransform(translationX: origin.x, y: origin.y)
    let corner = CGPoint(x: -origin.x, y: -origin.y)
    let all = layout.lines.flatMap { line in
      line.runs.compactMap { background($0, in: line, corner) }
    }
    return (all + runs.flatMap { items(of: $0, patternsFrom: corner) }).map { $0.applying(place) }
  }

  /// Returns the display items of parts of a run, without its background; patterns start at
  /// `corner`. `lines` replaces the styles of its underline and its strikethrough line.
  package func items(
    of run: TypeRun, patternsFrom corner: CGPoint = .zero, parts: Parts = .all,
    lines: NSUnderlineStyle? = nil
  ) -> [DisplayItem] {
    let style = style(of: run)
    func line(_ kind: NSAttributedString.Key) -> [DisplayItem] {
      let lines = lines ?? lineStyle(kind, of: run)
      return self.line(kind, lines, fill(lineColor(kind, of: run), corner), run)
    }
    var items: [DisplayItem] = []
    if parts.contains(.underline) { items += line(.underlineStyle) }
    if parts.contains(.letters) {
      let shown = shown(style)
      items += letters(run, style, shown, corner)
      let color = shown.color(onDark: onDark)
      items += run.pictures.map { picture($0, alpha: color.alpha) }
      items += attachments(run, style, color)
    }
    if parts.contains(.strikethrough) { items += line(.strikethroughStyle) }
    guard let shadow = style[.shadow] as? any ShadowValue ?? shadow, let tone = shadow.tone,
      !items.isEmpty
    else { return items }
    let cast = DisplayShadow(
      caster: items, offset: CGVector(dx: shadow.offset.width, dy: shadow.offset.height),
      sigma: max(shadow.blurRadius, 0) / 2, color: tone.color(onDark: onDark))
    return [.shadow(cast)] + items
  }

  /// Returns the style of the underline or the strikethrough line of a run; empty for none.
  package func lineStyle(_ kind: NSAttributedString.Key, of run: TypeRun) -> NSUnderlineStyle {
    let style = style(of: run)
    let isLink = kind == .underlineStyle && style[.link] != nil
    return NSUnderlineStyle(rawValue: whole(style[kind]) ?? (isLink ? 1 : 0))
  }

  /// Returns the colour of the underline or the strikethrough line of a run.
  package func lineColor(_ kind: NSAttributedString.Key, of run: TypeRun) -> any ColorValue {
    let style = style(of: run)
    return color(kind == .underlineStyle ? .underlineColor : .strikethroughColor, style)
      ?? shown(style)
  }

  private func style(of run: TypeRun) -> [NSAttributedString.Key: Any] {
    attributes.indices.contains(run.style.mark) ? attributes[run.style.mark] : [:]
  }

  /// Returns the colour of the text; the colour of links can't be changed.
  private func shown(_ style: [NSAttributedString.Key: Any]) -> any ColorValue {
    guard style[.link] == nil else {
      return CGColor(
        onDark
          ? Color(red: 0x09 / 255.0, green: 0x84 / 255.0, blue: 1)
          : Color(red: 0, green: 0x7A / 255.0, blue: 1))
    }
    return color(.foregroundColor, style) ?? color
  }

  private func fill(_ color: any ColorValue, _ corner: CGPoint) -> Fill {
    color.fill(onDark: onDark, from: corner)
  }

  private func letters(
    _ run: TypeRun, _ style: [NSAttributedString.Key: Any], _ shown: any ColorValue,
    _ corner: CGPoint
  ) -> [DisplayItem] {
    guard !run.outlines.glyphs.isEmpty else { return [] }
    let letters = DisplayItem.fill(
      .glyphs(run.outlines), CGAffineTransform.identity, fill(shown, corner))
    let width =
      (style[.strokeWidth] as? NSNumber)?.doubleValue ?? style[.strokeWidth] as? Double ?? 0
    guard width != 0, width.isFinite else { return [letters] }
    let pen = StrokeStyle(width: abs(width) / 100 * run.font.size, join: .round)
    let outline = DisplayItem.fill(
      .stroke(run.outlines.path, pen), CGAffineTransform.identity,
      fill(color(.strokeColor, style) ?? shown, corner))
    return width < 0 ? [letters, outline] : [outline]
  }

  private func background(
    _ run: TypeRun, in line: TypeLine, _ corner: CGPoint
  ) -> DisplayItem? {
    guard let color = color(.backgroundColor, style(of: run)) else { return nil }
    let box = CGRect(
      x: run.x, y: line.frame.minY, width: run.width, height: line.frame.height)
    return .fill(.rect(box), CGAffineTransform.identity, fill(color, corner))
  }

  /// Returns an underline or a strikethrough line.
  private func line(
    _ kind: NSAttributedString.Key, _ lines: NSUnderlineStyle, _ fill: Fill, _ run: TypeRun
  ) -> [DisplayItem] {
    guard !lines.isEmpty else { return [] }
    let isUnder = kind == .underlineStyle
    let (metrics, scale) = (run.style.font.face.metrics, run.style.font.scale)
    let position = isUnder ? metrics.underlinePosition : metrics.strikethroughPosition
    let natural = isUnder ? metrics.underlineThickness : metrics.strikethroughThickness
    let isThick = lines.rawValue & 0x0F == NSUnderlineStyle.thick.rawValue
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

  /// Returns the picture of a glyph. As on iOS, emoji have the alpha of the text colour: clear text is
  /// invisible with its emoji.
  private func picture(_ placed: PlacedPicture, alpha: Double) -> DisplayItem {
    var fill = ImageFill(GlyphImages.image(of: placed.picture), in: placed.frame)
    fill.color = Color(red: 1, green: 1, blue: 1, alpha: alpha)
    return .fill(.rect(placed.frame), CGAffineTransform.identity, .image(fill))
  }

  /// Returns the images in the text, each on the baseline.
  private func attachments(
    _ run: TypeRun, _ style: [NSAttributedString.Key: Any], _ shown: Color
  ) -> [DisplayItem] {
    guard run.style.space != nil, let attachment = style[.attachment] as? any AttachmentValue,
      let box = style[.attachmentBox] as? CGRect
    else { return [] }
    return run.glyphs.flatMap { glyph in
      attachment.items(
        in: CGRect(
          x: glyph.x + box.minX, y: run.baseline - box.maxY, width: box.width, height: box.height),
        letters: shown)
    }
  }

  private func color(
    _ key: NSAttributedString.Key, _ style: [NSAttributedString.Key: Any]
  ) -> (any ColorValue)? {
    style[key] as? any ColorValue
  }

  /// Returns an attribute's number, which can be an option set.
  private func whole(_ value: Any?) -> Int? {
    (value as? NSNumber)?.intValue ?? value as? Int ?? (value as? NSUnderlineStyle)?.rawValue
  }

  private static func warn(of character: Character) {
    let codes = character.unicodeScalars.map {
      "U+" + String($0.value, radix: 16, uppercase: true)
    }
    // Printed control characters would affect a terminal.
    let isShown = character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    let name = isShown ? " \"\(character)\"" : ""
    LayerWarning(
      .missingGlyph,
      "No installed font has the character\(name) (\(codes.joined(separator: " "))); a box is drawn.",
      hint: "Install a font that has it, or register one: UIFont.register(file).",
      subject: String(character)
    ).report()
  }
}
