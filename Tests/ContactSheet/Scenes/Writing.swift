import Flipbook

// Attributed text, writing systems, and text that is drawn or shown by layers.
extension Scene {
  static var writing: [Scene] {
    [
      Scene("writing-attributes", attributes),
      Scene("writing-paragraphs", paragraphs),
      Scene("writing-directions", directions),
      Scene("writing-marks", marks),
      Scene("writing-emoji", emoji),
      Scene("writing-missing-glyphs", missing),
      Scene("writing-drawn", drawn),
      Scene("writing-attachments", attachments),
      Scene("writing-layers", layers),
      Scene("writing-textkit", textKit),
    ]
  }

  /// Attributes of a word, by name.
  private static var samples: [(String, [NSAttributedString.Key: Any])] {
    [
      ("kern", [.kern: 1.8]),
      ("underline", [.underlineStyle: NSUnderlineStyle.single.rawValue]),
      (
        "thick", [.underlineStyle: NSUnderlineStyle.thick.rawValue, .underlineColor: Palette.coral]
      ),
      (
        "double",
        [.underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: Palette.blue]
      ),
      (
        "dotted",
        [.underlineStyle: NSUnderlineStyle([.thick, .patternDot]).rawValue]
      ),
      (
        "strike",
        [
          .strikethroughStyle: NSUnderlineStyle.single.rawValue,
          .strikethroughColor: Palette.coral,
        ]
      ),
      ("back", [.backgroundColor: Palette.gold]),
      ("outline", [.strokeWidth: 4, .strokeColor: Palette.violet]),
      ("both", [.strokeWidth: -4, .strokeColor: Palette.ink, .foregroundColor: Palette.gold]),
      ("slant", [.obliqueness: 0.3]), ("wide", [.expansion: 0.12]),
    ]
  }

  private static func attributes(in view: UIView) {
    view.addCells(samples.map(\.0) + ["baselineOffset"], columns: 4) { number, cell in
      let label = cell.addParagraph("", .systemFont(ofSize: 20), in: cell.bounds)
      label.numberOfLines = 1
      let font = UIFont.systemFont(ofSize: 20, weight: number == 8 || number == 7 ? .bold : .medium)
      let text = NSMutableAttributedString(
        string: number < 11 ? "Glyph" : "x", attributes: [.font: font])
      if number < 11 {
        text.addAttributes(samples[number].1, range: NSRange(location: 0, length: 5))
      } else {
        for (letter, offset) in [("2", 8), ("+y", 0), ("i", -5)] {
          text.append(
            NSAttributedString(
              string: letter,
              attributes: [
                .font: font.withSize(offset == 0 ? 20 : 12), .baselineOffset: offset,
                .foregroundColor: offset == 0 ? Palette.ink : Palette.coral,
              ]))
        }
      }
      label.attributedText = text
      label.textAlignment = .center
    }
  }

  private static func paragraphs(in view: UIView) {
    let styles = (0..<3).map { _ in NSMutableParagraphStyle() }
    styles[0].firstLineHeadIndent = 14
    styles[0].paragraphSpacing = 10
    styles[1].headIndent = 10
    styles[1].lineHeightMultiple = 1.3
    styles[1].paragraphSpacing = 4
    styles[2].lineSpacing = 3
    styles[2].tailIndent = -14
    styles[2].alignment = .right
    let names = ["first line, spacing", "hanging, line height", "right, line spacing"]
    let text = "A pause is part of a motion.\nSo is where it comes to rest."
    view.addCells(names, columns: 3) { number, cell in
      cell.addBox(cell.bounds, Palette.card, radius: 6)
      let label = cell.addParagraph(
        "", .systemFont(ofSize: 12), in: cell.bounds.insetBy(dx: 8, dy: 4))
      label.attributedText = NSAttributedString(
        string: text,
        attributes: [
          .paragraphStyle: styles[number], .foregroundColor: Palette.ink,
          .font: UIFont.systemFont(ofSize: 12),
        ])
    }
  }

  private static func directions(in view: UIView) {
    let lines: [(String, UIColor)] = [
      ("Left to right, 123", Palette.blue), ("שלום עולם, 123", Palette.coral),
      ("مرحبا بالعالم، ١٢٣", Palette.violet), ("The word שלום (peace) in English", Palette.teal),
      ("המילה Flipbook בעברית", Palette.ink),
    ]
    for (row, (text, color)) in lines.enumerated() {
      let frame = CGRect(x: 14, y: 10 + 33 * CGFloat(row), width: 292, height: 28)
      view.addBox(frame, Palette.card, radius: 6)
      view.addParagraph(
        text, .systemFont(ofSize: 17, weight: .medium), color, in: frame.insetBy(dx: 10, dy: 0))
    }
  }

  private static func marks(in view: UIView) {
    let lines = [
      ("composed", "é ñ ü ç å ž ő ǖ"),
      (
        "combining",
        "e\u{301} n\u{303} u\u{308} c\u{327} a\u{30A} z\u{30C} o\u{30B} u\u{308}\u{304}"
      ),
      ("stacked", "Tiếng Việt: ấ ồ ữ ợ ặ"),
      ("beyond", "x\u{302}  q\u{304}  m\u{303}  r\u{307}\u{323}  ŵ\u{32D}"),
      ("Greek", "ἄνθρωπος, ᾧ Ὧ"), ("Cyrillic", "Привет, мир й ё"),
    ]
    for (row, (name, text)) in lines.enumerated() {
      let y = 12 + 27 * CGFloat(row)
      view.addText(
        name, .systemFont(ofSize: 10, weight: .medium), Palette.soft, at: CGPoint(x: 16, y: y + 7))
      view.addText(
        text, .systemFont(ofSize: 19), row == 1 ? Palette.violet : Palette.ink,
        at: CGPoint(x: 86, y: y))
    }
  }

