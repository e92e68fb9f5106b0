import Flipbook

// Corners, borders, masks, opacity and perspective of layers.
extension Scene {
  static var layers: [Scene] {
    [
      Scene("layer-corners-and-borders", corners),
      Scene("layer-continuous-corners", continuousCorners),
      Scene("layer-masks", masks),
      Scene("layer-opacity", opacity),
      Scene("layer-perspective", on: Palette.night, perspective),
      Scene("layer-cube", on: Palette.night, cube),
      Scene("canvas-transparent", on: .clear, transparent),
    ]
  }

  private static func corners(in view: UIView) {
    let names = [
      "cornerRadius", "maskedCorners", "capsule", "border", "border, rounded", "clipped to it",
    ]
    view.addCells(names, columns: 3) { number, cell in
      let box = cell.addBox(cell.bounds.insetBy(dx: 8, dy: 2), Palette.bright[number], radius: 16)
      switch number {
      case 1: box.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      case 2: box.layer.cornerRadius = box.bounds.height / 2
      case 3: (box.layer.cornerRadius, box.layer.borderWidth) = (0, 5)
      case 4: box.layer.borderWidth = 5
      case 5:
        box.clipsToBounds = true
        box.addBox(CGRect(x: -12, y: 24, width: 70, height: 50), Palette.gold, radius: 25)
        box.addBox(CGRect(x: 50, y: -20, width: 50, height: 50), Palette.violet, radius: 25)
        box.layer.borderWidth = 2
        box.layer.borderColor = UIColor.white.cgColor
      default: break
      }
      if number == 3 || number == 4 { box.layer.borderColor = Palette.ink.cgColor }
    }
  }

  private static func continuousCorners(in view: UIView) {
    let names = ["circular", "continuous", "maskedCorners", "border", "clipped to it", "capsule"]
    view.addCells(names, columns: 3) { number, cell in
      let box = cell.addBox(cell.bounds.insetBy(dx: 8, dy: 2), Palette.bright[number], radius: 18)
      if number > 0 { box.layer.cornerCurve = .continuous }
      switch number {
      case 2:
        box.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        box.layer.shadowOpacity = 0.5
        box.layer.shadowRadius = 3
        box.layer.shadowOffset = CGSize(width: 0, height: 2)
      case 3: (box.layer.borderWidth, box.layer.borderColor) = (6, Palette.ink.cgColor)
      case 4:
        box.clipsToBounds = true
        box.addBox(CGRect(x: -12, y: 24, width: 70, height: 50), Palette.gold)
        box.layer.borderWidth = 2
        box.layer.borderColor = UIColor.white.cgColor
      case 5: box.layer.cornerRadius = box.bounds.height / 2
      default: break
      }
    }
  }

