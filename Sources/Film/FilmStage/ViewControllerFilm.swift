public import Rx
public import Views

/// A film that shows a view controller: its view fills the window and appears at 0 s.
///
///     @main struct Splash: ViewControllerFilm {
///       let canvas = Canvas(width: 390, height: 844)
///       func makeViewController() -> UIViewController { SplashController() }
///     }
///
/// The film ends when nothing is scheduled and no animation is running; a scene that never comes to
/// rest needs a `duration`, like any film.
public protocol ViewControllerFilm: Film {
  /// Creates the window's view controller, for one performance.
  func makeViewController() -> UIViewController
}

extension ViewControllerFilm {
  /// Creates the view controller and sets it as the window's root view controller.
  public func perform(on stage: Stage) -> Observable<Void>? {
    stage.window.rootViewController = makeViewController()
    return nil
  }
}
