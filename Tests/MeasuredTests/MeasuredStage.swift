import Flipbook

/// A stage with the size of the measured phone, in points, and methods to read values from it.
struct MeasuredStage {
  let stage: Stage
  /// The view that moves, in the window.
  let view: UIView

  init(
    width: Double = 393, height: Double = 852, framesPerSecond: Double = 60,
    safeAreaInsets: UIEdgeInsets = .zero
  ) throws {
    stage = try Stage(
      canvas: Canvas(
        width: width, height: height, framesPerSecond: framesPerSecond,
        safeAreaInsets: safeAreaInsets))
    view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    stage.window.addSubview(view)
    try stage.advance(to: 0)
  }

  /// Creates a stage with another view to read.
  init(_ other: MeasuredStage, view: UIView) {
    stage = other.stage
    self.view = view
  }

  /// Runs `body` in a separate turn.
  func perform(_ body: () -> Void) { stage.perform(body) }

  /// Returns the values that `read` takes from the presentation layer at each time.
  func shown(at times: [Double], _ read: (CALayer) -> Double) throws -> [Double] {
    try times.map { time in
      try stage.advance(to: time)
      return stage.perform { read(view.layer.presentation() ?? view.layer) }
    }
  }

  /// Returns the colour at the centre of a view, 0…255.
  func color(in view: UIView) throws -> [Double] {
    try stage.advance(by: 0)
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: stage.window)
    let bitmap = stage.snapshot().bitmap
    guard let pixel = bitmap[Int(point.x), Int(point.y)] else { return [] }
    return [pixel.red, pixel.green, pixel.blue].map(Double.init)
  }
}
