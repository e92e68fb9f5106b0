import Flipbook

/// Twenty-five kinds of animation code side by side, each in a file that also runs on an iPhone.
@main
struct Gallery: Film {
  static let sceneSize = CGSize(width: 320, height: 180)
  static let columns = 5

  let canvas = Canvas(width: 1600, height: 900, framesPerSecond: 60, background: .black)
  let duration: TimeInterval? = 3

  func perform(on stage: Stage) -> Observable<Void>? {
    for (index, scene) in galleryScenes.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
      let view = scene.make(CGRect(origin: .zero, size: Self.sceneSize))
      view.frame.origin = CGPoint(
        x: CGFloat(column) * Self.sceneSize.width, y: CGFloat(row) * Self.sceneSize.height)
      view.clipsToBounds = true
      stage.window.addSubview(view)
      view.start()
    }
    return nil
  }
}
