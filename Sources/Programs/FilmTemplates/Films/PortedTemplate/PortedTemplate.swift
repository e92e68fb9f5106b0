import Flipbook

/// Plays a view that was written for an iOS app.
@main
struct PortedTemplate: Film {
  let canvas = Canvas(width: 390, height: 844, framesPerSecond: 60, background: .white)

  func perform(on stage: Stage) -> Observable<Void>? {
    let loading = LoadingView(frame: canvas.bounds)
    stage.window.addSubview(loading)
    loading.startAnimating()
    // The film ends two seconds later; an endless animation doesn't keep it going.
    return Observable.concat([pause(2), loading.rx.fade(to: 0, duration: 0.4)])
  }
}
