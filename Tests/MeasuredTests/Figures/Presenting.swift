import Flipbook

extension MeasuredFigure {
  static let presenting: [MeasuredFigure] = [
    MeasuredFigure("O10.1", "Frame of a page sheet", [0, 59, 393, 793], within: 1e-9) {
      let scene = try MeasuredStage(
        safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
      let (root, page) = (UIViewController(), UIViewController())
      scene.perform { scene.stage.window.rootViewController = root }
      try scene.stage.advance(to: 0.1)
      scene.perform { root.present(page, animated: true) }
      try scene.stage.advance(to: 2)
      let frame = page.view.superview?.frame ?? .null
      return [frame.minX, frame.minY, frame.width, frame.height]
    },
    MeasuredFigure(
      "O10.5", "Frequency and damping ratio when presenting", [18.2574, 1], within: 0.01
    ) {
      let scene = try presentation()
      let played = scene.stage.perform {
        scene.view.layer.animationKeys()?.compactMap { scene.view.layer.animation(forKey: $0) }
      }
      guard let spring = played?.compactMap({ $0 as? CASpringAnimation }).first else { return [] }
      return [
        (spring.stiffness / spring.mass).squareRoot(),
        spring.damping / (2 * (spring.stiffness * spring.mass).squareRoot()),
      ]
    },
    MeasuredFigure(
      "O10.6", "Remaining fraction of the distance at frames 6, 12, 24", [0.455, 0.12, 0.006],
      within: 0.002
    ) {
      let scene = try presentation()
      return try scene.shown(at: [6, 12, 24].map { $0 / 60 }) { $0.frame.minY / 852 }
    },
    MeasuredFigure(
      "O10.2", "Dimming behind a sheet at rest, and while 190 of its 852 points are hidden",
      [0.2, 0.2 * (1 - 190.0 / 852)], within: 0.001
    ) {
      let scene = try sheet()
      let dimming = scene.view.superview?.subviews.first ?? UIView()
      let color = dimming.backgroundColor?.cgColor.alpha ?? 0
      scene.perform {
        scene.stage.drag(
          from: CGPoint(x: 196, y: 300), to: CGPoint(x: 196, y: 500), at: 2, duration: 1)
      }
      return try [2, 2.99].map { time in
        try scene.stage.advance(to: time)
        return scene.stage.perform { Double(dimming.alpha) } * color
      }
    },
    MeasuredFigure(
      "O10.3", "Upper edge of a sheet while a finger has moved by 200 and by −200 points",
      [190, 0],
      within: 0.5
    ) {
      try [200.0, -200].map { distance in
        let scene = try sheet()
        scene.perform {
          scene.stage.drag(
            from: CGPoint(x: 196, y: 400), to: CGPoint(x: 196, y: 400 + distance), at: 2,
            duration: 1)
        }
        return try scene.shown(at: [2.99]) { $0.frame.minY }[0]
      }
    },
    MeasuredFigure(
      "O10.4", "Whether a sheet is dismissed that was dragged by 46.7 and by 50.2 % of its height",
      [0, 1], within: 0
    ) {
      try [370.0 / 793, 398.0 / 793].map { share in
        let scene = try sheet()
        scene.perform {
          scene.stage.drag(
            from: CGPoint(x: 196, y: 100), to: CGPoint(x: 196, y: 110 + 852 * share), at: 2,
            duration: 3, curve: CAMediaTimingFunction(name: .easeOut))
        }
        try scene.stage.advance(to: 7)
        return scene.view.window == nil ? 1 : 0
      }
    },
    MeasuredFigure(
      "O10.7", "Grabber: x, y, width, height, radius; and whether it is hidden by default",
      [178.5, 5, 36, 5, 2.5, 1], within: 1e-9
    ) {
      let scene = try sheet(hasGrabber: true)
      let other = try sheet()
      let grabber = scene.view.subviews.last ?? UIView()
      let frame = grabber.frame
      return [
        frame.minX, frame.minY, frame.width, frame.height, grabber.layer.cornerRadius,
        other.view.subviews.last?.isHidden == true ? 1 : 0,
      ]
    },
    MeasuredFigure(
      "O10.20", "Duration of a CATransition without one, fading", [0.25, 1], within: 1e-9
    ) {
      let scene = try MeasuredStage()
      var ends: [Double] = []
      let transition = CATransition()
      scene.perform {
        CATransaction.setCompletionBlock { ends.append(scene.stage.time) }
        scene.view.layer.add(transition, forKey: nil)
      }
      try scene.stage.advance(to: 1)
      return ends + [transition.type == .fade ? 1 : 0]
    },
  ]

  /// Returns a stage with an expanded sheet, at 1.5 s.
  private static func sheet(hasGrabber: Bool = false) throws -> MeasuredStage {
    let stage = try MeasuredStage()
    let presented = UIViewController()
    stage.perform {
      stage.stage.window.rootViewController = UIViewController()
      presented.sheetPresentationController?.detents = [.large()]
      presented.sheetPresentationController?.prefersGrabberVisible = hasGrabber
    }
    try stage.stage.advance(by: 0)
    stage.perform {
      stage.stage.window.rootViewController?.present(presented, animated: true)
    }
    try stage.stage.advance(to: 1.5)
    return MeasuredStage(stage, view: presented.view.superview ?? presented.view)
  }

  /// Returns a stage with the view of a controller whose presentation starts at 0 s.
  private static func presentation() throws -> MeasuredStage {
    let stage = try MeasuredStage()
    let presented = UIViewController()
    var scene = stage
    stage.perform {
      let root = UIViewController()
      stage.stage.window.rootViewController = root
      stage.stage.window.makeKeyAndVisible()
    }
    try stage.stage.advance(by: 0)
    stage.perform {
      stage.stage.window.rootViewController?.present(presented, animated: true)
      scene = MeasuredStage(stage, view: presented.view)
    }
    return scene
  }
}
