import Flipbook

/// Trees and chains of extreme size; the environment variable DEPTH is the number of levels.
enum Extremes: String {
  case deepViews, deepLayers, deepMasks, deepOpacities, deepClips, longChain

  private var depth: Int {
    ProcessInfo.processInfo.environment["DEPTH"].flatMap { Int($0) } ?? 10_000
  }

  func perform(on stage: Stage) -> Observable<Void> {
    switch self {
    case .deepViews: nestViews(in: stage.window)
    case .deepLayers: nestLayers(in: stage.window.layer) { _ in }
    case .deepOpacities: nestLayers(in: stage.window.layer) { $0.opacity = 0.9999 }
    case .deepClips: nestLayers(in: stage.window.layer) { $0.masksToBounds = true }
    case .deepMasks:
      var layer = stage.window.layer
      for _ in 0..<depth {
        let mask = self.layer
        layer.mask = mask
        layer = mask
      }
    case .longChain:
      var chain = pause(0.5)
      for _ in 0..<depth { chain = chain.map { $0 } }
      return chain
    }
    return pause(0.5)
  }

  private var layer: CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 30, height: 18)
    layer.backgroundColor = UIColor.systemRed.cgColor
    return layer
  }

  private func nestViews(in window: UIView) {
    var view = window
    for _ in 0..<depth {
      let next = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 18))
      view.addSubview(next)
      view = next
    }
    view.backgroundColor = .systemRed
  }

  private func nestLayers(in parent: CALayer, _ change: (CALayer) -> Void) {
    var layer = parent
    for _ in 0..<depth {
      let next = self.layer
      change(next)
      layer.addSublayer(next)
      layer = next
    }
  }
}
