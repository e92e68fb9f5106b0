import Flipbook

extension MeasuredFigure {
  private static func white(_ level: Double) -> UIColor {
    UIColor(white: level / 255, alpha: 1)
  }

  private static let red = UIColor(red: 1, green: 56.0 / 255, blue: 60.0 / 255, alpha: 1)

  /// A colour as seen through an effect that covers the window.
  private static func effect(
    _ id: String, _ style: UIBlurEffect.Style, _ name: String, over color: UIColor,
    isDark: Bool = false, _ expected: [Double], within tolerance: Double = 1.01
  ) -> MeasuredFigure {
    return MeasuredFigure(id, name, expected, within: tolerance) {
      let scene = try MeasuredStage(width: 160, height: 160)
      let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
      scene.perform {
        if isDark { scene.stage.window.overrideUserInterfaceStyle = .dark }
        scene.stage.window.backgroundColor = color
        view.frame = scene.stage.window.bounds
        scene.stage.window.addSubview(view)
      }
      let shown = try scene.color(in: view)
      return expected.count == 1 ? [shown[0]] : shown
    }
  }

  /// The σ of a style's blur.
  private static func blur(
    _ id: String, _ style: UIBlurEffect.Style, _ name: String, _ expected: [Double]
  ) -> MeasuredFigure {
    MeasuredFigure(id, "\(name): σ of the blur, in points", expected, within: 1.5) {
      // An edge from black to white, seen through the effect, has the blur's slope.
      let scene = try MeasuredStage(width: 400, height: 40)
      let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
      scene.perform {
        scene.stage.window.backgroundColor = .black
        let half = UIView(frame: CGRect(x: 200, y: 0, width: 200, height: 40))
        half.backgroundColor = .white
        scene.stage.window.addSubview(half)
        view.frame = scene.stage.window.bounds
        scene.stage.window.addSubview(view)
      }
      try scene.stage.advance(by: 0)
      let bitmap = scene.stage.snapshot().bitmap
      let row = (0..<400).map { Double(bitmap[$0, 20]?.red ?? 0) }
      let (low, high) = (row[0], row[399])
      // The standard deviation of the edge's derivative.
      let steps = (1..<400).map { (row[$0] - row[$0 - 1]) / (high - low) }
      let variance = steps.enumerated().reduce(0) {
        $0 + $1.element * (Double($1.offset) + 1 - 200) * (Double($1.offset) + 1 - 200)
      }
      return [variance.squareRoot()]
    }
  }

  /// The σ of a layer's shadow, read from the slope of its edge.
  private static func shadow(_ radius: Double) -> MeasuredFigure {
    MeasuredFigure(
      "O9.1", "Shadow radius \(radius): σ", [0.95 * radius], within: 0.04 * radius + 0.2
    ) {
      let scene = try MeasuredStage(width: 400, height: 400)
      scene.perform {
        let layer = scene.view.layer
        scene.view.frame = CGRect(x: -200, y: 0, width: 400, height: 400)
        layer.shadowPath = CGPath(
          rect: CGRect(x: 0, y: -200, width: 400, height: 800), transform: nil)
        layer.shadowOpacity = 1
        layer.shadowRadius = radius
        layer.shadowOffset = .zero
      }
      try scene.stage.advance(by: 0)
      let bitmap = scene.stage.snapshot().bitmap
      let row = (0..<400).map { 1 - Double(bitmap[$0, 200]?.red ?? 0) / 255 }
      let steps = (1..<400).map { row[$0 - 1] - row[$0] }
      let variance = steps.enumerated().reduce(0) {
        $0 + $1.element * (Double($1.offset) + 1 - 200) * (Double($1.offset) + 1 - 200)
      }
      return [variance.squareRoot()]
    }
  }

