import Containers
import Controls
import Foundation
import Geometry
import Testing
import Views

@Suite struct ButtonMenuTests {
  let scene = ContainerScene()
  let log = MenuLog()
  let button = UIButton(type: .system)

  init() {
    scene.show(Page("A"))
    scene.perform {
      button.frame = CGRect(x: 60, y: 60, width: 100, height: 40)
      button.setTitle("More", for: .normal)
      scene.window.addSubview(button)
      button.menu = UIMenu(children: [
        log.action("Copy"), log.action("Cut", .disabled), log.action("Secret", .hidden),
        UIMenu(options: .displayInline, children: [log.action("Delete", .destructive)]),
      ])
    }
  }

  private func touchFirst() { scene.perform { button.showsMenuAsPrimaryAction = true } }

  @Test func aTouchShowsTheMenuThatIsThePrimaryAction() {
    touchFirst()
    var events: [String] = []
    scene.perform {
      button.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)
      button.addAction(UIAction { _ in events.append("tap") }, for: .touchUpInside)
    }
    scene.tap(100, 80)
    #expect(scene.titles == ["Copy", "Cut", "Delete"] && button.isHeld)
    scene.run(to: 1)
    scene.choose("Copy")
    #expect(log.list == ["Copy"] && !button.isHeld && scene.menu == nil)
    scene.run(to: 2)
    #expect(events == ["menu"] && scene.window.subviews.count == 2)
  }

  @Test func aLongPressShowsAMenuBesideThePrimaryAction() {
    var taps = 0
    scene.perform { button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside) }
    scene.tap(100, 80)
    #expect(taps == 1 && scene.menu == nil)
    scene.press(100, 80, until: 0.6)
    #expect(taps == 1 && scene.titles.first == "Copy")
  }

  @Test func theFingerThatOpensAMenuCanChoose() {
    touchFirst()
    let finger = scene.finger(100, 80)
    scene.run(to: 0.5)
    let place = scene.place(of: "Delete")
    scene.perform {
      finger.move(to: place)
      finger.end()
    }
    #expect(log.list == ["Delete"])
  }

  @Test func anElementThatIsDisabledCannotBeChosen() {
    touchFirst()
    scene.tap(100, 80)
    scene.run(to: 1)
    scene.choose("Cut")
    #expect(log.list.isEmpty && scene.menu != nil)
  }

  @Test func aTapBesideAMenuClosesIt() {
    touchFirst()
    let below = UIButton(frame: CGRect(x: 200, y: 400, width: 100, height: 60))
    var taps = 0
    scene.perform {
      below.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      scene.window.insertSubview(below, at: 0)
      scene.window.addSubview(below)
    }
    scene.tap(100, 80)
    scene.run(to: 1)
    scene.tap(250, 430)
    #expect(scene.menu == nil && taps == 0)
    scene.run(to: 2)
    scene.tap(250, 430)
    #expect(taps == 1 && log.list.isEmpty)
  }

  @Test func theActionKnowsItsButton() {
    touchFirst()
    var sender: Any?
    scene.perform {
      button.menu = UIMenu(children: [UIAction(title: "Send") { sender = $0.sender }])
    }
    scene.tap(100, 80)
    scene.run(to: 1)
    scene.choose("Send")
    #expect(sender as? UIButton === button)
  }

  @Test func aMenuIsBelowItsButtonOrAboveInTheOppositeOrder() {
    touchFirst()
    scene.tap(100, 80)
    scene.run(to: 1)
    #expect(scene.place(of: "Copy").y < scene.place(of: "Delete").y)
    #expect(scene.place(of: "Copy").y > 100 && scene.titles.first == "Copy")
    scene.perform { button.contextMenuInteraction?.dismissMenu() }
    scene.run(to: 2)
    scene.perform { button.frame.origin.y = 420 }
    scene.tap(100, 440)
    scene.run(to: 3)
    #expect(scene.titles == ["Delete", "Cut", "Copy"])
    #expect((0..<420).contains(scene.place(of: "Copy").y))
    scene.perform {
      button.contextMenuInteraction?.dismissMenu()
      button.preferredMenuElementOrder = .fixed
    }
    scene.run(to: 4)
    scene.tap(100, 440)
    #expect(scene.titles == ["Copy", "Cut", "Delete"])
  }

  @Test func aPopUpButtonShowsTheChosenAction() {
    scene.perform {
      button.menu = UIMenu(children: [log.action("Low"), log.action("High")])
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
    }
    #expect(button.title(for: .normal) == "Low")
    scene.tap(100, 80)
    scene.run(to: 1)
    scene.choose("High")
    #expect(button.title(for: .normal) == "High" && log.list == ["High"])
    #expect(button.menu?.selectedElements.map(\.title) == ["High"])
  }

  @Test func aPopUpButtonHasOneSelectionInAllSections() {
    var created: (([UIMenuElement]) -> Void)?
    scene.perform {
      button.menu = UIMenu(children: [
        UIDeferredMenuElement { created = $0 },
        UIMenu(options: .displayInline, children: [log.action("A", state: .on)]),
        UIMenu(options: .displayInline, children: [log.action("B")]),
      ])
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
    }
    #expect(button.title(for: .normal) == "A")
    scene.tap(100, 80)
    #expect(scene.titles == ["Loading…", "A", "B"])
    scene.perform { created?([log.action("C")]) }
    scene.run(to: 1)
    scene.choose("B")
    #expect(button.title(for: .normal) == "B" && log.list == ["B"])
    scene.run(to: 2)
    scene.tap(100, 80)
    scene.run(to: 3)
    scene.choose("C")
    #expect(button.title(for: .normal) == "C")
  }

  @Test func aMenuAboveItsButtonKeepsItsOrder() {
    touchFirst()
    scene.perform {
      button.frame.origin.y = 420
      button.menu = UIMenu(children: [
        log.action("A", .keepsMenuPresented), log.action("B"),
      ])
    }
    scene.tap(100, 440)
    scene.run(to: 1)
    #expect(scene.titles == ["B", "A"])
    scene.choose("A")
    #expect(scene.titles == ["B", "A"] && log.list == ["A"])
  }

  @Test func aMenuWithoutVisibleElementsIsNotShown() {
    touchFirst()
    scene.perform { button.menu = UIMenu(children: [log.action("A", .hidden)]) }
    scene.tap(100, 80)
    scene.run(to: 1)
    #expect(scene.menu == nil && !button.isHighlighted && scene.window.subviews.count == 2)
  }

  @Test func aDisabledButtonShowsNoMenu() {
    touchFirst()
    scene.perform { button.isEnabled = false }
    scene.tap(100, 80)
    #expect(scene.menu == nil)
  }

  @Test func inAScrollViewAMenuWaitsForTheFingerToRest() {
    touchFirst()
    let scroller = UIScrollView(frame: scene.window.bounds)
    scene.perform {
      scroller.contentSize = CGSize(width: 320, height: 2000)
      scene.window.addSubview(scroller)
      scroller.addSubview(button)
    }
    let finger = scene.finger(100, 80)
    #expect(scene.menu == nil)
    scene.perform {
      finger.move(to: CGPoint(x: 100, y: 60))
      finger.move(to: CGPoint(x: 100, y: 20))
      finger.end()
    }
    scene.run(to: 2)
    #expect(scene.menu == nil && scroller.contentOffset.y > 20)
    scene.perform { scroller.contentOffset = .zero }
    scene.tap(100, 80)
    #expect(scene.menu != nil)
  }

  @Test func theButtonOfABarShowsTheMenuOfItsItem() throws {
    var sender: Any?
    let page = Page("B")
    let item = UIBarButtonItem(
      title: "Menu", menu: UIMenu(children: [UIAction(title: "Sort") { sender = $0.sender }]))
    scene.perform {
      page.navigationItem.rightBarButtonItem = item
      scene.window.rootViewController = UINavigationController(rootViewController: page)
    }
    scene.run(to: 0.1)
    scene.tap(290, 22)
    #expect(scene.titles == ["Sort"])
    scene.run(to: 1)
    #expect(scene.place(of: "Sort").x > 160)
    scene.choose("Sort")
    #expect(sender as? UIBarButtonItem === item)
  }

  @Test func theMenuOfAButtonThatPerformsItsPrimaryActionIsShown() {
    touchFirst()
    scene.perform { button.performPrimaryAction() }
    #expect(scene.titles.first == "Copy")
  }
}
