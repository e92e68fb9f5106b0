import Foundation
import Geometry
import Testing
import Views

@Suite struct AccessibilityTests {
  let scene = Scene()

  @Test func theFrameIsThatOfTheViewOnTheScreenUnlessItIsSet() {
    scene.view.transform = CGAffineTransform(translationX: 30, y: 20)
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 40))
    scene.view.addSubview(child)
    #expect(child.accessibilityFrame == CGRect(x: 40, y: 30, width: 20, height: 40))
    #expect(child.accessibilityActivationPoint == CGPoint(x: 50, y: 50))
    child.accessibilityFrame = CGRect(x: 1, y: 2, width: 4, height: 6)
    #expect(child.accessibilityFrame == CGRect(x: 1, y: 2, width: 4, height: 6))
    #expect(child.accessibilityActivationPoint == CGPoint(x: 3, y: 5))
  }

  @Test func elementsAreFoundByTheirIndex() {
    let (first, second) = (UIAccessibilityElement(accessibilityContainer: scene.view), UIView())
    #expect(scene.view.accessibilityElementCount() == 0)
    scene.view.accessibilityElements = [first, second]
    #expect(first.accessibilityContainer === scene.view && first.isAccessibilityElement)
    #expect(scene.view.accessibilityElementCount() == 2)
    #expect(scene.view.accessibilityElement(at: 1) as? UIView === second)
    #expect(scene.view.accessibilityElement(at: 2) == nil)
    #expect(scene.view.index(ofAccessibilityElement: second) == 1)
    #expect(scene.view.index(ofAccessibilityElement: scene.window) == NSNotFound)
  }

  @Test func customActionsKeepTheirHandlers() {
    var names: [String] = []
    let action = UIAccessibilityCustomAction(name: "Delete") {
      names.append($0.name)
      return true
    }
    scene.view.accessibilityCustomActions = [action]
    let stored = scene.view.accessibilityCustomActions?.first
    #expect(stored?.actionHandler?(action) == true && names == ["Delete"])
  }

  @Test func actionsDoNothingUnlessTheyAreOverridden() {
    final class Stepper: UIView {
      var value = 0
      override func accessibilityIncrement() { value += 1 }
      override func accessibilityDecrement() { value -= 1 }
      override func accessibilityActivate() -> Bool { true }
    }
    let (plain, stepper): (UIView, UIView) = (UIView(), Stepper())
    for view in [plain, stepper] {
      view.accessibilityIncrement()
      view.accessibilityIncrement()
      view.accessibilityDecrement()
    }
    #expect((stepper as? Stepper)?.value == 1)
    #expect(!plain.accessibilityActivate() && stepper.accessibilityActivate())
    #expect(!plain.accessibilityPerformEscape() && !plain.accessibilityPerformMagicTap())
    #expect(!plain.accessibilityScroll(.down))
  }

  @Test func everyObjectHasAccessibilityProperties() {
    final class Badge: UIView {
      override var accessibilityLabel: String? {
        get { super.accessibilityLabel.map { "Badge, \($0)" } }
        set { super.accessibilityLabel = newValue }
      }
    }
    let (model, badge, item) = (NSObject(), Badge(), UITabBarItem())
    let element = UIAccessibilityElement(accessibilityContainer: badge)
    badge.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    for object in [model, badge, item, element] as [NSObject] {
      #expect(object.accessibilityLabel == nil)
      object.accessibilityLabel = "new"
      object.accessibilityTraits = .button
      object.accessibilityElements = [badge]
      #expect(object.accessibilityTraits == .button && object.accessibilityElements?.count == 1)
      #expect(object.isAccessibilityElement == (object === element))
    }
    #expect(model.accessibilityLabel == "new" && item.accessibilityLabel == "new")
    #expect((badge as NSObject).accessibilityLabel == "Badge, new")
    #expect((badge as NSObject).accessibilityFrame.size == CGSize(width: 3, height: 4))
    #expect(badge.accessibilityElementCount() == 1 && element.accessibilityLabel == "new")
    #expect(NSObject().accessibilityLabel == nil)
  }

  @Test func objectsHaveIdentifiers() throws {
    let image = try #require(UIImage(systemName: "flag"))
    let other = image.withRenderingMode(.alwaysTemplate)
    let objects: [any UIAccessibilityIdentification] = [
      image, UIView(), UIBarItem(),
      UIAccessibilityElement(accessibilityContainer: scene.view),
    ]
    for object in objects {
      #expect(object.accessibilityIdentifier == nil)
      object.accessibilityIdentifier = "flag"
      #expect(object.accessibilityIdentifier == "flag")
    }
    #expect(other.accessibilityIdentifier == nil)
  }

  @Test func attributedTextsAreThePlainOnesByDefault() {
    scene.view.accessibilityLabel = "Card"
    #expect(scene.view.accessibilityAttributedLabel?.string == "Card")
    #expect(scene.view.accessibilityAttributedHint == nil)
    scene.view.accessibilityAttributedLabel = NSAttributedString(string: "Spoken")
    #expect(scene.view.accessibilityAttributedLabel?.string == "Spoken")
    scene.view.accessibilityAttributedLabel = nil
    #expect(scene.view.accessibilityAttributedLabel?.string == "Card")
    scene.view.accessibilityNavigationStyle = .combined
    scene.view.accessibilityContainerType = .list
    #expect(scene.view.accessibilityNavigationStyle == .combined)
    #expect(scene.view.accessibilityContainerType == .list)
    #expect(UIView().accessibilityContainerType == .none)
  }
}
