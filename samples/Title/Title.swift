import Flipbook

/// A logo, a title that appears letter by letter, a subtitle that slides in, and an underline.
@main
struct Title: Film {
  let canvas = Canvas(width: 1280, height: 720, framesPerSecond: 60, background: .white)

  /// The folder of the logo, for tests and other programs.
  static var assets: URL? { Bundle.module.resourceURL?.appendingPathComponent("Assets") }

  func perform(on stage: Stage) -> Observable<Void>? {
    let scene = Scene(in: stage.window)
    return Observable.concat([
      scene.logo.rx.fade(to: 1, duration: 0.4),
      scene.type(),
      Observable.zip(scene.slideIn(), scene.underline()) { _, _ in },
      pause(1),
      stage.window.rx.fade(to: 0, duration: 0.5),
    ])
  }
}
