import Flipbook

// Contents of layers: gravity, parts, fades and patterns.
extension Scene {
  static var contents: [Scene] {
    [
      Scene("contents-gravity", gravity),
      Scene("contents-parts", parts),
      Scene("contents-fade", at: 0.5, fade),
      Scene("contents-patterns", patterns),
    ]
  }

  private static func gravity(in view: UIView) {
    let gravities: [CALayerContentsGravity] = [
      .resize, .resizeAspect, .resizeAspectFill, .center, .top, .bottom, .left, .right, .topLeft,
      .topRight, .bottomLeft, .bottomRight,
    ]
    let picture = Pictures.landscape(CGSize(width: 40, height: 18)).cgImage
    view.addCells(gravities.map(\.rawValue), columns: 4) { number, cell in
      cell.layer.contents = picture
      cell.layer.contentsGravity = gravities[number]
      cell.backgroundColor = Palette.line
      cell.layer.masksToBounds = true
    }
  }

  private static func parts(in view: UIView) {
    let picture = Pictures.landscape(CGSize(width: 120, height: 80)).cgImage
    for quarter in 0..<4 {
      let (column, row) = (CGFloat(quarter % 2), CGFloat(quarter / 2))
      let part = CALayer()
      part.contents = picture
      part.contentsRect = CGRect(x: column / 2, y: row / 2, width: 0.5, height: 0.5)
      part.frame = CGRect(x: 18 + 66 * column, y: 30 + 46 * row, width: 62, height: 42)
      part.cornerRadius = 5
      part.masksToBounds = true
      view.layer.addSublayer(part)
    }
    view.addCaption("contentsRect", in: CGRect(x: 18, y: 128, width: 128, height: 13))
    let frame = Pictures.frame(36).cgImage
    for (number, size) in [CGSize(width: 128, height: 36), CGSize(width: 60, height: 64)]
      .enumerated()
    {
      let bar = CALayer()
      bar.contents = frame
      bar.contentsCenter = CGRect(x: 1 / 3.0, y: 1 / 3.0, width: 1 / 3.0, height: 1 / 3.0)
      bar.frame = CGRect(origin: CGPoint(x: 172, y: 18 + 44 * CGFloat(number)), size: size)
      view.layer.addSublayer(bar)
    }
    let plain = CALayer()
    plain.contents = frame
    plain.frame = CGRect(x: 248, y: 76, width: 36, height: 36)
    view.layer.addSublayer(plain)
    view.addCaption("contentsCenter", in: CGRect(x: 172, y: 128, width: 128, height: 13))
  }

  /// The same fade from one picture to another, at five times.
  private static func fade(in view: UIView) {
    let side = CGFloat(48)
    let (first, second) = (
      Pictures.landscape(CGSize(width: side, height: side)), Pictures.frame(48)
    )
    for number in 0..<5 {
      let card = CALayer()
      card.frame = CGRect(x: 16 + 60 * CGFloat(number), y: 60, width: side, height: side)
      card.cornerRadius = 8
      card.masksToBounds = true
      card.contents = second.cgImage
      let fade = CABasicAnimation(keyPath: "contents")
      fade.fromValue = first.cgImage
      fade.toValue = second.cgImage
      fade.duration = 1
      fade.timeOffset = CFTimeInterval(number) / 4.0001
      fade.speed = 0
      card.add(fade, forKey: nil)
      view.layer.addSublayer(card)
    }
    view.addCaption("contents, ¼ further each", in: CGRect(x: 16, y: 120, width: 288, height: 13))
  }

  private static func patterns(in view: UIView) {
    let tile = Pictures.spark(12, Palette.violet)
    let pattern = UIColor(patternImage: tile)
    view.addCells(["background", "fill", "stroke", "border"], columns: 2) { number, cell in
      let rect = cell.bounds.insetBy(dx: 20, dy: 2)
      switch number {
      case 0: cell.addBox(rect, pattern, radius: 10)
      case 1: cell.addShape(.heart(in: rect.square), fill: pattern)
      case 2: cell.addShape(.star(rect.center, radius: 26), stroke: pattern, width: 8)
      default:
        let box = cell.addBox(rect, Palette.card, radius: 10)
        box.layer.borderWidth = 9
        box.layer.borderColor = pattern.cgColor
      }
    }
  }
}
