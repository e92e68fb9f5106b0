import FilmStage
import Flipbook
import ScriptedUsers
import Testing

/// Windows that a film creates are shown, hidden and ordered as UIKit's.
@Suite struct WindowVisibilityTests {
  private let red = Pixel(red: 255, green: 0, blue: 0)
  private let blue = Pixel(red: 0, green: 0, blue: 255)
  private let white = Pixel(red: 255, green: 255, blue: 255)
  private let stage: Stage

  init() throws {
    stage = try Stage(canvas: Canvas(width: 8, height: 8, framesPerSecond: 10))
  }

  private var pixel: Pixel? { stage.snapshot().bitmap[4, 4] }

  private func window(_ color: UIColor) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.backgroundColor = color
    return window
  }

  @Test func isHiddenShowsAWindow() {
    let window = stage.perform { self.window(.red) }
    #expect(window.isHidden && !stage.window.isHidden && pixel == white)
    stage.perform { window.isHidden = false }
    #expect(pixel == red && !window.isKeyWindow)
    stage.perform {
      #expect(UIApplication.shared.windows == [stage.window, window])
      window.isHidden = true
      #expect(UIApplication.shared.windows == [stage.window])
    }
    #expect(pixel == white)
  }

  @Test func aShownWindowInsertsTheViewOfItsControllerAgain() {
    let window = stage.perform { self.window(.red) }
    stage.perform {
      window.makeKeyAndVisible()
      window.rootViewController?.view.removeFromSuperview()
      window.isHidden = true
    }
    #expect(pixel == white)
    stage.perform { window.makeKeyAndVisible() }
    #expect(pixel == red)
  }

  @Test func aHiddenWindowIsNoLongerTheKeyWindow() {
    stage.perform {
      let window = self.window(.red)
      window.makeKeyAndVisible()
      #expect(window.isKeyWindow)
      window.isHidden = true
      #expect(!window.isKeyWindow && stage.window.isKeyWindow)
    }
  }

  @Test func theWindowShownLastIsInFrontOfItsLevel() {
    let (first, second) = stage.perform { (self.window(.red), self.window(.blue)) }
    stage.perform {
      first.isHidden = false
      second.isHidden = false
    }
    #expect(pixel == blue)
    stage.perform {
      first.isHidden = true
      first.isHidden = false
    }
    #expect(pixel == red)
    stage.perform { second.windowLevel = .alert }
    #expect(pixel == blue)
    stage.perform {
      first.isHidden = true
      first.isHidden = false
    }
    #expect(pixel == blue)
  }

  @Test func changesOfWindowsPostNotifications() {
    nonisolated(unsafe) var names: [String] = []
    stage.perform {
      let window = self.window(.red)
      let kinds = [
        UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
        UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
      ]
      let observers = kinds.map { kind in
        NotificationCenter.default.addObserver(forName: kind, object: window, queue: nil) { _ in
          names.append(String(kind.rawValue.dropFirst("UIWindowDid".count).dropLast(12)))
        }
      }
      window.makeKeyAndVisible()
      window.isHidden = true
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
    #expect(names == ["BecomeVisible", "BecomeKey", "ResignKey", "BecomeHidden"])
  }

  @Test func theAppsDelegateHasTheStagesWindow() {
    final class Delegate: UIApplicationDelegate {}
    stage.perform {
      #expect(UIApplication.shared.delegate?.window === stage.window)
      let delegate = Delegate()
      UIApplication.shared.delegate = delegate
      #expect(UIApplication.shared.delegate === delegate)
    }
  }
}