  private static func masks(in view: UIView) {
    let picture = Pictures.landscape(CGSize(width: 136, height: 62))
    view.addCells(["shape", "gradient", "text", "image"], columns: 2) { number, cell in
      let image = UIImageView(image: picture)
      image.frame = cell.bounds
      cell.addSubview(image)
      switch number {
      case 0:
        let shape = CAShapeLayer()
        let path = UIBezierPath(ovalIn: CGRect(x: 8, y: 4, width: 54, height: 54))
        path.append(.star(CGPoint(x: 102, y: 33), radius: 30))
        shape.path = path.cgPath
        image.layer.mask = shape
      case 1:
        image.layer.mask = gradientMask(cell.bounds)
      case 2:
        let label = UILabel(frame: cell.bounds)
        label.text = "MASK"
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 42, weight: .black)
        image.mask = label
      default:
        let sparks = CALayer()
        sparks.frame = cell.bounds
        for column in 0..<3 {
          let spark = CALayer()
          spark.contents = Pictures.spark(58).cgImage
          spark.frame = CGRect(x: -8 + 48 * CGFloat(column), y: 1, width: 58, height: 58)
          sparks.addSublayer(spark)
        }
        image.layer.mask = sparks
      }
    }
  }

  private static func gradientMask(_ frame: CGRect) -> CAGradientLayer {
    let fade = CAGradientLayer()
    fade.frame = frame
    fade.colors = [UIColor.clear, .black, .clear].map(\.cgColor)
    fade.startPoint = CGPoint(x: 0, y: 0.5)
    fade.endPoint = CGPoint(x: 1, y: 0.5)
    return fade
  }

  /// Opacity applies to a layer as a whole, unless `allowsGroupOpacity` is false.
  private static func opacity(in view: UIView) {
    view.addCells(["1", "½, as a group", "½, one by one"], columns: 3) { number, cell in
      let group = UIView(frame: cell.bounds)
      cell.addSubview(group)
      let center = cell.bounds.center
      for turn in 0..<3 {
        let middle = center.away(20, turns: CGFloat(turn) / 3 - 0.25)
        group.addBox(
          CGRect(x: middle.x - 26, y: middle.y - 22, width: 52, height: 52),
          [Palette.coral, Palette.gold, Palette.blue][turn], radius: 26)
      }
      if number > 0 { group.alpha = 0.5 }
      if number == 2 { group.layer.allowsGroupOpacity = false }
    }
  }

  private static func perspective(in view: UIView) {
    var depth = CATransform3DIdentity
    depth.m34 = -1 / 300
    view.layer.sublayerTransform = depth
    let picture = Pictures.landscape(CGSize(width: 96, height: 112))
    for number in 0..<5 {
      let card = UIImageView(image: picture)
      let away = CGFloat(number - 2)
      card.center = CGPoint(x: 160 + 56 * away, y: 90)
      card.layer.cornerRadius = 10
      card.clipsToBounds = true
      card.layer.borderWidth = 2
      card.layer.borderColor = UIColor.white.cgColor
      var turn = CATransform3DMakeTranslation(0, 0, -46 * abs(away))
      turn = CATransform3DRotate(turn, -0.42 * away, 0, 1, 0)
      card.layer.transform = turn
      card.layer.zPosition = -abs(away)
      view.addSubview(card)
    }
  }

  private static func cube(in view: UIView) {
    let side: CGFloat = 84
    for (number, x) in [CGFloat(94), 226].enumerated() {
      let cube = CATransformLayer()
      (cube.bounds, cube.position) = (
        CGRect(x: 0, y: 0, width: side, height: side), CGPoint(x: x, y: 90)
      )
      let turns: [(CGFloat, CGFloat, CGFloat)] = [
        (0, 0, 1), (.pi / 2, 0, 1), (.pi, 0, 1), (-.pi / 2, 0, 1), (.pi / 2, 1, 0),
        (-.pi / 2, 1, 0),
      ]
      for (face, (angle, x, y)) in turns.enumerated() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: side, height: side)
        layer.backgroundColor =
          Palette.bright[face].withAlphaComponent(number == 0 ? 1 : 0.6).cgColor
        layer.borderWidth = 2
        layer.borderColor = UIColor.white.cgColor
        layer.cornerRadius = number == 0 ? 0 : 12
        layer.transform = CATransform3DTranslate(
          CATransform3DMakeRotation(angle, x, y, 0), 0, 0, side / 2)
        cube.addSublayer(layer)
      }
      var turn = CATransform3DIdentity
      turn.m34 = -1 / 400
      turn = CATransform3DRotate(turn, number == 0 ? -0.45 : 0.5, 1, 0, 0)
      cube.transform = CATransform3DRotate(turn, number == 0 ? 0.6 : -0.7, 0, 1, 0)
      view.layer.addSublayer(cube)
    }
  }

  private static func transparent(in view: UIView) {
    for (number, color) in Palette.bright.enumerated() {
      let middle = CGPoint(x: 160, y: 90).away(40, turns: CGFloat(number) / 6)
      view.addBox(
        CGRect(x: middle.x - 42, y: middle.y - 42, width: 84, height: 84),
        color.withAlphaComponent(0.5), radius: 42)
    }
    let label = view.addParagraph(
      "RGBA", .systemFont(ofSize: 28, weight: .black), .white, in: view.bounds)
    label.textAlignment = .center
  }
}
