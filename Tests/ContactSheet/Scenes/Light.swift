import Flipbook

// Gradients, shadows, blurs, particles.
extension Scene {
  static var light: [Scene] {
    [
      Scene("light-gradients", gradients),
      Scene("light-dithered", on: .black, dithered),
      Scene("light-shadows", shadows),
      Scene("light-shadow-paths", shadowPaths),
      Scene("light-shadows-on-clear", on: .clear, clearShadows),
      Scene("light-blur-styles", blurStyles),
      Scene("light-blur-card", blurCard),
      Scene("light-emitter", on: Palette.night, at: 1.4, emitter),
    ]
  }

  private static func gradient(
    _ type: CAGradientLayerType, _ colors: [UIColor], from start: CGPoint, to end: CGPoint,
    in frame: CGRect
  ) -> CAGradientLayer {
    let gradient = CAGradientLayer()
    gradient.type = type
    gradient.frame = frame
    gradient.colors = colors.map(\.cgColor)
    gradient.startPoint = start
    gradient.endPoint = end
    gradient.cornerRadius = 8
    gradient.masksToBounds = true
    return gradient
  }

  private static func gradients(in view: UIView) {
    let middle = CGPoint(x: 0.5, y: 0.5)
    let rainbow = Palette.bright + [Palette.coral]
    let names = ["axial", "locations", "to clear", "radial", "conic", "conic, hard stops"]
    view.addCells(names, columns: 3) { number, cell in
      let box = cell.bounds
      let layer: CAGradientLayer
      switch number {
      case 0:
        layer = gradient(
          .axial, Palette.bright, from: .zero, to: CGPoint(x: 1, y: 1), in: box)
      case 1:
        layer = gradient(
          .axial, [Palette.night, Palette.violet, Palette.pink, Palette.gold],
          from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5), in: box)
        layer.locations = [0.1, 0.6, 0.6, 0.9]
      case 2:
        layer = gradient(
          .axial, [Palette.teal, Palette.teal.withAlphaComponent(0)],
          from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1), in: box)
      case 3:
        layer = gradient(
          .radial, [.white, Palette.gold, Palette.coral, Palette.night], from: middle,
          to: CGPoint(x: 1, y: 1), in: box)
      case 4:
        layer = gradient(.conic, rainbow, from: middle, to: CGPoint(x: 1, y: 0.5), in: box)
      default:
        layer = gradient(
          .conic, Palette.bright.flatMap { [$0, $0] }, from: middle, to: CGPoint(x: 0.5, y: 0),
          in: box)
        layer.locations = (0..<12).map { NSNumber(value: Double(($0 + 1) / 2) / 6) }
      }
      cell.layer.addSublayer(layer)
    }
  }

  /// A gradient of twenty levels over the whole canvas, which would show bands without dithering.
  private static func dithered(in view: UIView) {
    let sky = gradient(
      .axial,
      [
        UIColor(red: 0.04, green: 0.04, blue: 0.10, alpha: 1),
        UIColor(red: 0.12, green: 0.09, blue: 0.22, alpha: 1),
      ], from: CGPoint(x: 0, y: 0), to: CGPoint(x: 1, y: 1), in: view.bounds)
    sky.cornerRadius = 0
    view.layer.addSublayer(sky)
    let moon = gradient(
      .radial, [UIColor(white: 1, alpha: 0.16), UIColor(white: 1, alpha: 0)],
      from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 1),
      in: CGRect(x: 150, y: -20, width: 190, height: 190))
    moon.masksToBounds = false
    view.layer.addSublayer(moon)
    view.addBox(
      CGRect(x: 229, y: 59, width: 32, height: 32), UIColor(white: 0.94, alpha: 1), radius: 16)
  }

  private static func shadows(in view: UIView) {
    let shadows: [(CGFloat, CGSize, Float)] = [
      (0, CGSize(width: 5, height: 5), 0.35), (3, CGSize(width: 0, height: 1), 0.4),
      (8, CGSize(width: 0, height: 6), 0.35), (16, CGSize(width: 0, height: 0), 0.8),
    ]
    view.addCells(["sharp", "radius 3", "radius 8", "radius 16"], columns: 4) { number, cell in
      let (radius, offset, opacity) = shadows[number]
      let box = CGRect(x: cell.bounds.midX - 22, y: 10, width: 44, height: 44)
      let card = cell.addBox(box, Palette.card, radius: 10)
      let star = cell.addShape(
        .star(CGPoint(x: cell.bounds.midX, y: 102), radius: 25), fill: Palette.bright[number])
      for layer in [card.layer, star] {
        layer.shadowRadius = radius
        layer.shadowOffset = offset
        layer.shadowOpacity = opacity
        layer.shadowColor = number == 3 ? Palette.violet.cgColor : Palette.ink.cgColor
      }
    }
  }

  private static func shadowPaths(in view: UIView) {
    view.addCells(["its own", "an oval below", "a hollow frame"], columns: 3) { number, cell in
      let card = cell.addBox(
        CGRect(x: cell.bounds.midX - 32, y: 18, width: 64, height: 84), Palette.card, radius: 12)
      card.layer.shadowOpacity = 0.5
      card.layer.shadowRadius = 6
      card.layer.shadowOffset = .zero
      card.layer.shadowColor = Palette.ink.cgColor
      if number == 1 {
        card.layer.shadowPath =
          UIBezierPath(ovalIn: CGRect(x: 2, y: 86, width: 60, height: 16)).cgPath
      }
      if number == 2 {
        card.backgroundColor = nil
        let frame = UIBezierPath(rect: card.bounds)
        frame.append(UIBezierPath(rect: card.bounds.insetBy(dx: 16, dy: 16)).reversing())
        card.layer.shadowPath = frame.cgPath
        card.layer.shadowColor = Palette.coral.cgColor
        card.layer.shadowOpacity = 1
      }
    }
  }

  private static func clearShadows(in view: UIView) {
    let card = view.addBox(CGRect(x: 30, y: 36, width: 110, height: 100), Palette.gold, radius: 24)
    let ring = view.addShape(
      UIBezierPath(ovalIn: CGRect(x: 186, y: 40, width: 92, height: 92)), stroke: Palette.teal,
      width: 18)
    for layer in [card.layer, ring] {
      layer.shadowOpacity = 0.6
      layer.shadowRadius = 10
      layer.shadowOffset = CGSize(width: 0, height: 8)
    }
    let label = view.addText(
      "clear", .systemFont(ofSize: 30, weight: .bold), .white, at: CGPoint(x: 44, y: 66))
    label.layer.shadowOpacity = 0.6
    label.layer.shadowRadius = 3
    label.layer.shadowOffset = .zero
  }

  private static func blurStyles(in view: UIView) {
    let styles: [(String, UIBlurEffect.Style)] = [
      ("extraLight", .extraLight), ("light", .light), ("dark", .dark), ("regular", .regular),
      ("prominent", .prominent),
      ("ultraThin", .systemUltraThinMaterial), ("thin", .systemThinMaterial),
      ("material", .systemMaterial), ("thick", .systemThickMaterial),
      ("chrome", .systemChromeMaterial),
      ("ultraThin light", .systemUltraThinMaterialLight), ("thin light", .systemThinMaterialLight),
      ("light", .systemMaterialLight), ("thick light", .systemThickMaterialLight),
      ("chrome light", .systemChromeMaterialLight),
      ("ultraThin dark", .systemUltraThinMaterialDark), ("thin dark", .systemThinMaterialDark),
      ("dark", .systemMaterialDark), ("thick dark", .systemThickMaterialDark),
      ("chrome dark", .systemChromeMaterialDark),
    ]
    let stripes = UIImageView(image: Pictures.landscape(view.bounds.size))
    view.addSubview(stripes)
    for number in 0..<40 {
      view.addBox(
        CGRect(x: CGFloat(number) * 8, y: 0, width: 4, height: 180),
        Palette.bright[number % 6].withAlphaComponent(0.55))
    }
    for (number, (name, style)) in styles.enumerated() {
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: style))
      blur.frame = CGRect(
        x: 8 + 62 * CGFloat(number % 5), y: 8 + 42 * CGFloat(number / 5), width: 56, height: 36)
      blur.layer.cornerRadius = 8
      blur.clipsToBounds = true
      let isDark = name.hasSuffix("dark")
      blur.contentView.addCaption(
        name, isDark ? .white : Palette.ink, in: blur.bounds.insetBy(dx: 3, dy: 0))
      view.addSubview(blur)
    }
  }

  private static func blurCard(in view: UIView) {
    view.addSubview(UIImageView(image: Pictures.landscape(view.bounds.size)))
    for (number, color) in Palette.bright.enumerated() {
      view.addBox(
        CGRect(
          x: 30 + 48 * CGFloat(number), y: 20 + 24 * CGFloat(number % 5), width: 40, height: 40),
        color, radius: 20)
    }
    let effect = UIBlurEffect(style: .systemThinMaterialDark)
    let card = UIVisualEffectView(effect: effect)
    card.frame = CGRect(x: 60, y: 44, width: 200, height: 92)
    card.layer.cornerRadius = 20
    card.clipsToBounds = true
    view.addSubview(card)
    card.contentView.addText(
      "Behind glass", .systemFont(ofSize: 24, weight: .bold), .white, at: CGPoint(x: 20, y: 16))
    let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: effect))
    vibrancy.frame = card.bounds
    vibrancy.contentView.addText(
      "vibrant, as it is beneath", .systemFont(ofSize: 14, weight: .medium), .white,
      at: CGPoint(x: 20, y: 54))
    card.contentView.addSubview(vibrancy)
  }

  private static func emitter(in view: UIView) {
    let spark = Pictures.spark(12, .white).cgImage
    let fountain = CAEmitterLayer()
    fountain.frame = view.bounds
    fountain.emitterPosition = CGPoint(x: 160, y: 176)
    fountain.seed = 7
    fountain.renderMode = .additive
    fountain.emitterCells = Palette.bright.map { color in
      let cell = CAEmitterCell()
      cell.contents = spark
      cell.color = color.cgColor
      cell.birthRate = 26
      cell.lifetime = 1.6
      cell.lifetimeRange = 0.3
      cell.velocity = 190
      cell.velocityRange = 60
      cell.yAcceleration = 150
      cell.emissionLongitude = -.pi / 2
      cell.emissionRange = 0.9
      cell.scale = 0.9
      cell.scaleRange = 0.4
      cell.scaleSpeed = -0.25
      cell.spin = 1
      cell.spinRange = 4
      cell.alphaSpeed = -0.45
      return cell
    }
    view.layer.addSublayer(fountain)
    let snow = CAEmitterLayer()
    snow.frame = view.bounds
    (snow.emitterPosition, snow.emitterSize) = (
      CGPoint(x: 160, y: 40), CGSize(width: 320, height: 80)
    )
    snow.emitterShape = .rectangle
    snow.seed = 3
    let flake = CAEmitterCell()
    flake.contents = spark
    flake.birthRate = 30
    flake.lifetime = 3
    flake.scale = 0.35
    flake.scaleRange = 0.2
    flake.color = UIColor(white: 1, alpha: 0.6).cgColor
    snow.emitterCells = [flake]
    view.layer.addSublayer(snow)
  }
}
