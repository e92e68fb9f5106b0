import Controls
import Foundation
import Layers
import Messaging
import Testing
import ViewText
import Views

/// Properties that are set once for all views of a class, through `appearance()`.
@Suite struct AppearanceProxyTests {
  let scene = Scene()

  /// A view with a property of the app's own.
  class Line: UIView {
    var color: UIColor? = .black
    var colorInWindow: UIColor?

    static let registration: Void = portedRegister(Line.self) { [.property("color", \Line.color)] }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      colorInWindow = color
    }
  }

  final class Dashes: Line {}

  @Test func viewsGetThePropertiesBeforeTheyAreInformedOfTheWindow() {
    _ = Line.registration
    scene.perform {
      let (before, after) = (Line(), Dashes())
      scene.view.addSubview(before)
      Line.appearance().color = .green
      Line.appearance().alpha = 0.5
      #expect(after.color == .black)
      scene.view.addSubview(after)
      #expect(before.color == .black && before.alpha == 1)
      #expect(after.color == .green && after.alpha == 0.5 && after.colorInWindow == .green)
    }
  }

  @Test func viewsKeepWhatTheAppHasSet() {
    _ = Line.registration
    scene.perform {
      Line.appearance().color = .green
      let (own, other) = (Line(), UIView())
      own.color = .red
      scene.view.addSubview(own)
      scene.view.addSubview(other)
      #expect(own.color == .red)
      #expect(other.backgroundColor == nil)
    }
  }

  @Test func aSubclassesPropertiesTakePrecedenceByOrderAndDepth() {
    _ = Line.registration
    scene.perform {
      Line.appearance(whenContainedInInstancesOf: [Dashes.self, UIWindow.self]).color = .red
      Line.appearance(whenContainedInInstancesOf: [UIWindow.self, Dashes.self]).color = .orange
      Line.appearance().color = .green
      let (outer, inner) = (Dashes(), Line())
      outer.addSubview(inner)
      scene.view.addSubview(outer)
      #expect(outer.color == .green)
      #expect(inner.color == .red)
    }
  }

  @Test func aNewThemeIsAppliedWhenViewsComeBack() {
    scene.perform {
      let label = UILabel()
      UILabel.appearance().textColor = .purple
      scene.view.addSubview(label)
      UILabel.appearance().textColor = .brown
      #expect(label.textColor == .purple)
      label.removeFromSuperview()
      scene.view.addSubview(label)
      #expect(label.textColor == .brown)
    }
  }

  @Test func tintsAreSetOnViewsThatInheritOne() {
    scene.perform {
      scene.window.tintColor = .red
      UISwitch.appearance().onTintColor = .brown
      UIButton.appearance().tintColor = .green
      let (button, toggle) = (UIButton(), UISwitch())
      scene.view.addSubview(button)
      scene.view.addSubview(toggle)
      #expect(button.tintColor == .green)
      #expect(toggle.onTintColor == .brown && toggle.tintColor == .red)
    }
  }

  @Test func statesOfControlsAreSetOneByOne() {
    scene.perform {
      UIButton.appearance().setTitleColor(.green, for: .normal)
      UIButton.appearance().setTitleColor(.red, for: .selected)
      UISegmentedControl.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.brown], for: .selected)
      let (button, segments) = (UIButton(), UISegmentedControl(items: ["A", "B"]))
      button.setTitle("Go", for: .normal)
      button.setTitleColor(.black, for: .selected)
      scene.view.addSubview(button)
      scene.view.addSubview(segments)
      #expect(button.titleColor(for: .normal) == .green)
      #expect(button.titleColor(for: .selected) == .black)
      #expect(button.title(for: .normal) == "Go")
      let color = segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor
      #expect(color == .brown)
    }
  }

  @Test func traitsAndWindows() {
    scene.perform {
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      UILabel.appearance(for: dark).textColor = .yellow
      UIWindow.appearance().tintColor = .green
      let (light, dim, holder) = (UILabel(), UILabel(), UIView())
      holder.overrideUserInterfaceStyle = .dark
      holder.addSubview(dim)
      scene.view.addSubview(light)
      scene.view.addSubview(holder)
      #expect(light.textColor != .yellow && dim.textColor == .yellow)
      #expect(light.tintColor == .green)
    }
  }

  @Test func proxiesBelongToAStage() {
    scene.perform { UILabel.appearance().textColor = .purple }
    Scene().perform {
      let other = Scene()
      let label = UILabel()
      other.view.addSubview(label)
      #expect(label.textColor != .purple)
    }
    #expect(scene.error == nil)
  }
}
