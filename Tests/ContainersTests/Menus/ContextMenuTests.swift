import Containers
import Controls
import Foundation
import Geometry
import Layers
import Raster
import Testing
import Views

@Suite struct ContextMenuTests {
  /// A delegate that writes down its calls.
  private final class Host: NSObject, UIContextMenuInteractionDelegate {
    var calls: [String] = []
    var offers = true
    var page: UIViewController?
    let log = MenuLog()

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("ask \(Int(location.x)) \(Int(location.y))")
      guard offers else { return nil }
      return UIContextMenuConfiguration(
        previewProvider: page.map { page in { page } },
        actionProvider: { [log] _ in UIMenu(children: [log.action("Copy")]) })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      calls.append("lift")
      return nil
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      calls.append("preview \(animator.previewViewController === page)")
      animator.addCompletion { [weak self] in self?.calls.append("opened") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("show")
      animator?.addAnimations { [weak self] in self?.calls.append("animate") }
      animator?.addCompletion { [weak self] in self?.calls.append("shown") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("end")
      animator?.addCompletion { [weak self] in self?.calls.append("gone") }
    }
  }

  private let scene = ContainerScene()
  private let host = Host()
  private let card = UIView(frame: CGRect(x: 40, y: 60, width: 120, height: 80))
  private let interaction: UIContextMenuInteraction

  init() {
    interaction = UIContextMenuInteraction(delegate: host)
    scene.show(Page("A"))
    scene.perform {
      card.backgroundColor = .systemTeal
      card.addInteraction(interaction)
      scene.window.addSubview(card)
    }
  }

  @Test func aPressLiftsTheViewAndShowsTheMenu() {
    scene.press(60, 80, until: 0.55)
    #expect(host.calls == ["ask 20 20", "lift", "show", "animate"])
    #expect(interaction.menuAppearance == .rich && card.layer.mask != nil && card.alpha == 1)
    scene.run(to: 2)
    #expect(scene.titles == ["Copy"] && scene.place(of: "Copy").y > 140)
    scene.choose("Copy")
    #expect(host.log.list == ["Copy"])
    scene.run(to: 3)
    #expect(host.calls.suffix(3) == ["shown", "end", "gone"])
    #expect(card.layer.mask == nil && interaction.menuAppearance == .unknown)
    #expect(scene.error == nil)
  }

