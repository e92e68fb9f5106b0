import Foundation
public import Rx
public import Views

/// The film of an app whose sources `flipbook-port` has rewritten: it shows the app's window on the
/// screen of a phone, 390 × 844 points.
public protocol PortedApplicationFilm: Film {
  /// Creates the app's delegates.
  func makeApplication() -> PortedApplication
}

extension PortedApplicationFilm {
  /// A phone in portrait: 390 × 844 points at 60 frames per second.
  public var canvas: Canvas {
    Canvas(width: 390, height: 844, framesPerSecond: 60, background: .black)
  }

  /// Launches the app; the film ends after its `duration`.
  public func perform(on stage: Stage) throws -> Observable<Void>? {
    makeApplication().launch()
    return nil
  }
}

/// An app with its delegates.
public struct PortedApplication {
  private let delegate: any UIApplicationDelegate
  private let sceneDelegate: (any UISceneDelegate)?

  /// Creates an app; `scene` is the delegate of its scene, if it has one.
  public init(_ delegate: any UIApplicationDelegate, scene: (any UISceneDelegate)? = nil) {
    self.delegate = delegate
    sceneDelegate = scene
  }

  /// Calls the delegates in UIKit's order, up to the state in which the app is active. They live as
  /// long as the stage. Before that, they get a window with the initial controller of the storyboard
  /// "Main", if there is one: the film doesn't know the name in the app's property list.
  func launch() {
    let application = UIApplication.shared
    let window = Self.mainWindow()
    if sceneDelegate == nil, let window { delegate.window = window }
    application.delegate = delegate
    application.retainedDelegates = [delegate] + (sceneDelegate.map { [$0] } ?? [])
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    if sceneDelegate == nil, let window, delegate.window === window { window.makeKeyAndVisible() }
    application.postDidFinishLaunching()
    let options = UIScene.ConnectionOptions()
    if let sceneDelegate, let scene = application.connectedScenes.first {
      _ = delegate.application(
        application, configurationForConnecting: scene.session, options: options)
      scene.delegate = sceneDelegate
      if let window {
        window.windowScene = scene as? UIWindowScene
        (sceneDelegate as? any UIWindowSceneDelegate)?.window = window
      }
      sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
      // A delegate that has made a window of its own shows that one.
      if let own = (sceneDelegate as? any UIWindowSceneDelegate)?.window, own === window {
        own.makeKeyAndVisible()
      }
      sceneDelegate.sceneWillEnterForeground(scene)
      sceneDelegate.sceneDidBecomeActive(scene)
    }
    delegate.applicationDidBecomeActive(application)
    application.postDidBecomeActive()
  }

  private static func mainWindow() -> UIWindow? {
    let main = UIStoryboard(name: "Main", bundle: nil)
    guard main.exists, let controller = main.instantiateInitialViewController() else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    return window
  }
}

extension UIApplication {
  /// Posts what observers get at the end of a launch, after a film without an app delegate has begun.
  func finishLaunch() {
    postDidFinishLaunching()
    postDidBecomeActive()
  }

  fileprivate func postDidFinishLaunching() {
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: self)
  }

  fileprivate func postDidBecomeActive() {
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: self)
  }
}
