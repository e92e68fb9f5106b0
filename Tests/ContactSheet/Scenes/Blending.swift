import Flipbook

// Blend modes and compositing filters.
extension Scene {
  static var blending: [Scene] {
    [
      Scene("blend-modes-of-light") { blendModes(names[..<8], in: $0) },
      Scene("blend-modes-of-colour") { blendModes(names[8..<16], in: $0) },
      Scene("blend-porter-duff", porterDuffModes),
      Scene("blend-filters", filters),
    ]
  }

  private static let names: [(String, CGBlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
    ("darken", .darken), ("lighten", .lighten), ("colorDodge", .colorDodge),
    ("colorBurn", .colorBurn), ("softLight", .softLight), ("hardLight", .hardLight),
    ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
    ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity),
    ("clear", .clear), ("copy", .copy), ("sourceIn", .sourceIn), ("sourceOut", .sourceOut),
    ("sourceAtop", .sourceAtop), ("destinationOver", .destinationOver),
    ("destinationIn", .destinationIn), ("destinationOut", .destinationOut),
    ("destinationAtop", .destinationAtop), ("xor", .xor), ("plusDarker", .plusDarker),
    ("plusLighter", .plusLighter),
  ]

  private static func blendModes(
    _ modes: ArraySlice<(String, CGBlendMode)>, in view: UIView
  ) {
    let colors = [Palette.coral, Palette.gold, Palette.teal, Palette.blue, Palette.violet]
    let spectrum = CGGradient(
      colorsSpace: nil, colors: colors.map(\.cgColor) as CFArray, locations: nil)
    view.addCells(modes.map(\.0), columns: 4) { number, cell in
      cell.addDrawing(cell.bounds) { context, box in
        Pictures.drawLandscape(context, box)
        guard let spectrum else { return }
        context.setBlendMode(modes[modes.startIndex + number].1)
        context.clip(to: CGRect(x: box.midX, y: 0, width: box.width / 2, height: box.height))
        context.drawLinearGradient(
          spectrum, start: .zero, end: CGPoint(x: 0, y: box.maxY), options: [])
      }
    }
  }

  private static func porterDuffModes(in view: UIView) {
    view.addCells(names[16...].map(\.0), columns: 4) { number, cell in
      cell.addDrawing(cell.bounds) { context, box in
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(Palette.gold.cgColor)
        let side = box.height
        context.fillEllipse(in: CGRect(x: box.midX - side * 0.78, y: 0, width: side, height: side))
        context.setBlendMode(names[16 + number].1)
        context.setFillColor(Palette.blue.withAlphaComponent(0.85).cgColor)
        context.fillEllipse(in: CGRect(x: box.midX - side * 0.22, y: 0, width: side, height: side))
        context.endTransparencyLayer()
      }
    }
  }

  private static func filters(in view: UIView) {
    view.addSubview(UIImageView(image: Pictures.landscape(view.bounds.size)))
    let filters = [
      "multiplyBlendMode", "screenBlendMode", "overlayBlendMode", "differenceBlendMode",
      "colorBlendMode", "plusL",
    ]
    for (number, filter) in filters.enumerated() {
      let card = view.addBox(
        CGRect(x: 14 + 50 * CGFloat(number), y: 22, width: 42, height: 100), Palette.teal,
        radius: 10)
      card.layer.compositingFilter = filter
      view.addCaption(
        String(filter.prefix { $0 != "B" }), .white,
        in: CGRect(x: 11 + 50 * CGFloat(number), y: 126, width: 48, height: 14))
    }
    let label = view.addParagraph(
      "overlay", .systemFont(ofSize: 30, weight: .black), .white,
      in: CGRect(x: 0, y: 140, width: 320, height: 36))
    label.textAlignment = .center
    label.layer.compositingFilter = "overlayBlendMode"
  }
}
