import Flipbook

/// A beacon that is tapped twice. The target's default isolation is the main actor, as in new Xcode
/// projects.
@main
struct BeaconFilm: Film {
  let canvas = Canvas(width: 200, height: 160, framesPerSecond: 30, background: .white)
  let duration: TimeInterval? = 3.5

  func perform(on stage: Stage) -> Observable<Void>? {
    let controller = BeaconController()
    stage.window.rootViewController = controller
    stage.touch(controller.beacon, at: 0.2)
    stage.touch(controller.beacon, at: 1.6)
    return nil
  }
}