  @Test func theWindowIsBlurredAndTheViewIsNot() throws {
    let before = try scene.picture()
    scene.press(60, 80, until: 0.6)
    scene.run(to: 2)
    let picture = try scene.picture()
    let (card, beside) = (try #require(picture[100, 100]), try #require(picture[300, 450]))
    #expect((174...176).contains(card.green) && card.red < 60)
    #expect(beside.green < 240)
    scene.tap(300, 450)
    scene.run(to: 3)
    #expect(try scene.picture() == before)
  }

  @Test func aShortPressLeavesTheViewAsItWas() {
    scene.press(60, 80, until: 0.3)
    #expect(host.calls == ["ask 20 20", "lift"])
    scene.run(to: 1)
    #expect(card.layer.mask == nil && scene.menu == nil && scene.window.subviews.count == 2)
  }

  @Test func aFingerThatMovesOpensNoMenu() {
    let finger = scene.finger(60, 80)
    scene.run(to: 0.2)
    scene.perform { finger.move(to: CGPoint(x: 90, y: 80)) }
    scene.run(to: 1)
    scene.perform { finger.end() }
    #expect(host.calls == ["ask 20 20", "lift"])
    #expect(scene.menu == nil && card.layer.mask == nil)
  }

  @Test func withoutAConfigurationTheViewGetsTheTouch() {
    host.offers = false
    var taps = 0
    let button = UIButton(frame: card.bounds)
    scene.perform {
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      card.addSubview(button)
    }
    scene.press(60, 80, until: 0.7)
    #expect(taps == 1 && scene.menu == nil && host.calls.count == 1)
  }

  @Test func theMenuOfTheInnermostViewOpens() {
    let outer = Host()
    scene.perform {
      scene.window.addInteraction(UIContextMenuInteraction(delegate: outer))
    }
    scene.press(60, 80, until: 0.6)
    #expect(host.calls.contains("show") && outer.calls.isEmpty)
  }

  @Test func aTapOnThePreviewOpensIt() {
    let page = Page("Preview")
    page.preferredContentSize = CGSize(width: 200, height: 150)
    host.page = page
    scene.press(60, 80, until: 0.6)
    scene.run(to: 2)
    #expect(page.calls.list == ["+Preview", "++Preview"])
    scene.tap(160, 80)
    scene.run(to: 3)
    #expect(host.calls.suffix(4) == ["preview true", "end", "gone", "opened"])
    #expect(page.calls.list.suffix(2) == ["-Preview", "--Preview"])
    // Apps show the controller elsewhere then.
    #expect(page.view.superview == nil && page.view.alpha == 1)
    #expect(page.view.transform == .identity && page.view.isUserInteractionEnabled)
  }

  @Test func whatAnActionChangesStays() {
    scene.press(60, 80, until: 0.6)
    scene.run(to: 2)
    scene.choose("Copy")
    scene.perform { card.alpha = 0.4 }
    scene.run(to: 3)
    #expect(card.alpha == 0.4 && card.layer.mask == nil)
  }

  @Test func aMenuCanBeOpenedAgainWhileItDisappears() {
    scene.press(60, 80, until: 0.6)
    scene.run(to: 2)
    scene.tap(300, 450)
    scene.run(to: 2.1)
    scene.press(60, 80, until: 2.7)
    #expect(scene.titles == ["Copy"] && card.layer.mask != nil)
    scene.run(to: 4)
    #expect(scene.titles == ["Copy"] && scene.window.subviews.count == 3)
  }

  @Test func removingTheOverlayEndsTheMenu() {
    scene.press(60, 80, until: 0.6)
    scene.perform { scene.window.subviews.last?.removeFromSuperview() }
    scene.run(to: 2)
    #expect(card.layer.mask == nil && interaction.menuAppearance == .unknown)
  }

  @Test func theInteractionOfAnAppOnAControlLiftsIt() {
    let button = UIButton(frame: CGRect(x: 40, y: 200, width: 100, height: 40))
    let own = UIContextMenuInteraction(delegate: host)
    scene.perform {
      button.addInteraction(own)
      scene.window.addSubview(button)
    }
    scene.press(60, 220, until: 0.6)
    #expect(own.menuAppearance == .rich && button.layer.mask != nil)
  }

  /// Windows of apps are above the stage's.
  @Test func theMenuOfAViewInAnotherWindowIsFound() {
    var window: UIWindow?
    let button = UIButton(frame: CGRect(x: 40, y: 200, width: 100, height: 40))
    scene.perform {
      UIApplication.shared.stageWindow = scene.window
      let overlay = UIWindow(frame: scene.window.bounds)
      overlay.isHidden = false
      overlay.addSubview(button)
      button.menu = UIMenu(children: [host.log.action("Copy")])
      button.showsMenuAsPrimaryAction = true
      button.performPrimaryAction()
      window = overlay
    }
    #expect(window?.superview === scene.window)
    #expect(scene.titles == ["Copy"])
  }

  @Test func aMenuWhoseViewIsRemovedFadesOut() {
    scene.press(60, 80, until: 0.6)
    scene.run(to: 2)
    scene.perform {
      card.removeFromSuperview()
      interaction.dismissMenu()
    }
    scene.run(to: 3)
    #expect(scene.menu == nil && card.layer.mask == nil && scene.window.subviews.count == 1)
  }

  @Test func removingTheInteractionClosesTheMenu() {
    scene.press(60, 80, until: 0.6)
    scene.perform { card.removeInteraction(interaction) }
    scene.run(to: 2)
    #expect(scene.menu == nil && host.calls.contains("end") && card.gestureRecognizers ?? [] == [])
  }

  @Test func aViewAtTheBottomHasItsMenuAbove() {
    scene.perform { card.frame.origin.y = 380 }
    scene.press(60, 420, until: 0.6)
    scene.run(to: 2)
    #expect(scene.place(of: "Copy").y < 380)
  }
}
