import Failures
import Foundation
import Geometry
import Layers
import Testing
import VirtualTime
import Views

@Suite struct ViewErrorTests {
  @Test(
    "Non-finite values are rejected, and the old ones kept",
    arguments: ["frame", "center", "bounds", "transform"],
    [Double.nan, .infinity, -.infinity])
  func notFinite(property: String, value: Double) {
    for animated in [true, false] {
      let scene = Scene()
      let view = scene.view
      let before = view.layer.modelState
      func change() {
        switch property {
        case "frame": view.frame = CGRect(x: 0, y: 0, width: value, height: 1)
        case "center": view.center = CGPoint(x: 0, y: value)
        case "bounds": view.bounds.origin.x = value
        default: view.transform = CGAffineTransform(rotationAngle: value)
        }
      }
      scene.perform {
        if animated { UIView.animate(withDuration: 1, animations: change) } else { change() }
      }
      #expect(view.layer.modelState == before && view.layer.animationKeys() == nil)
      #expect(scene.error?.code == .notFinite)
      #expect(
        scene.error?.message.hasPrefix("The \(property) of UIView \"card\" was set to ") == true)
    }
  }

  @Test func aNonFiniteAlphaIsAWarning() {
    let scene = Scene()
    scene.perform { scene.view.alpha = .nan }
    scene.perform { UIView.animate(withDuration: 1) { scene.view.alpha = .infinity } }
    #expect(scene.hasOneWarning(.notFinite) && scene.view.alpha == 1)
    #expect(scene.warning == "The alpha of UIView \"card\" is nan and has no effect.")
  }

  @Test(arguments: [Double.nan, .infinity])
  func nonFiniteTimesCountAsZero(value: Double) {
    let cases: [(String, (UIView) -> Void)] = [
      (
        "duration of UIView.animate",
        { view in UIView.animate(withDuration: value) { view.alpha = 0 } }
      ),
      (
        "delay of UIView.animate",
        { view in UIView.animate(withDuration: 1, delay: value) { view.alpha = 0 } }
      ),
      (
        "duration of UIView.animateKeyframes",
        { view in UIView.animateKeyframes(withDuration: value, delay: 0) { view.alpha = 0 } }
      ),
      (
        "delay of UIView.animateKeyframes",
        { view in UIView.animateKeyframes(withDuration: 1, delay: value) { view.alpha = 0 } }
      ),
    ]
    for (name, animate) in cases {
      let scene = Scene()
      scene.perform { animate(scene.view) }
      #expect(scene.hasOneWarning(.notFinite) && scene.view.alpha == 0)
      #expect(scene.warning == "The \(name) is \(value) and has no effect.")
      #expect((scene.view.layer.animationKeys() == nil) == name.hasPrefix("duration"))
    }
  }

  @Test(arguments: [true, false])
  func nonFiniteKeyframeTimesAreAWarning(start: Bool) {
    let scene = Scene()
    scene.perform {
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(
          withRelativeStartTime: start ? .nan : 0, relativeDuration: start ? 1 : .infinity
        ) { scene.view.alpha = 0 }
      }
    }
    #expect(scene.hasOneWarning(.notFinite) && scene.view.alpha == 0)
    #expect(scene.warning?.contains(start ? "relative start time" : "relative duration") == true)
  }

  @Test func aNonFiniteInitialFrame() {
    let scene = Scene()
    scene.perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: Double.nan, height: 1))
      #expect(view.frame == .zero)
    }
    #expect(scene.error?.message.hasPrefix("The frame of UIView (0.0, 0.0, 0.0, 0.0) was") == true)
  }

  @Test func viewsAreNamedByIdentifierThenLayerThenTagThenFrame() {
    final class Card: UIView {}
    let view = Card(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.nameInMessages == "Card (1.0, 2.0, 3.0, 4.0)")
    view.tag = 5
    #expect(view.nameInMessages == "Card with the tag 5")
    view.layer.name = "back"
    #expect(view.layer.nameInMessages == "Card \"back\"")
    view.accessibilityIdentifier = "front"
    #expect(view.layer.nameInMessages == "Card \"front\"")
  }
}
