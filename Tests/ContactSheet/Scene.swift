import Flipbook

/// A small picture of one feature, built as in an app.
struct Scene {
  /// The largest scene, in points.
  static let largest = CGSize(width: 320, height: 180)

  /// The scene's name, as `family-feature`; its golden has the same name.
  let name: String

  let background: UIColor

  /// The time of the picture, in seconds.
  let time: TimeInterval

  private let build: (UIView) -> Void

  /// Creates a scene that `build` sets up in a view of the largest size.
  init(
    _ name: String, on background: UIColor = Palette.paper, at time: TimeInterval = 0,
    _ build: @escaping (UIView) -> Void
  ) {
    self.name = name
    self.background = background
    self.time = time
    self.build = build
  }

  /// All scenes, family by family.
  static var all: [Scene] {
    text + writing + images + filters + contents + shapes + strokes + light + blending + contexts
      + layers + controls + lists + segments
  }

  /// Returns a stage with the scene.
  func stage() throws -> Stage {
    let stage = try Stage(
      canvas: Canvas(
        width: Scene.largest.width, height: Scene.largest.height, background: background))
    stage.perform { build(stage.window) }
    try stage.advance(to: time)
    return stage
  }
}
