import Flipbook

// Fonts and labels.
extension Scene {
  static var text: [Scene] {
    [
      Scene("text-weights", weights),
      Scene("text-fonts", fonts),
      Scene("text-alignment", alignment),
      Scene("text-line-breaks", lineBreaks),
      Scene("text-lines", lines),
      Scene("text-shrunk-to-fit", shrunk),
      Scene("text-shadows", textShadows),
      Scene("text-staggered", on: Palette.night, at: 0.74, staggered),
      Scene("text-turned", turned),
    ]
  }

  private static func weights(in view: UIView) {
    let weights: [(String, UIFont.Weight)] = [
      ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
      ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
      ("black", .black),
    ]
    view.addCells(weights.map(\.0), columns: 5) { number, cell in
      let color = number < 3 ? Palette.blue : number < 6 ? Palette.violet : Palette.coral
      let label = cell.addParagraph(
        "Aa", .systemFont(ofSize: 34, weight: weights[number].1), color, in: cell.bounds)
      label.textAlignment = .center
      label.numberOfLines = 1
    }
  }

  private static func fonts(in view: UIView) {
    let fonts: [(String, UIFont?)] = [
      ("System", .systemFont(ofSize: 17)), ("Italic", .italicSystemFont(ofSize: 17)),
      ("Bold", .boldSystemFont(ofSize: 17)),
      ("Digits", .monospacedDigitSystemFont(ofSize: 17, weight: .regular)),
      ("Mono", .monospacedSystemFont(ofSize: 17, weight: .regular)),
      ("Serif", UIFont(name: "DejaVuSerif", size: 17)),
    ]
    for (row, (name, font)) in fonts.enumerated() {
      let y = 14 + 26 * CGFloat(row)
      view.addText(
        name, .systemFont(ofSize: 10, weight: .medium), Palette.soft, at: CGPoint(x: 16, y: y + 6))
      view.addText(
        "Quick fox, 1 017 dogs", font ?? .systemFont(ofSize: 17),
        at: CGPoint(x: 66, y: y))
    }
  }

  private static let sentence = "Frames are drawn one by one, and all agree."

  private static func alignment(in view: UIView) {
    let alignments: [(String, NSTextAlignment)] = [
      ("left", .left), ("center", .center), ("right", .right), ("justified", .justified),
    ]
    view.addCells(alignments.map(\.0), columns: 2) { number, cell in
      cell.addBox(cell.bounds, Palette.card, radius: 6)
      let label = cell.addParagraph(
        sentence, .systemFont(ofSize: 13), in: cell.bounds.insetBy(dx: 8, dy: 2))
      label.textAlignment = alignments[number].1
    }
  }

  private static func lineBreaks(in view: UIView) {
    let modes: [(String, NSLineBreakMode)] = [
      ("truncating tail", .byTruncatingTail), ("truncating middle", .byTruncatingMiddle),
      ("truncating head", .byTruncatingHead), ("clipping", .byClipping),
      ("word wrapping", .byWordWrapping), ("char wrapping", .byCharWrapping),
    ]
    var y: CGFloat = 8
    for (name, mode) in modes {
      let wraps = mode == .byWordWrapping || mode == .byCharWrapping
      let height: CGFloat = wraps ? 36 : 19
      view.addText(
        name, .systemFont(ofSize: 10, weight: .medium), Palette.soft,
        at: CGPoint(x: 14, y: y + 4))
      view.addBox(CGRect(x: 112, y: y, width: 194, height: height), Palette.card, radius: 4)
      let label = view.addParagraph(
        "Uncharacteristically straightforward", .systemFont(ofSize: 14),
        in: CGRect(x: 116, y: y, width: 186, height: height))
      label.lineBreakMode = mode
      label.numberOfLines = wraps ? 2 : 1
      y += height + 3
    }
  }

