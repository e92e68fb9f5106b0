import FilmStage
import Testing
import UIKit

/// Names of UIKit around apps, input and images that libraries use, as their authors write them.
@Suite struct AppNamesTests {
  private func stage() throws -> Stage {
    try Stage(canvas: Canvas(width: 100, height: 200, framesPerSecond: 10))
  }

  @Test func windowLevelsAreAddedTo() {
    #expect(UIWindow.Level.alert + 1 == UIWindow.Level(2001))
    #expect(UIWindowLevelStatusBar - 1 == UIWindow.Level(rawValue: 999))
    var level: UIWindowLevel = UIWindowLevelNormal
    level += 5
    #expect(level.rawValue == 5 && level < .statusBar)
  }

  @Test func valuesBecomeTextAsInSwift4() {
    #expect(String(stringInterpolationSegment: 3) == "3")
    #expect(String(stringInterpolationSegment: 0.5 as Double?) == "Optional(0.5)")
  }

  @Test func textHasTheDefaultSize() throws {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(UIFontMetrics.default.scaledFont(for: font) == font)
    #expect(
      UIFontMetrics(forTextStyle: .headline).scaledFont(for: font, maximumPointSize: 12).pointSize
        == 12)
    #expect(UIFontMetrics.default.scaledValue(for: 8) == 8)
    #expect(UIApplication.shared.preferredContentSizeCategory == .large)
    #expect(UITraitCollection.current.preferredContentSizeCategory < .accessibilityLarge)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func phasesOfTouchesHaveApplesValues() {
    let phases: [UITouch.Phase] = [
      .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
    ]
    #expect(phases.map(\.rawValue) == Array(0...7))
  }

  @Test func aScriptedFingerHasNoForce() throws {
    final class Pad: UIView {
      var facts: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let share = touch.maximumPossibleForce > 0 ? touch.force / touch.maximumPossibleForce : 0
        facts.append("\(share) \(touch.type == .direct) \(touch.preciseLocation(in: self).y)")
        facts.append("\(event?.coalescedTouches(for: touch)?.count ?? 0)")
      }
    }
    let stage = try stage()
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    stage.perform {
      stage.window.addSubview(pad)
      let touch = TouchSequence(in: stage.window)
      touch.begin(at: CGPoint(x: 10, y: 20))
      touch.end()
    }
    #expect(pad.facts == ["0.0 true 20.0", "1"])
    #expect(UITraitCollection.current.forceTouchCapability == .unavailable)
  }

  @Test func coordinatesOfTheScreenAreThoseOfTheStage() throws {
    let stage = try stage()
    stage.perform {
      let outer = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
      let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
      outer.addSubview(inner)
      stage.window.addSubview(outer)
      let screen = UIScreen.main.coordinateSpace
      #expect(inner.convert(inner.bounds, to: screen).origin == CGPoint(x: 15, y: 25))
      #expect(inner.convert(CGPoint(x: 15, y: 25), from: screen) == .zero)
      #expect(screen.convert(CGPoint(x: 15, y: 25), to: inner) == .zero)
      let space: any UICoordinateSpace = outer
      #expect(space.convert(CGPoint.zero, to: inner) == CGPoint(x: -5, y: -5))
      #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 5, y: 5))
      #expect(UIScreen.main.snapshotView(afterScreenUpdates: true).bounds.height == 200)
      #expect(outer.window?.windowScene?.statusBarManager?.statusBarFrame.height ?? 0 == 0)
    }
  }

  @Test func thePasteboardBelongsToTheStage() throws {
    let (first, second) = (try stage(), try stage())
    first.perform {
      UIPasteboard.general.string = "1234"
      #expect(UIPasteboard.general.hasStrings && UIPasteboard.general.string == "1234")
      UIPasteboard.general.image = UIImage()
      #expect(UIPasteboard.general.string == nil && UIPasteboard.general.hasImages)
    }
    second.perform { #expect(!UIPasteboard.general.hasStrings) }
  }

  @Test func interactionsOfPencilsKnowTheirView() {
    final class Canvas: UIView, UIPencilInteractionDelegate {
      func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
    }
    let (canvas, interaction) = (Canvas(), UIPencilInteraction())
    interaction.delegate = canvas
    canvas.addInteraction(interaction)
    #expect(interaction.view === canvas && interaction.isEnabled)
    #expect(UIPencilInteraction.preferredTapAction == .switchEraser)
    #expect(UITouch.TouchType.stylus == .pencil)
  }

  @Test func interactionsKnowTheirView() {
    final class Hover: NSObject, UIPointerInteractionDelegate {}
    let (first, second, hover) = (UIView(), UIView(), Hover())
    let interaction = UIPointerInteraction(delegate: hover)
    first.addInteraction(interaction)
    #expect(first.interactions.count == 1 && interaction.view === first)
    second.addInteraction(interaction)
    #expect(first.interactions.isEmpty && interaction.view === second)
    second.removeInteraction(interaction)
    #expect(second.interactions.isEmpty && interaction.view == nil)
  }

  @Test func menusHoldTheirActions() {
    var chosen = ""
    let action = UIAction(title: "Copy", attributes: .destructive, state: .on) { chosen = $0.title }
    let menu = UIMenu(title: "Edit", options: .displayInline, children: [action])
    #expect(menu.children.map(\.title) == ["Copy"] && menu.selectedElements.count == 1)
    #expect(menu.replacingChildren([]).title == "Edit" && chosen.isEmpty)
    let button = UIButton(type: .system)
    button.addAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(chosen == "Copy")
  }

  @Test func textFieldsKeepTheirInputViews() {
    let (field, view, picker, bar) = (UITextField(), UITextView(), UIView(), UIView())
    field.inputView = picker
    field.inputAccessoryView = bar
    view.inputView = picker
    #expect(field.inputView === picker && field.inputAccessoryView === bar)
    #expect(view.inputView === picker && view.inputAccessoryView == nil)
  }

  @Test func classesHaveDescriptions() {
    #expect(CAShapeLayer.self.description().hasSuffix("CAShapeLayer"))
    #expect(UIView.description() != CAShapeLayer.description())
  }

  @Test func raisedExceptionsStopTheStage() throws {
    let stage = try stage()
    stage.perform {
      NSException(name: .internalInconsistencyException, reason: "no cells", userInfo: nil).raise()
    }
    #expect(throws: (any Error).self) { try stage.advance(to: 0.1) }
  }

  @Test func popoversFillTheWindow() throws {
    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .none }
    }
    let (controller, delegate) = (UIViewController(), Delegate())
    #expect(controller.popoverPresentationController == nil)
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.permittedArrowDirections = .up
    controller.popoverPresentationController?.delegate = delegate
    let popover = controller.popoverPresentationController
    let shown: (any UIPopoverPresentationControllerDelegate)? = popover?.delegate
    #expect(shown === delegate)
    #expect(controller.popoverPresentationController?.permittedArrowDirections == .up)
  }

  @Test func aChildCanHaveTraitsOfItsOwn() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
    child.loadViewIfNeeded()
    #expect(child.overrideUserInterfaceStyle == .dark)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.overrideUserInterfaceStyle == .unspecified)
  }
}
