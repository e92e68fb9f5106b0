import Flipbook

/// Stars rain while a cannon fires three salvos.
@main
struct ConfettiCannonFilm: Film {
  let canvas = Canvas(width: 320, height: 320, framesPerSecond: 30, background: .black)
  let duration: TimeInterval? = 3

  func perform(on stage: Stage) -> Observable<Void>? {
    stage.window.rootViewController = ConfettiViewController()
    return nil
  }
}
