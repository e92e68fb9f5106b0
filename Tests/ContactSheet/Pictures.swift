import Flipbook

/// Pictures that scenes show, drawn by the library itself.
enum Pictures {
  /// Hills under an evening sky, the sun to the left.
  static func landscape(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { drawing in
      drawLandscape(drawing.cgContext, CGRect(origin: .zero, size: size))
    }
  }

  /// Draws the landscape into `rect`.
  static func drawLandscape(_ context: CGContext, _ rect: CGRect) {
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    func hill(_ color: UIColor, _ points: [CGPoint]) {
      let path = UIBezierPath()
      path.move(to: points[0])
      path.addCurve(to: points[3], controlPoint1: points[1], controlPoint2: points[2])
      path.addLine(to: at(1, 1))
      path.addLine(to: at(0, 1))
      path.close()
      color.setFill()
      path.fill()
    }
    context.saveGState()
    context.clip(to: rect)
    let colors = [
      UIColor(red: 0.30, green: 0.32, blue: 0.72, alpha: 1).cgColor,
      UIColor(red: 0.93, green: 0.52, blue: 0.58, alpha: 1).cgColor,
      UIColor(red: 1, green: 0.83, blue: 0.55, alpha: 1).cgColor,
    ]
    if let sky = CGGradient(
      colorsSpace: nil, colors: colors as CFArray, locations: [0, 0.55, 0.8])
    {
      context.drawLinearGradient(
        sky, start: at(0, 0), end: at(0, 1), options: .drawsAfterEndLocation)
    }
    let sun = min(rect.width, rect.height) * 0.15
    UIColor(red: 1, green: 0.95, blue: 0.78, alpha: 1).setFill()
    let middle = at(0.28, 0.4)
    context.fillEllipse(
      in: CGRect(x: middle.x - sun, y: middle.y - sun, width: 2 * sun, height: 2 * sun))
    hill(
      UIColor(red: 0.55, green: 0.36, blue: 0.62, alpha: 1),
      [at(0, 0.72), at(0.3, 0.55), at(0.6, 0.3), at(1, 0.62)])
    hill(
      UIColor(red: 0.33, green: 0.24, blue: 0.48, alpha: 1),
      [at(0, 0.62), at(0.3, 0.95), at(0.6, 0.95), at(1, 0.7)])
    context.restoreGState()
  }

  /// A four-pointed spark on a transparent background, for tints, masks and particles.
  static func spark(_ side: CGFloat, _ color: UIColor = .black) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      let center = CGPoint(x: side / 2, y: side / 2)
      color.setFill()
      UIBezierPath.star(center, radius: side / 2, tips: 4, inner: 0.36).fill()
    }
  }

  /// A frame with ornaments in its corners and a stripe along its sides, in thirds of `side`.
  static func frame(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { drawing in
      let (all, cap) = (CGRect(x: 0, y: 0, width: side, height: side), side / 3)
      Palette.blue.setFill()
      UIBezierPath(roundedRect: all, cornerRadius: cap * 0.8).fill()
      UIColor.white.setFill()
      UIBezierPath(roundedRect: all.insetBy(dx: cap * 0.4, dy: cap * 0.4), cornerRadius: cap * 0.5)
        .fill()
      Palette.gold.setFill()
      for corner in 0..<4 {
        let (x, y) = (
          corner % 2 == 0 ? cap / 2 : side - cap / 2, corner / 2 == 0 ? cap / 2 : side - cap / 2
        )
        drawing.cgContext.fillEllipse(
          in: CGRect(x: x - cap * 0.35, y: y - cap * 0.35, width: cap * 0.7, height: cap * 0.7))
      }
      Palette.coral.setFill()
      let middle = side / 2
      UIBezierPath.star(CGPoint(x: middle, y: middle), radius: cap * 0.42, tips: 4).fill()
    }
  }
}
