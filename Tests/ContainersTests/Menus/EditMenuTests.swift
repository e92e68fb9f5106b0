import Containers
import Controls
import Foundation
import Geometry
import Messaging
import Testing
import Views
import VirtualTime

@Suite struct EditMenuTests {
  /// A view that can be copied.
  private final class Card: UIView {
    var calls: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("copy:") || action == Selector("selectAll:")
    }
    override func copy(_ sender: Any?) { calls.append("copy") }
    override func selectAll(_ sender: Any?) { calls.append("select all") }
  }

  /// A delegate with a menu.
  private final class Host: NSObject, UIEditMenuInteractionDelegate {
    var calls: [String] = []
    var suggested: [String] = []
    var elements: [UIMenuElement]?

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      suggested = suggestedActions.map(\.title)
      return elements.map { UIMenu(children: $0) }
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      calls.append("show")
      animator.addCompletion { [weak self] in self?.calls.append("shown") }
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      calls.append("end")
      animator.addCompletion { [weak self] in self?.calls.append("gone") }
    }
  }

  private let scene = ContainerScene()
  private let card = Card(frame: CGRect(x: 60, y: 100, width: 200, height: 60))
  private let log = MenuLog()

  init() {
    scene.show(Page("A"))
    scene.perform { scene.window.addSubview(card) }
  }

  @Test func theMenuHasTheActionsOfTheFirstResponder() {
    nonisolated(unsafe) let posted = log
    let menu = scene.clock.asCurrent { UIMenuController.shared }
    let tokens = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) {
        posted.list.append($0.name.rawValue)
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    scene.perform { menu.showMenu(from: card, rect: card.bounds) }
    #expect(scene.menu == nil && !menu.isMenuVisible)
    scene.perform {
      _ = card.becomeFirstResponder()
      menu.showMenu(from: card, rect: card.bounds)
    }
    scene.run(to: 1)
    #expect(scene.titles == ["Copy", "Select All"] && menu.isMenuVisible)
    let frame = scene.clock.asCurrent { menu.menuFrame }
    #expect(frame.maxY == 100 && abs(frame.midX - 160) <= 1)
    scene.choose("Copy")
    #expect(card.calls == ["copy"] && !menu.isMenuVisible)
    scene.run(to: 2)
    #expect(
      log.list
        == ["WillShowMenu", "DidShowMenu", "WillHideMenu", "DidHideMenu"].map {
          "UIMenuController\($0)Notification"
        })
    #expect(scene.window.subviews.count == 2)
  }

  @Test func aMenuWithoutRoomAboveIsBelow() {
    var menu: UIMenuController?
    scene.perform {
      menu = .shared
      card.frame.origin.y = 10
      _ = card.becomeFirstResponder()
      menu?.showMenu(from: card, rect: card.bounds)
    }
    #expect(scene.clock.asCurrent { menu?.menuFrame.minY } == 70)
  }

  @Test func aTouchOfSomethingElseHidesTheMenuAndIsHandled() {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
    scene.perform {
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      scene.window.addSubview(button)
      _ = card.becomeFirstResponder()
      UIMenuController.shared.showMenu(from: card, rect: card.bounds)
    }
    scene.run(to: 1)
    scene.tap(150, 320)
    #expect(scene.menu == nil && taps == 1)
  }

  @Test func anInteractionShowsTheMenuOfItsDelegate() {
    let host = Host()
    host.elements = [
      log.action("Red"), UIMenu(title: "More", children: [log.action("Blue")]),
      log.action("Hidden", .hidden),
    ]
    let interaction = UIEditMenuInteraction(delegate: host)
    scene.perform {
      card.addInteraction(interaction)
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 30)))
    }
    scene.run(to: 1)
    #expect(scene.titles == ["Red", "More"] && host.suggested == ["Copy", "Select All"])
    #expect(
      scene.clock.asCurrent { interaction.location(in: scene.window) } == CGPoint(x: 160, y: 130))
    scene.choose("More")
    #expect(scene.titles == ["Blue"])
    scene.choose("Blue")
    scene.run(to: 2)
    #expect(log.list == ["Blue"] && host.calls == ["show", "shown", "end", "gone"])
  }

  @Test func withoutAMenuOfTheDelegateTheSuggestedActionsAreShown() {
    let host = Host()
    let interaction = UIEditMenuInteraction(delegate: host)
    scene.perform {
      card.addInteraction(interaction)
      interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: 1, sourcePoint: .zero))
    }
    #expect(scene.titles == ["Copy", "Select All"])
    scene.choose("Select All")
    #expect(card.calls == ["select all"])
    host.elements = []
    scene.perform {
      interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: 2, sourcePoint: .zero))
    }
    #expect(scene.menu == nil)
  }

  @Test func deferredElementsAreShownWhenTheyAreCreated() {
    var (count, created): (Int, (([UIMenuElement]) -> Void)?) = (0, nil)
    let host = Host()
    host.elements = [
      log.action("Red"),
      UIDeferredMenuElement.uncached {
        count += 1
        created = $0
      },
    ]
    let interaction = UIEditMenuInteraction(delegate: host)
    scene.perform {
      card.addInteraction(interaction)
      interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: 1, sourcePoint: .zero))
    }
    #expect(scene.titles == ["Red", "Loading…"])
    scene.perform { created?([log.action("Blue")]) }
    #expect(scene.titles == ["Red", "Blue"] && count == 1)
  }

  @Test func aMenuWhoseViewIsReleasedDisappears() {
    scene.perform {
      let host = Host()
      host.elements = [log.action("Red")]
      let view = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
      let interaction = UIEditMenuInteraction(delegate: host)
      view.addInteraction(interaction)
      scene.window.addSubview(view)
      interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: 1, sourcePoint: .zero))
      view.removeFromSuperview()
    }
    scene.run(to: 1)
    #expect(scene.menu == nil && scene.window.subviews.count == 2)
    #expect(scene.window.gestureRecognizers ?? [] == [])
  }

  @Test func itemsThatDoNotFitAreOnOtherPages() {
    let host = Host()
    host.elements = (0..<6).map { log.action("A long title \($0)") }
    let interaction = UIEditMenuInteraction(delegate: host)
    scene.perform {
      card.addInteraction(interaction)
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 0)))
    }
    scene.run(to: 1)
    let first = scene.titles
    #expect(!first.isEmpty && first.count < 6)
    let last = scene.place(of: first.last ?? "")
    scene.tap(last.x + 80, last.y)
    #expect(scene.titles.first == "A long title \(first.count)" && log.list.isEmpty)
  }
}
