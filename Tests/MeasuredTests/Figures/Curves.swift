import Flipbook

extension MeasuredFigure {
  /// The progress of a timing function, read from a view that moves by 1000 points in 1 s.
  private static func curve(
    _ id: String, _ name: String, _ options: UIView.AnimationOptions, _ times: [Double],
    _ expected: [Double], within tolerance: Double = 1e-6
  ) -> MeasuredFigure {
    MeasuredFigure(id, "\(name): progress at \(times)", expected, within: tolerance) {
      let scene = try MeasuredStage()
      scene.perform {
        scene.view.center.x = 0
        UIView.animate(withDuration: 1, delay: 0, options: options) {
          scene.view.center.x = 1000
        }
      }
      return try scene.shown(at: times) { $0.position.x / 1000 }
    }
  }

  private static func points(
    _ name: CAMediaTimingFunctionName, _ expected: [Double]
  ) -> MeasuredFigure {
    MeasuredFigure("O1.1", "Control points of \(name.rawValue)", expected, within: 1e-7) {
      let function = CAMediaTimingFunction(name: name)
      return [1, 2].flatMap { index in
        var point: [Float] = [0, 0]
        function.getControlPoint(at: index, values: &point)
        return point.map(Double.init)
      }
    }
  }

  static let curves: [MeasuredFigure] = [
    points(.linear, [0, 0, 1, 1]),
    points(.easeIn, [0.42, 0, 1, 1]),
    points(.easeOut, [0, 0, 0.58, 1]),
    points(.easeInEaseOut, [0.42, 0, 0.58, 1]),
    curve(
      "O1.2", "Ease-in-out", .curveEaseInOut, [0.1, 0.25, 0.5, 0.75, 0.9],
      [0.0197225, 0.1291619, 0.5, 0.8708381, 0.9802775]),
    curve("O1.3", "Ease-in", .curveEaseIn, [0.25, 0.5], [0.0934647, 0.3153568]),
    curve("O1.4", "Ease-out", .curveEaseOut, [0.75], [0.9065353]),
    curve(
      "O1.20", "Ease-in, scaled to a distance of 140 in 0.6 s", .curveEaseIn,
      [0.1 / 0.6, 0.2 / 0.6, 0.3 / 0.6, 0.45 / 0.6],
      [6.23, 21.86, 44.15, 87.06].map { $0 / 140 }, within: 0.1 / 140),
    MeasuredFigure(
      "O1.15", "Delay of 0.5 s before 1 s from 0 to 100", [0, 0, 50, 100, 100], within: 1e-6
    ) {
      let scene = try MeasuredStage()
      scene.perform {
        scene.view.center.x = 0
        UIView.animate(withDuration: 1, delay: 0.5) { scene.view.center.x = 100 }
      }
      return try scene.shown(at: [0.1, 0.5, 1, 1.5, 2]) { $0.position.x }
    },
    MeasuredFigure("O1.16", "A linear fade of 1 s", [0.75, 0.5, 0.25], within: 1e-7) {
      let scene = try MeasuredStage()
      scene.perform {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scene.view.alpha = 0 }
      }
      return try scene.shown(at: [0.25, 0.5, 0.75]) { Double($0.opacity) }
    },
    MeasuredFigure(
      "O1.17", "A frame's animations; position and size halfway; the model at the end",
      [1, 1, 70, 60, 120, 80], within: 1e-6
    ) {
      let scene = try MeasuredStage()
      scene.perform {
        scene.view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        UIView.animate(withDuration: 1) {
          scene.view.frame = CGRect(x: 80, y: 0, width: 80, height: 40)
        }
      }
      let keys = scene.stage.perform { scene.view.layer.animationKeys() ?? [] }
      let halfway = try scene.shown(at: [0.5]) { $0.position.x }
      let width = try scene.shown(at: [0.5]) { $0.bounds.width }
      let end = try scene.shown(at: [1]) { $0.position.x }
      let last = try scene.shown(at: [1]) { $0.bounds.width }
      return [
        keys.contains("position") ? 1 : 0, keys.contains { $0.hasPrefix("bounds") } ? 1 : 0,
      ] + halfway + width + end + last
    },
    MeasuredFigure("O1.18", "Black to white, halfway", [127.5, 127.5, 127.5], within: 1) {
      let scene = try MeasuredStage()
      scene.perform {
        scene.view.backgroundColor = .black
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          scene.view.backgroundColor = .white
        }
      }
      try scene.stage.advance(to: 0.5)
      return try scene.color(in: scene.view)
    },
    MeasuredFigure("O1.19", "When a block of 2 s that animates nothing completes", [0], within: 0) {
      let scene = try MeasuredStage()
      var ends: [Double] = []
      scene.perform {
        UIView.animate(withDuration: 2) {
        } completion: { _ in
          ends.append(scene.stage.time)
        }
      }
      try scene.stage.advance(to: 3)
      return ends
    },
    MeasuredFigure(
      "O1.22", "Curve and duration in the keyboard's notifications", [7, 0.25], within: 0
    ) {
      let scene = try MeasuredStage()
      var values: [Double] = []
      scene.stage.showsKeyboard = true
      scene.perform {
        let field = UITextField()
        scene.view.addSubview(field)
        let token = NotificationCenter.default.portedAddObserver(
          forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { notification in
          values = [
            UIResponder.keyboardAnimationCurveUserInfoKey,
            UIResponder.keyboardAnimationDurationUserInfoKey,
          ].compactMap { (notification.userInfo?[$0] as? NSNumber)?.doubleValue }
        }
        field.becomeFirstResponder()
        NotificationCenter.default.portedRemoveObserver(token)
      }
      return values
    },
  ]
}