  private static func fill(
    _ color: UIColor, _ name: String, _ light: [Double], _ dark: [Double]
  ) -> MeasuredFigure {
    return MeasuredFigure("O9.17", name, light + dark, within: 0.005) {
      [UIUserInterfaceStyle.light, .dark].flatMap { style in
        var parts: (r: CGFloat, g: CGFloat, b: CGFloat, a: CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
          .getRed(&parts.r, green: &parts.g, blue: &parts.b, alpha: &parts.a)
        return [parts.r, parts.g, parts.b, parts.a].map { Double($0) }
      }
    }
  }

  private static func rgba(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double)
    -> [Double]
  { [red / 255, green / 255, blue / 255, alpha] }

  static let appearance: [MeasuredFigure] =
    [2, 4, 8, 12, 24].map(shadow)
    + [
      MeasuredFigure(
        "O9.2", "A shadow's opacity, radius, offset and colour", [0, 3, 0, -3, 0, 1], within: 0
      ) {
        let layer = CALayer()
        let color = layer.shadowColor?.components ?? []
        return [
          Double(layer.shadowOpacity), layer.shadowRadius, layer.shadowOffset.width,
          layer.shadowOffset.height, color.first ?? -1, color.last ?? -1,
        ]
      },
      MeasuredFigure(
        "O9.4", "A corner radius of 80 in a square of 100: the first rows in columns 10, 30, 50",
        [40, 17, 6], within: 1
      ) {
        let scene = try MeasuredStage(width: 100, height: 100)
        scene.perform {
          scene.view.frame = scene.stage.window.bounds
          scene.view.backgroundColor = .black
          scene.view.layer.cornerRadius = 80
        }
        try scene.stage.advance(by: 0)
        let bitmap = scene.stage.snapshot().bitmap
        return [10, 30, 50].map { column in
          Double((0..<100).first { (bitmap[column, $0]?.red ?? 255) < 128 } ?? 100)
        }
      },
      effect("O9.6", .extraLight, "extraLight over black", over: .black, [0.97 * 0.8 * 255]),
      effect("O9.7", .light, "light over black", over: .black, [0.3 * 255]),
      effect("O9.7", .regular, "regular over black", over: .black, [0.3 * 255]),
      blur("O9.6", .extraLight, "extraLight", [20]),
      blur("O9.7", .light, "light", [30]),
      effect("O9.8", .extraLight, "extraLight over white", over: .white, [249]),
      effect("O9.8", .extraLight, "extraLight over black", over: .black, [198]),
      effect("O9.8", .extraLight, "extraLight over grey 51", over: white(51), [208]),
      effect("O9.9", .extraLight, "extraLight over red", over: red, [249, 202, 204]),
      effect("O9.9", .light, "light over red", over: red, [255, 92, 97]),
      effect("O9.10", .systemUltraThinMaterial, "Ultra thin over white", over: .white, [245]),
      effect("O9.10", .systemUltraThinMaterial, "Ultra thin over black", over: .black, [88]),
      effect("O9.10", .systemThinMaterial, "Thin over white", over: .white, [245]),
      effect("O9.10", .systemThinMaterial, "Thin over black", over: .black, [142]),
      effect("O9.10", .systemMaterial, "Material over white", over: .white, [245]),
      effect("O9.10", .systemMaterial, "Material over black", over: .black, [197]),
      blur("O9.10", .systemUltraThinMaterial, "Ultra thin", [22.5]),
      blur("O9.10", .systemThinMaterial, "Thin", [29.5]),
      effect(
        "O9.11", .systemUltraThinMaterial, "Ultra thin, dark, over white", over: .white,
        isDark: true, [177]),
      effect(
        "O9.11", .systemUltraThinMaterial, "Ultra thin, dark, over black", over: .black,
        isDark: true, [31]),
      effect(
        "O9.11", .systemMaterial, "Material, dark, over white", over: .white, isDark: true, [83]),
      effect(
        "O9.11", .systemMaterial, "Material, dark, over black", over: .black, isDark: true, [31]),
      effect(
        "O9.12", .systemMaterial, "Material over red", over: red, [255, 201, 203], within: 10.01),
      effect(
        "O9.12", .systemMaterial, "Material over yellow",
        over: UIColor(red: 242.0 / 255, green: 179.0 / 255, blue: 64.0 / 255, alpha: 1),
        [255, 236, 192], within: 10.01),
      MeasuredFigure(
        "O9.13", "Length of the side that a continuous corner of radius 20 uses",
        [20 * 1.528665], within: 1e-3
      ) {
        let path = UIBezierPath(
          roundedRect: CGRect(x: 0, y: 0, width: 200, height: 200), cornerRadius: 20)
        // The distance from the corner to the straight part of the top side.
        var reach = 200.0
        path.cgPath.applyWithBlock { element in
          guard element.pointee.type != .closeSubpath else { return }
          let point = element.pointee.points[0]
          if point.y == 0, point.x > 0, element.pointee.type != .addCurveToPoint {
            reach = min(reach, min(point.x, 200 - point.x))
          }
        }
        return [reach]
      },
      fill(.systemFill, "Fill", rgba(120, 120, 128, 0.2), rgba(120, 120, 128, 0.36)),
      fill(
        .secondarySystemFill, "Secondary fill", rgba(120, 120, 128, 0.16),
        rgba(120, 120, 128, 0.32)),
      fill(
        .tertiarySystemFill, "Tertiary fill", rgba(118, 118, 128, 0.12), rgba(118, 118, 128, 0.24)),
      fill(
        .quaternarySystemFill, "Quaternary fill", rgba(116, 116, 128, 0.08),
        rgba(118, 118, 128, 0.18)),
    ]
}
