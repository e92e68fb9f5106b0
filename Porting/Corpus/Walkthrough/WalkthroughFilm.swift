import Flipbook

/// A walkthrough of three pages, whose button a user taps twice.
@main
struct WalkthroughFilm: Film {
  let canvas = Canvas(width: 320, height: 420, framesPerSecond: 30, background: .black)
  let duration: TimeInterval? = 3

  func perform(on stage: Stage) -> Observable<Void>? {
    let tour = WelcomeTour()
    stage.window.rootViewController = tour
    if let button = tour.forwardButton {
      stage.touch(button, at: 0.5)
      stage.touch(button, at: 1.7)
    }
    return nil
  }
}
