import Flipbook

// Strokes.
extension Scene {
  static var strokes: [Scene] {
    [
      Scene("stroke-caps-and-joins", capsAndJoins),
      Scene("stroke-miters", miters),
      Scene("stroke-dashes", dashes),
      Scene("stroke-hairlines", on: Palette.night, hairlines),
      Scene("stroke-ends", ends),
    ]
  }

  private static func capsAndJoins(in view: UIView) {
    let caps: [(String, CAShapeLayerLineCap)] = [
      ("butt", .butt), ("round", .round), ("square", .square),
    ]
    let joins: [(String, CAShapeLayerLineJoin)] = [
      ("miter", .miter), ("round", .round), ("bevel", .bevel),
    ]
    for (column, (name, _)) in caps.enumerated() {
      view.addCaption(
        "\(name) cap", in: CGRect(x: 66 + 82 * CGFloat(column), y: 10, width: 74, height: 13))
    }
    for (row, (name, join)) in joins.enumerated() {
      view.addCaption(
        "\(name) join", in: CGRect(x: 8, y: 44 + 50 * CGFloat(row), width: 54, height: 13))
      for (column, (_, cap)) in caps.enumerated() {
        let (x, y) = (103 + 82 * CGFloat(column), 30 + 50 * CGFloat(row))
        let path = UIBezierPath()
        path.move(to: CGPoint(x: x - 29, y: y + 31))
        path.addLine(to: CGPoint(x: x - 10, y: y + 8))
        path.addLine(to: CGPoint(x: x + 8, y: y + 31))
        path.addLine(to: CGPoint(x: x + 29, y: y + 12))
        let line = view.addShape(path, stroke: Palette.bright[column * 2], width: 11)
        line.lineCap = cap
        line.lineJoin = join
        view.addShape(path, stroke: .white, width: 1)
      }
    }
  }

  private static func miters(in view: UIView) {
    let limits: [CGFloat] = [1.2, 2, 4, 10]
    for (row, limit) in limits.enumerated() {
      let y = 14 + 40 * CGFloat(row)
      view.addText(
        "limit \(Double(limit))", .systemFont(ofSize: 10, weight: .medium), Palette.soft,
        at: CGPoint(x: 14, y: y + 8))
      for (column, spread) in [CGFloat(26), 17, 10, 6, 3].enumerated() {
        let x = 92 + 48 * CGFloat(column)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: x - 14, y: y + 14 - spread / 2))
        path.addLine(to: CGPoint(x: x + 12, y: y + 14))
        path.addLine(to: CGPoint(x: x - 14, y: y + 14 + spread / 2))
        view.addShape(path, stroke: Palette.bright[column], width: 5).miterLimit = limit
      }
    }
  }

  private static func dashes(in view: UIView) {
    let rows: [(String, [NSNumber], CGFloat, CAShapeLayerLineCap)] = [
      ("12 6", [12, 6], 0, .butt), ("12 6, phase 9", [12, 6], 9, .butt),
      ("0 10, round", [0, 10], 0, .round), ("14 8 2 8", [14, 8, 2, 8], 0, .butt),
      ("3 odd: 10 4 4", [10, 4, 4], 0, .butt), ("1 9, square", [1, 11], 0, .square),
    ]
    for (row, (name, pattern, phase, cap)) in rows.enumerated() {
      let y = 22 + 27 * CGFloat(row)
      view.addText(
        name, .systemFont(ofSize: 10, weight: .medium), Palette.soft,
        at: CGPoint(x: 14, y: y - 6))
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 92, y: y))
      path.addLine(to: CGPoint(x: 210, y: y))
      let line = view.addShape(path, stroke: Palette.bright[row], width: 5)
      line.lineDashPattern = pattern
      line.lineDashPhase = phase
      line.lineCap = cap
    }
    let oval = view.addShape(
      UIBezierPath(ovalIn: CGRect(x: 232, y: 16, width: 70, height: 70)), stroke: Palette.ink,
      width: 6)
    oval.lineDashPattern = [0, 10.995]
    oval.lineCap = .round
    let box = view.addShape(
      UIBezierPath(roundedRect: CGRect(x: 232, y: 100, width: 70, height: 62), cornerRadius: 16),
      stroke: Palette.coral, width: 3)
    box.lineDashPattern = [8, 5]
  }

  private static func hairlines(in view: UIView) {
    for ray in 0...24 {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 16, y: 164))
      path.addLine(to: CGPoint(x: 16, y: 164).away(146, turns: -0.25 * CGFloat(ray) / 24))
      view.addShape(path, stroke: .white, width: 0.5)
    }
    for (number, width) in [0.1, 0.25, 0.5, 0.75, 1, 1.5].enumerated() {
      let path = UIBezierPath(
        ovalIn: CGRect(x: 216, y: 54, width: 72, height: 72).insetBy(
          dx: CGFloat(6 * number - 18), dy: CGFloat(6 * number - 18)))
      view.addShape(path, stroke: Palette.bright[number], width: width)
    }
  }

  private static func ends(in view: UIView) {
    let parts: [(CGFloat, CGFloat)] = [(0, 0.25), (0, 0.7), (0.3, 0.7), (0.6, 1)]
    view.addCells(parts.map { "\(Double($0.0)) – \(Double($0.1))" }, columns: 4) { number, cell in
      let box = CGRect(x: cell.bounds.midX - 26, y: 4, width: 52, height: 52)
      let below = CGRect(x: cell.bounds.midX - 28, y: 76, width: 56, height: 44)
      for path in [UIBezierPath(ovalIn: box), UIBezierPath.heart(in: below)] {
        cell.addShape(path, stroke: Palette.line, width: 8)
        let line = cell.addShape(path, stroke: Palette.bright[number], width: 8)
        (line.strokeStart, line.strokeEnd) = parts[number]
        line.lineCap = .round
      }
    }
  }
}
