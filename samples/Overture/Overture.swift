import Flipbook

@main
struct Overture: Film {
  let canvas = Canvas(width: 1280, height: 720)
  func perform(on stage: Stage) -> Observable<Void>? { pause(1) }
}
