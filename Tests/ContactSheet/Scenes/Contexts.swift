import Flipbook

// Drawing in graphics contexts.
extension Scene {
  static var contexts: [Scene] {
    [
      Scene("context-states", states),
      Scene("context-clips", clips),
      Scene("context-transparency-layers", transparencyLayers),
      Scene("context-shadows", contextShadows),
      Scene("context-gradients", contextGradients),
    ]
  }

  /// A tree: each branch saves the graphics state, draws its own branches, and restores it.
  private static func states(in view: UIView) {
    view.addDrawing(view.bounds) { context, box in
      func grow(_ length: CGFloat, _ depth: Int) {
        context.setLineWidth(max(CGFloat(depth) * 1.1, 0.8))
        context.setStrokeColor((depth > 2 ? Palette.ink : Palette.teal).cgColor)
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: 0, y: -length))
        context.strokePath()
        context.translateBy(x: 0, y: -length)
        guard depth > 1 else {
          context.setFillColor(Palette.bright[Int(length * 7) % 2 == 0 ? 0 : 5].cgColor)
          return context.fillEllipse(in: CGRect(x: -2.5, y: -2.5, width: 5, height: 5))
        }
        for (angle, share) in [(-0.5, 0.78), (0.36, 0.74)] as [(CGFloat, CGFloat)] {
          context.saveGState()
          context.rotate(by: angle)
          grow(length * share, depth - 1)
          context.restoreGState()
        }
      }
      context.setLineCap(.round)
      context.setFillColor(Palette.line.cgColor)
      context.fill(CGRect(x: 0, y: 164, width: box.width, height: 16))
      for (x, size) in [(74, 36), (170, 44), (258, 30)] as [(CGFloat, CGFloat)] {
        context.saveGState()
        context.translateBy(x: x, y: 165)
        grow(size, 7)
        context.restoreGState()
      }
    }
  }

  private static func clips(in view: UIView) {
    let spark = Pictures.spark(64).cgImage
    view.addCells(["path", "even-odd", "rects", "mask"], columns: 4) { number, cell in
      cell.addDrawing(cell.bounds) { context, box in
        let side = CGRect(x: box.midX - 33, y: box.midY - 33, width: 66, height: 66)
        switch number {
        case 0: UIBezierPath.heart(in: side).addClip()
        case 1:
          context.addPath(UIBezierPath.pentagram(box.center, radius: 36).cgPath)
          context.clip(using: .evenOdd)
        case 2:
          context.clip(
            to: (0..<5).map {
              CGRect(x: 0, y: side.minY + 14 * CGFloat($0), width: box.width, height: 9)
            })
        default:
          if let spark { context.clip(to: side, mask: spark) }
        }
        Pictures.drawLandscape(context, side)
      }
    }
  }

  private static func transparencyLayers(in view: UIView) {
    view.addCells(["each at half", "as a whole", "with a shadow"], columns: 3) { number, cell in
      cell.addDrawing(cell.bounds) { context, box in
        context.setAlpha(number < 2 ? 0.55 : 1)
        if number == 2 {
          context.setShadow(
            offset: CGSize(width: 0, height: 5), blur: 10,
            color: Palette.ink.withAlphaComponent(0.6).cgColor)
        }
        if number > 0 { context.beginTransparencyLayer(auxiliaryInfo: nil) }
        for turn in 0..<3 {
          let middle = box.center.away(17, turns: CGFloat(turn) / 3 - 0.25)
          context.setFillColor(Palette.bright[[0, 1, 3][turn]].cgColor)
          context.fillEllipse(in: CGRect(x: middle.x - 23, y: middle.y - 22, width: 46, height: 46))
        }
        if number > 0 { context.endTransparencyLayer() }
      }
    }
  }

  private static func contextShadows(in view: UIView) {
    view.addDrawing(view.bounds) { context, _ in
      context.setShadow(
        offset: CGSize(width: 0, height: 5), blur: 10,
        color: Palette.ink.withAlphaComponent(0.5).cgColor)
      Palette.card.setFill()
      UIBezierPath(roundedRect: CGRect(x: 24, y: 24, width: 76, height: 60), cornerRadius: 14)
        .fill()
      Palette.coral.setStroke()
      let ring = UIBezierPath(ovalIn: CGRect(x: 132, y: 24, width: 60, height: 60))
      ring.lineWidth = 9
      ring.stroke()
      Pictures.spark(64).withTintColor(Palette.gold).draw(
        in: CGRect(x: 222, y: 20, width: 68, height: 68))
      context.setShadow(
        offset: CGSize(width: 4, height: 4), blur: 0, color: Palette.pink.cgColor)
      ("hard" as NSString).draw(
        at: CGPoint(x: 32, y: 106),
        withAttributes: [
          .font: UIFont.systemFont(ofSize: 40, weight: .black), .foregroundColor: Palette.violet,
        ])
      context.setShadow(offset: .zero, blur: 14, color: Palette.blue.cgColor)
      ("glow" as NSString).draw(
        at: CGPoint(x: 172, y: 106),
        withAttributes: [
          .font: UIFont.systemFont(ofSize: 40, weight: .black), .foregroundColor: UIColor.white,
        ])
    }
  }

  private static func contextGradients(in view: UIView) {
    let colors = [Palette.gold, Palette.coral, Palette.violet].map(\.cgColor)
    guard
      let gradient = CGGradient(
        colorsSpace: nil, colors: colors as CFArray, locations: [0, 0.4, 1])
    else { return }
    view.addCells(["linear", "radial", "along a stroke", "conic"], columns: 4) { number, cell in
      cell.addDrawing(cell.bounds) { context, box in
        let (middle, left) = (box.center, CGPoint(x: box.minX, y: box.midY))
        switch number {
        case 0:
          UIBezierPath(roundedRect: box.insetBy(dx: 2, dy: 18), cornerRadius: 16).addClip()
          context.drawLinearGradient(
            gradient, start: left, end: CGPoint(x: box.maxX, y: box.maxY),
            options: [
              .drawsBeforeStartLocation, .drawsAfterEndLocation,
            ])
        case 1:
          UIBezierPath(ovalIn: box.square.insetBy(dx: 1, dy: 1)).addClip()
          context.drawRadialGradient(
            gradient, startCenter: CGPoint(x: middle.x - 9, y: middle.y - 11), startRadius: 0,
            endCenter: middle, endRadius: 32, options: .drawsAfterEndLocation)
        case 2:
          context.addPath(UIBezierPath.heart(in: box.square.insetBy(dx: 6, dy: 6)).cgPath)
          context.setLineWidth(11)
          context.setLineJoin(.round)
          context.replacePathWithStrokedPath()
          context.clip()
          context.drawLinearGradient(
            gradient, start: CGPoint(x: 0, y: box.midY - 32),
            end: CGPoint(x: 0, y: box.midY + 32), options: .drawsAfterEndLocation)
        default:
          UIBezierPath.star(middle, radius: 31, tips: 8, inner: 0.62).addClip()
          context.drawConicGradient(gradient, center: middle, angle: -.pi / 2)
        }
      }
    }
  }
}