  private static func lines(in view: UIView) {
    let text = "A label has as many lines as it may have, and an ellipsis tells that it had more."
    view.addCells(["1 line", "2 lines", "3 lines", "any number"], columns: 4) { number, cell in
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: 11)
      label.textColor = Palette.ink
      label.numberOfLines = (number + 1) % 4
      let space = CGSize(width: cell.bounds.width - 8, height: .greatestFiniteMagnitude)
      let size = label.sizeThatFits(space)
      label.frame = CGRect(x: 4, y: 4, width: min(size.width, space.width), height: size.height)
      let back = cell.addBox(label.frame.insetBy(dx: -4, dy: -4), Palette.card, radius: 5)
      back.layer.borderWidth = 1
      back.layer.borderColor = Palette.line.cgColor
      cell.addSubview(label)
    }
  }

  private static func shrunk(in view: UIView) {
    let words = ["Sun", "Sunlight", "Sunlight falls", "Sunlight falls on hills"]
    for (row, words) in words.enumerated() {
      let frame = CGRect(x: 16, y: 14 + 39 * CGFloat(row), width: 138, height: 34)
      view.addBox(frame, Palette.card, radius: 6)
      let label = view.addParagraph(
        words, .systemFont(ofSize: 24, weight: .semibold), Palette.blue,
        in: frame.insetBy(dx: 8, dy: 0))
      label.numberOfLines = 1
      label.adjustsFontSizeToFitWidth = true
    }
    let limits: [(CGFloat, UIBaselineAdjustment)] = [
      (0.8, .alignBaselines), (0.1, .alignBaselines), (0.1, .alignCenters), (0.1, .none),
    ]
    for (row, (limit, adjustment)) in limits.enumerated() {
      let frame = CGRect(x: 166, y: 14 + 39 * CGFloat(row), width: 138, height: 34)
      view.addBox(frame, Palette.card, radius: 6)
      let label = view.addParagraph(
        "Sunlight falls on hills", .systemFont(ofSize: 24, weight: .semibold), Palette.coral,
        in: frame.insetBy(dx: 8, dy: 0))
      label.numberOfLines = 1
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = limit
      label.baselineAdjustment = adjustment
    }
  }

  private static func textShadows(in view: UIView) {
    let old = view.addParagraph(
      "label", .systemFont(ofSize: 34, weight: .heavy), Palette.teal,
      in: CGRect(x: 0, y: 8, width: 320, height: 48))
    old.shadowColor = Palette.ink
    old.shadowOffset = CGSize(width: 2, height: 2)
    let shadow = NSShadow()
    shadow.shadowColor = Palette.violet
    shadow.shadowOffset = CGSize(width: 0, height: 5)
    shadow.shadowBlurRadius = 8
    let soft = view.addParagraph(
      "", .systemFont(ofSize: 34), in: CGRect(x: 0, y: 62, width: 320, height: 48))
    soft.attributedText = NSAttributedString(
      string: "attribute",
      attributes: [
        .font: UIFont.systemFont(ofSize: 34, weight: .heavy), .shadow: shadow,
        .foregroundColor: Palette.violet,
      ])
    let glow = view.addParagraph(
      "layer", .systemFont(ofSize: 34, weight: .heavy), Palette.card,
      in: CGRect(x: 0, y: 118, width: 320, height: 48))
    glow.layer.shadowColor = Palette.coral.cgColor
    glow.layer.shadowOpacity = 1
    glow.layer.shadowRadius = 6
    glow.layer.shadowOffset = .zero
    for label in [old, soft, glow] { label.textAlignment = .center }
  }

  private static func staggered(in view: UIView) {
    let label = view.addParagraph(
      "Flipbook 🎬", .systemFont(ofSize: 46, weight: .bold), .white, in: view.bounds)
    label.textAlignment = .center
    for (number, letter) in label.layersOfCharacters().enumerated() {
      func rise(_ keyPath: String, from: CGFloat) -> CABasicAnimation {
        let rise = CABasicAnimation(keyPath: keyPath)
        rise.fromValue = from
        rise.duration = 0.5
        rise.fillMode = .backwards
        rise.beginTime = CACurrentMediaTime() + 0.07 * Double(number)
        rise.timingFunction = CAMediaTimingFunction(name: .easeOut)
        return rise
      }
      letter.add(rise("transform.translation.y", from: 90), forKey: "rise")
      letter.add(rise("transform.rotation", from: 1.2), forKey: "turn")
      letter.add(rise("opacity", from: 0), forKey: "appear")
    }
    view.addBox(CGRect(x: 40, y: 126, width: 240, height: 3), Palette.coral, radius: 1.5)
  }

  private static func turned(in view: UIView) {
    let center = CGPoint(x: 160, y: 90)
    for ray in 0..<8 {
      let label = view.addText(
        "pixel", .systemFont(ofSize: 19, weight: .semibold), Palette.bright[ray % 6], at: .zero)
      label.layer.anchorPoint = CGPoint(x: -0.5, y: 0.5)
      label.center = center
      label.transform = CGAffineTransform(rotationAngle: CGFloat(ray) * .pi / 4)
        .scaledBy(x: ray % 2 == 0 ? 1 : 0.8, y: ray % 2 == 0 ? 1 : 0.8)
    }
    for (number, scale) in [0.5, 0.75, 1, 1.5, 2].enumerated() {
      for side in [CGFloat(40), 280] {
        let label = view.addText("glide", .systemFont(ofSize: 13), at: .zero)
        label.center = CGPoint(x: side, y: [12, 29, 52, 85, 130][number])
        label.transform = CGAffineTransform(scaleX: scale, y: scale)
          .translatedBy(x: 0, y: 0.37)
      }
    }
  }
}
