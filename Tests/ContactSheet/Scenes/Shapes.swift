import Flipbook

// Paths, their fills and their animations.
extension Scene {
  static var shapes: [Scene] {
    [
      Scene("shape-constructors", constructors),
      Scene("shape-fill-rules", fillRules),
      Scene("shape-copies", copies),
      Scene("shape-morph", morph),
      Scene("shape-morph-steps", steps),
      Scene("shape-arcs", arcs),
    ]
  }

  private static func constructors(in view: UIView) {
    let names = [
      "rect", "ovalIn", "roundedRect", "byRoundingCorners", "arcCenter", "quad curves", "curves",
      "append, reversing",
    ]
    view.addCells(names, columns: 4) { number, cell in
      let box = cell.bounds.insetBy(dx: 6, dy: 6)
      let path = constructed(number, in: box)
      let color = Palette.bright[number % 6]
      cell.addShape(path, fill: color.withAlphaComponent(0.25), stroke: color, width: 2.5)
    }
  }

  private static func constructed(_ number: Int, in box: CGRect) -> UIBezierPath {
    let (left, right) = (CGPoint(x: box.minX, y: box.midY), CGPoint(x: box.maxX, y: box.midY))
    switch number {
    case 0: return UIBezierPath(rect: box)
    case 1: return UIBezierPath(ovalIn: box)
    case 2: return UIBezierPath(roundedRect: box, cornerRadius: 14)
    case 3:
      return UIBezierPath(
        roundedRect: box, byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: CGSize(width: 20, height: 20))
    case 4:
      let path = UIBezierPath(
        arcCenter: box.center, radius: box.square.width / 2, startAngle: 0.5,
        endAngle: -0.5, clockwise: true)
      path.addLine(to: box.center)
      path.close()
      return path
    case 5:
      let path = UIBezierPath()
      path.move(to: left)
      path.addQuadCurve(
        to: box.center, controlPoint: CGPoint(x: box.width * 0.35, y: box.minY - 20))
      path.addQuadCurve(to: right, controlPoint: CGPoint(x: box.width * 0.85, y: box.maxY + 20))
      return path
    case 6:
      return .heart(in: box.square)
    default:
      let path = UIBezierPath(ovalIn: box.square)
      path.append(UIBezierPath(ovalIn: box.square.insetBy(dx: 10, dy: 10)).reversing())
      return path
    }
  }

  private static func fillRules(in view: UIView) {
    let names = ["nonZero", "evenOdd", "nonZero", "evenOdd"]
    view.addCells(names, columns: 4) { number, cell in
      let center = cell.bounds.center
      let path: UIBezierPath
      if number < 2 {
        path = .pentagram(center, radius: 34)
      } else {
        path = UIBezierPath()
        for turn in 0..<3 {
          path.append(
            UIBezierPath(
              arcCenter: center.away(14, turns: CGFloat(turn) / 3 - 0.25), radius: 20,
              startAngle: 0, endAngle: 2 * .pi, clockwise: true))
        }
      }
      let shape = cell.addShape(
        path, fill: Palette.bright[number + 1], stroke: Palette.ink, width: 1.5)
      shape.fillRule = number % 2 == 0 ? .nonZero : .evenOdd
    }
  }

  private static func copies(in view: UIView) {
    let wave = UIBezierPath()
    wave.move(to: CGPoint(x: 14, y: 82))
    wave.addCurve(
      to: CGPoint(x: 80, y: 22), controlPoint1: CGPoint(x: 20, y: -6),
      controlPoint2: CGPoint(x: 74, y: 112))
    let names = ["stroking", "stroking, dashed", "flattened"]
    view.addCells(names, columns: 3) { number, cell in
      let path: CGPath
      switch number {
      case 0:
        path = wave.cgPath.copy(
          strokingWithWidth: 18, lineCap: .round, lineJoin: .round, miterLimit: 10)
      case 1:
        path = wave.cgPath.copy(dashingWithPhase: 0, lengths: [18, 12])
          .copy(strokingWithWidth: 16, lineCap: .butt, lineJoin: .round, miterLimit: 10)
      default: path = wave.cgPath.flattened(threshold: 3)
      }
      let color = Palette.bright[2 * number]
      var move = CGAffineTransform(translationX: cell.bounds.midX - 47, y: 14)
      let moved = path.copy(using: &move) ?? path
      if number == 2 {
        wave.apply(move)
        cell.addShape(wave, stroke: Palette.line, width: 10)
      }
      cell.addShape(
        UIBezierPath(cgPath: moved), fill: number < 2 ? color.withAlphaComponent(0.25) : nil,
        stroke: color, width: 1.5)
    }
  }

