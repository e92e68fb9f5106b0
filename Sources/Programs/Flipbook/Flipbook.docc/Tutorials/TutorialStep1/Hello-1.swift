import Flipbook

@main
struct Hello: Film {
  let canvas = Canvas(width: 640, height: 360, framesPerSecond: 60, background: .black)

  func perform(on stage: Stage) -> Observable<Void>? {
    pause(1)
  }
}
