import Containers
import Controls
import Foundation
import Geometry
import Layers
import Testing
import Views
import VirtualTime

@Suite struct UIAlertViewTests {
  let scene = ContainerScene()
  private let delegate = AlertDelegate()

  init() {
    scene.show(Page("A"))
    scene.perform {
      UIApplication.shared.stageWindow = scene.window
      UIScreen.main.bounds = scene.window.bounds
    }
  }

  private func alert(_ buttons: String...) -> UIAlertView {
    scene.clock.asCurrent {
      let alert = UIAlertView(
        title: "Delete?", message: nil, delegate: delegate, cancelButtonTitle: "Cancel")
      for button in buttons { alert.addButton(withTitle: button) }
      return alert
    }
  }

  @Test func buttonsHaveIndices() {
    let alert = alert("OK", "More")
    #expect(alert.numberOfButtons == 3 && alert.buttonTitle(at: 2) == "More")
    #expect(alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
    #expect(alert.buttonTitle(at: 3) == nil && alert.textField(at: 0) == nil)
    let other = scene.clock.asCurrent {
      UIAlertView(
        title: "", message: "", delegate: nil, cancelButtonTitle: nil, otherButtonTitles: "A", "B")
    }
    #expect(other.cancelButtonIndex == -1 && other.firstOtherButtonIndex == 0)
    #expect(other.numberOfButtons == 2)
  }

  @Test func theDelegateIsNotifiedOfTheButton() throws {
    let alert = alert("OK")
    scene.perform { alert.show() }
    #expect(alert.isVisible && delegate.calls == ["will present"])
    scene.run(to: 1)
    let window = try #require(scene.window.subviews.last as? UIWindow)
    let shown = window.rootViewController?.presentedViewController?.view
    let card = try #require(shown?.subviews.first)
    #expect(window.windowLevel == .alert && card.frame.width == 270)
    // The button on the right, as those of alert controllers.
    scene.tap(card.frame.maxX - 60, card.frame.maxY - 20)
    #expect(delegate.calls == ["will present", "did present", "clicked 1", "will dismiss 1"])
    scene.run(to: 2)
    #expect(delegate.calls.last == "did dismiss 1" && !alert.isVisible && window.isHidden)
    scene.perform { alert.show() }
    scene.run(to: 3)
    scene.perform { alert.dismiss(withClickedButtonIndex: 0, animated: true) }
    scene.run(to: 4)
    #expect(delegate.calls.suffix(2) == ["will dismiss 0", "did dismiss 0"])
    #expect(scene.error == nil)
  }

  @Test func stylesHaveTextFields() {
    let alert = alert("OK")
    scene.perform { alert.alertViewStyle = .loginAndPasswordInput }
    #expect(alert.textField(at: 0)?.isSecureTextEntry == false)
    #expect(alert.textField(at: 1)?.isSecureTextEntry == true && alert.textField(at: 2) == nil)
    scene.perform { alert.show() }
    scene.run(to: 1)
    #expect(alert.textField(at: 0)?.isFirstResponder == true)
  }
}

private final class AlertDelegate: UIAlertViewDelegate {
  var calls: [String] = []

  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    calls.append("clicked \(buttonIndex)")
  }

  func willPresent(_ alertView: UIAlertView) { calls.append("will present") }

  func didPresent(_ alertView: UIAlertView) { calls.append("did present") }

  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    calls.append("will dismiss \(buttonIndex)")
  }

  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    calls.append("did dismiss \(buttonIndex)")
  }
}