  /// A star becomes a flower, shown at each quarter of the animation.
  private static func morph(in view: UIView) {
    view.addCells(["0", "¼", "½", "¾", "1"], columns: 5) { number, cell in
      let center = cell.bounds.center
      let morph = CABasicAnimation(keyPath: "path")
      morph.fromValue = petals(center, reach: 0.35, radius: 26).cgPath
      morph.toValue = petals(center, reach: 1.5, radius: 20).cgPath
      morph.duration = 1
      morph.speed = 0
      morph.timeOffset = min(Double(number) / 4, 0.9999)
      let shape = cell.addShape(
        petals(center, reach: 0.35, radius: 26), fill: Palette.bright[number], stroke: Palette.ink)
      shape.lineJoin = .round
      shape.add(morph, forKey: "morph")
    }
  }

  /// Animations between paths with different elements: lines become curves, and corners appear or
  /// disappear.
  private static func steps(in view: UIView) {
    view.addCells(["0", "¼", "½", "¾", "1", "", "", "", "", ""], columns: 5) { number, cell in
      let center = cell.bounds.center
      let square = UIBezierPath(
        rect: CGRect(x: center.x - 20, y: center.y - 20, width: 40, height: 40))
      let other =
        number < 5
        ? UIBezierPath(
          arcCenter: center, radius: 22, startAngle: -.pi * 0.75, endAngle: .pi * 1.25,
          clockwise: true)
        : polygon(center, corners: 7)
      let morph = CABasicAnimation(keyPath: "path")
      morph.fromValue = square.cgPath
      morph.toValue = other.cgPath
      morph.duration = 1
      morph.speed = 0
      morph.timeOffset = min(Double(number % 5) / 4, 0.9999)
      let shape = cell.addShape(
        square, fill: Palette.bright[number % 5], stroke: Palette.ink, width: 1.5)
      shape.add(morph, forKey: "morph")
    }
  }

  private static func polygon(_ center: CGPoint, corners: Int) -> UIBezierPath {
    let path = UIBezierPath()
    for corner in 0..<corners {
      let point = center.away(24, turns: CGFloat(corner) / CGFloat(corners) - 0.375)
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  /// Arcs that start at a dot: full turns in both directions, and parts of them.
  private static func arcs(in view: UIView) {
    let turn = 2 * CGFloat.pi
    let arcs: [(String, start: CGFloat, end: CGFloat, clockwise: Bool)] = [
      ("0, 2π", 0, turn, true), ("0, 2π, ccw", 0, turn, false), ("0, −2π", 0, -turn, true),
      ("0, −2π, ccw", 0, -turn, false), ("0, π/2", 0, turn / 4, true),
      ("0, π/2, ccw", 0, turn / 4, false), ("−π/2, 3π/2, ccw", -turn / 4, turn * 0.75, false),
      ("0, 5π", 0, turn * 2.5, true),
    ]
    view.addCells(arcs.map(\.0), columns: 4) { number, cell in
      let (arc, center) = (arcs[number], cell.bounds.center)
      let path = UIBezierPath(
        arcCenter: center, radius: 22, startAngle: arc.start, endAngle: arc.end,
        clockwise: arc.clockwise)
      let color = Palette.bright[number % 6]
      cell.addShape(path, fill: color.withAlphaComponent(0.25), stroke: color, width: 3)
      let start = center.away(22, turns: arc.start / turn)
      cell.addShape(
        UIBezierPath(
          arcCenter: start, radius: 4, startAngle: 0, endAngle: turn, clockwise: false),
        fill: Palette.ink)
    }
  }

  /// Returns five curves around `center` that bend inwards or outwards.
  private static func petals(_ center: CGPoint, reach: CGFloat, radius: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: center.away(radius, turns: -0.25))
    for petal in 0..<5 {
      let turn = CGFloat(petal) / 5 - 0.25
      path.addCurve(
        to: center.away(radius, turns: turn + 0.2),
        controlPoint1: center.away(radius * reach, turns: turn + 0.05),
        controlPoint2: center.away(radius * reach, turns: turn + 0.15))
    }
    path.close()
    return path
  }
}
