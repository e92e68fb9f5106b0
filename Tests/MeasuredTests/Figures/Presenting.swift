import Flipbook

extension MeasuredFigure {
  static let presenting: [MeasuredFigure] = [
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
