import Flipbook

extension MeasuredFigure {
  /// Whether hit tests at points find a view of 40 × 40 at (100, 100): 1 if they do, otherwise 0.
  private static func found(
    _ setup: String, at points: [CGPoint], _ expected: [Double],
    change: @escaping @Sendable (UIView) -> Void
  ) -> MeasuredFigure {
    MeasuredFigure("O7.19", setup, expected, within: 0) {
      let scene = try MeasuredStage()
      return scene.stage.perform {
        scene.view.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
        change(scene.view)
        return points.map { scene.stage.window.hitTest($0, with: nil) === scene.view ? 1 : 0 }
      }
    }
  }

  private static let middle = [CGPoint(x: 120, y: 120)]

  static let views: [MeasuredFigure] = [
    MeasuredFigure("O7.3", "Opacity of a system button's title under a touch", [0.2], within: 1e-6)
    {
      let scene = try MeasuredStage()
      let button = UIButton(type: .system)
      scene.perform {
        button.setTitle("Press", for: .normal)
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
        scene.stage.window.addSubview(button)
        button.isHighlighted = true
      }
      try scene.stage.advance(to: 1)
      return scene.stage.perform { button.titleLabel.map { [Double($0.alpha)] } ?? [] }
    },
    MeasuredFigure(
      "O7.5", "Opacity of the tint behind a tinted configuration", [0.18], within: 0.005
    ) {
      let scene = try MeasuredStage()
      let button = UIButton(configuration: .tinted())
      scene.perform {
        button.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
        scene.stage.window.addSubview(button)
      }
      // The red tint leaves 1 − opacity of the white background's green.
      return [1 - (try scene.color(in: button)[1]) / 255]
    },
    MeasuredFigure("O7.7", "Size of a switch", [51, 31], within: 0) {
      let size = UISwitch().frame.size
      return [size.width, size.height]
    },
    found(
      "A view contains its minimum edges, but not its maximum edges",
      at: [CGPoint(x: 100, y: 100), CGPoint(x: 140, y: 120), CGPoint(x: 120, y: 140)], [1, 0, 0]
    ) { _ in },
    found("Alpha 0.005", at: middle, [0]) { $0.alpha = 0.005 },
    found("Alpha 0.01", at: middle, [0]) { $0.alpha = 0.01 },
    found("Alpha 0.02", at: middle, [1]) { $0.alpha = 0.02 },
    found("Hidden", at: middle, [0]) { $0.isHidden = true },
    found("Without interaction", at: middle, [0]) { $0.isUserInteractionEnabled = false },
    MeasuredFigure(
      "O7.19", "Outside of its superview; a label; inside a hidden view", [0, 0, 0], within: 0
    ) {
      let scene = try MeasuredStage()
      return scene.stage.perform {
        let window = scene.stage.window
        scene.view.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
        let inner = UIView(frame: CGRect(x: 50, y: 0, width: 40, height: 40))
        scene.view.addSubview(inner)
        let outside = window.hitTest(CGPoint(x: 160, y: 110), with: nil) === inner
        let label = UILabel(frame: CGRect(x: 200, y: 200, width: 40, height: 40))
        window.addSubview(label)
        let touched = window.hitTest(CGPoint(x: 220, y: 220), with: nil) === label
        inner.frame.origin.x = 0
        scene.view.isHidden = true
        let hidden = window.hitTest(CGPoint(x: 110, y: 110), with: nil) === inner
        return [outside, touched, hidden].map { $0 ? 1 : 0 }
      }
    },
  ]
}
