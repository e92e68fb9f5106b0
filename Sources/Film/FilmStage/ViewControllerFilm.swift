public import Rx
public import Views

/// A film that is what a view controller shows: its view fills the window, and it appears at 0 s.
///
///     @main struct Splash: ViewControllerFilm {
///       let canvas = Canvas(width: 390, height: 844)
///       func makeViewController() -> UIViewController { SplashController() }
///     }
///
/// It ends when nothing is scheduled any more and nothing animates; a scene that never rests needs a
/// `duration`, as any film does.
public protocol ViewControllerFilm: Film {
  /// The controller of the window, new for each performance.
  func makeViewController() -> UIViewController
}

extension ViewControllerFilm {
  /// Makes the controller and gives it the window.
  public func perform(on stage: Stage) -> Observable<Void>? {
    stage.window.rootViewController = makeViewController()
    return nil
  }
}
