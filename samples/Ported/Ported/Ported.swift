import Flipbook

/// A film of a button from an iPhone's app: a user taps it, and it downloads something.
@main
struct Ported: Film {
  let canvas = Canvas(width: 360, height: 280, framesPerSecond: 60, background: .white)

  func perform(on stage: Stage) -> Observable<Void>? {
    let controller = DownloadsViewController()
    stage.window.rootViewController = controller
    stage.showsTouches = true
    stage.touch(controller.button, at: 0.5)
    return pause(4)
  }
}