  private static func emoji(in view: UIView) {
    var x: CGFloat = 14
    for size in [12, 18, 28, 42, 64] as [CGFloat] {
      let label = view.addText("🦊", .systemFont(ofSize: size), at: CGPoint(x: x, y: 0))
      label.frame.origin.y = 84 - label.bounds.height
      x = label.frame.maxX + 8
    }
    view.addText("👩🏽‍🚀 👨‍👩‍👧 🇯🇵 ❤️‍🔥 👋🏿", .systemFont(ofSize: 28), at: CGPoint(x: 14, y: 92))
    view.addText(
      "Made with ☀️ & ☕️ in 🎞", .systemFont(ofSize: 20, weight: .semibold), Palette.violet,
      at: CGPoint(x: 14, y: 138))
    let turned = view.addText("🚀", .systemFont(ofSize: 34), at: CGPoint(x: 262, y: 118))
    turned.transform = CGAffineTransform(rotationAngle: -0.4)
  }

  /// Private-use characters, which are missing from all fonts.
  private static func missing(in view: UIView) {
    view.addParagraph(
      "Known, \u{10FFF0} and \u{10FFF1}\u{10FFF2}, known", .systemFont(ofSize: 24, weight: .medium),
      in: CGRect(x: 20, y: 20, width: 280, height: 40))
    for (number, size) in [11, 16, 24, 36, 54].enumerated() {
      let x = CGFloat([24, 56, 98, 152, 226][number])
      let label = view.addText(
        "\u{10FFF0}", .systemFont(ofSize: CGFloat(size)), Palette.bright[number],
        at: CGPoint(x: x, y: 0))
      label.frame.origin.y = 150 - label.font.ascender
    }
    view.addBox(CGRect(x: 20, y: 150, width: 280, height: 1), Palette.line)
  }

  private static func drawn(in view: UIView) {
    view.addDrawing(view.bounds) { context, _ in
      let big: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 30, weight: .bold), .foregroundColor: Palette.coral,
      ]
      let (title, point) = ("String.draw" as NSString, CGPoint(x: 20, y: 14))
      let size = title.size(withAttributes: big)
      Palette.gold.withAlphaComponent(0.35).setFill()
      context.fill(CGRect(origin: point, size: size))
      title.draw(at: point, withAttributes: big)

      let style = NSMutableParagraphStyle()
      style.lineSpacing = 3
      let text = NSAttributedString(
        string: "Text in a rectangle wraps, and takes up as much of it as it needs.",
        attributes: [
          .font: UIFont.systemFont(ofSize: 14), .foregroundColor: Palette.ink,
          .paragraphStyle: style,
        ])
      let box = CGRect(x: 20, y: 66, width: 170, height: 100)
      let used = text.boundingRect(
        with: box.size, options: .usesLineFragmentOrigin, context: nil)
      Palette.teal.setStroke()
      context.stroke(box.insetBy(dx: 0.5, dy: 0.5))
      Palette.teal.withAlphaComponent(0.15).setFill()
      context.fill(used.offsetBy(dx: box.minX, dy: box.minY))
      text.draw(in: box)

      spin(in: context)
    }
  }

  /// Draws a word eight times around a point.
  private static func spin(in context: CGContext) {
    context.translateBy(x: 250, y: 110)
    for turn in 0..<8 {
      context.saveGState()
      context.rotate(by: CGFloat(turn) * .pi / 4)
      ("spin" as NSString).draw(
        at: CGPoint(x: 18, y: -9),
        withAttributes: [
          .font: UIFont.systemFont(ofSize: 15, weight: .semibold),
          .foregroundColor: Palette.bright[turn % 6],
        ])
      context.restoreGState()
    }
  }

  /// Images in a line of text, each on the baseline or lowered.
  private static func attachments(in view: UIView) {
    let text = NSMutableAttributedString()
    func add(_ word: String) {
      text.append(
        NSAttributedString(
          string: word,
          attributes: [.font: UIFont.systemFont(ofSize: 19), .foregroundColor: Palette.ink]))
    }
    for (number, word) in ["Gold ", " stars, ", " hearts and ", " frames stand like letters"]
      .enumerated()
    {
      add(word)
      guard number < 3 else { continue }
      let sign = NSTextAttachment()
      sign.image =
        [
          Pictures.spark(18, Palette.gold), Pictures.spark(18, Palette.coral), Pictures.frame(18),
        ][number]
      sign.bounds = CGRect(x: 0, y: -3 * CGFloat(number), width: 18, height: 18)
      text.append(NSAttributedString(attachment: sign))
    }
    let label = view.addParagraph(
      "", .systemFont(ofSize: 19), in: CGRect(x: 30, y: 40, width: 260, height: 100))
    label.attributedText = text
  }

  /// Text layers: wrapped, cut and aligned.
  private static func layers(in view: UIView) {
    let kinds: [(String, CATextLayerAlignmentMode, CATextLayerTruncationMode, Bool)] = [
      ("left, wrapped", .left, .none, true), ("centred, wrapped", .center, .end, true),
      ("cut at the end", .left, .end, false), ("cut in the middle", .right, .middle, false),
    ]
    view.addCells(kinds.map(\.0), columns: 2) { number, cell in
      let text = CATextLayer()
      text.string = "A text layer sets its own lines, and they glide as it moves"
      text.font = "Inter"
      text.fontSize = 13
      text.foregroundColor = Palette.bright[number + 2].cgColor
      text.alignmentMode = kinds[number].1
      text.truncationMode = kinds[number].2
      text.isWrapped = kinds[number].3
      text.frame = cell.bounds
      cell.layer.addSublayer(text)
    }
  }
}
