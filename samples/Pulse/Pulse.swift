import Flipbook

/// A film of a view that was written for the iPhone.
@main
struct Pulse: Film {
  let canvas = Canvas(width: 480, height: 300, framesPerSecond: 60, background: .white)

  func perform(on stage: Stage) -> Observable<Void>? {
    let view = StatusView(frame: canvas.bounds)
    stage.window.addSubview(view)
    return Observable.create { observer in
      view.whenDone = { observer.onCompleted() }
      view.start()
      return Disposables.create()
    }
  }
}
