import Containers
import Controls
import Foundation
import Geometry
import Testing
import Views

@Suite struct MenuContentTests {
  let scene = ContainerScene()
  let log = MenuLog()
  let button = UIButton(type: .system)

  init() { scene.show(Page("A")) }

  /// Shows a menu.
  private func show(_ menu: UIMenu) {
    scene.perform {
      button.frame = CGRect(x: 60, y: 20, width: 100, height: 40)
      button.menu = menu
      button.showsMenuAsPrimaryAction = true
      scene.window.addSubview(button)
    }
    scene.tap(100, 40)
    scene.run(to: 1)
  }

  @Test func aSubmenuOpensAndCloses() {
    let inner = UIMenu(title: "Sort By", children: [log.action("Name"), log.action("Date")])
    show(UIMenu(children: [log.action("Copy"), inner]))
    let place = scene.place(of: "Sort By")
    scene.choose("Sort By")
    scene.run(to: 2)
    #expect(scene.titles == ["Name", "Date"])
    // The row becomes the header of the submenu, which closes it.
    scene.tap(place.x, place.y)
    #expect(scene.titles == ["Copy", "Sort By"])
    scene.run(to: 3)
    scene.choose("Sort By")
    scene.run(to: 4)
    scene.choose("Date")
    #expect(log.list == ["Date"] && scene.menu == nil)
  }

  @Test func aTapBesideASubmenuShowsTheMenuAgain() {
    show(UIMenu(children: [UIMenu(title: "Sort By", children: [log.action("Name")])]))
    scene.choose("Sort By")
    scene.run(to: 2)
    scene.tap(300, 470)
    #expect(scene.titles == ["Sort By"])
  }

  @Test func oneElementOfAMenuWithASingleSelectionIsSelected() {
    let menu = UIMenu(
      options: .singleSelection, children: [log.action("Name", state: .on), log.action("Date")])
    show(menu)
    scene.choose("Date")
    #expect(menu.selectedElements.map(\.title) == ["Date"])
  }

  @Test func anElementCanKeepTheMenuOpen() {
    let more = log.action("More", .keepsMenuPresented)
    show(UIMenu(children: [more]))
    scene.choose("More")
    scene.choose("More")
    #expect(log.list == ["More", "More"] && scene.menu != nil)
  }

  @Test func theMenuThatIsShownCanBeReplaced() {
    show(UIMenu(children: [log.action("Copy")]))
    scene.perform {
      button.contextMenuInteraction?.updateVisibleMenu { [log] menu in
        menu.replacingChildren(menu.children + [log.action("Paste")])
      }
    }
    #expect(scene.titles == ["Copy", "Paste"])
    scene.choose("Paste")
    #expect(log.list == ["Paste"])
  }

  @Test func deferredElementsAreCreatedWhenTheMenuIsShown() {
    var counts = (cached: 0, uncached: 0)
    var complete: (([UIMenuElement]) -> Void)?
    let (log, scene) = (log, scene)
    let cached = UIDeferredMenuElement { created in
      counts.cached += 1
      complete = created
    }
    let uncached = UIDeferredMenuElement.uncached { created in
      counts.uncached += 1
      created([log.action("Now")])
    }
    show(UIMenu(children: [log.action("Copy"), cached, uncached]))
    #expect(scene.titles == ["Copy", "Loading…", "Now"])
    scene.perform { complete?([log.action("Later")]) }
    #expect(scene.titles == ["Copy", "Later", "Now"])
    scene.perform { button.contextMenuInteraction?.dismissMenu() }
    scene.run(to: 2)
    scene.tap(100, 40)
    #expect(counts == (1, 2) && scene.titles == ["Copy", "Later", "Now"])
  }

  @Test func deferredElementsOfASubmenuAreCreatedWhenItOpens() {
    var count = 0
    let (log, scene) = (log, scene)
    let inner = UIMenu(
      title: "More",
      children: [
        .uncached { created in
          count += 1
          created([log.action("Now")])
        }
      ] as [UIDeferredMenuElement])
    show(UIMenu(children: [log.action("Copy"), inner]))
    #expect(count == 0 && scene.titles == ["Copy", "More"])
    scene.choose("More")
    scene.run(to: 2)
    #expect(count == 1 && scene.titles == ["Now"])
    scene.choose("Now")
    #expect(log.list == ["Now"])
  }

  @Test func elementsThatComeLateAreInTheMenuBehindASubmenu() {
    var created: (([UIMenuElement]) -> Void)?
    let inner = UIMenu(title: "More", children: [log.action("A")])
    show(UIMenu(children: [UIDeferredMenuElement { created = $0 }, inner]))
    scene.choose("More")
    scene.run(to: 2)
    scene.perform { created?([log.action("Late")]) }
    #expect(scene.titles == ["A"])
    scene.run(to: 3)
    scene.tap(300, 470)
    scene.run(to: 4)
    #expect(scene.titles == ["Late", "More"])
    scene.choose("Late")
    #expect(log.list == ["Late"])
  }

  @Test func elementsCanBeSideBySide() {
    let row = UIMenu(
      options: .displayInline, preferredElementSize: .small,
      children: [log.action("A"), log.action("B"), log.action("C")])
    show(UIMenu(children: [row, log.action("Copy")]))
    let (a, b, copy) = (scene.place(of: "A"), scene.place(of: "B"), scene.place(of: "Copy"))
    #expect(a.y == b.y && abs(b.x - a.x - 250 / 3) < 1 && copy.y > a.y + 30)
    scene.choose("B")
    #expect(log.list == ["B"])
  }

  @Test func aMenuThatIsHigherThanTheWindowScrolls() {
    show(UIMenu(children: (0..<30).map { log.action("\($0)") }))
    let first = scene.place(of: "0").y
    scene.perform {
      let finger = TouchSequence(in: scene.window)
      finger.begin(at: CGPoint(x: 110, y: 400))
      for y in stride(from: 380, through: 100, by: -20) { finger.move(to: CGPoint(x: 110, y: y)) }
      finger.end()
    }
    #expect(log.list.isEmpty && scene.menu != nil)
    scene.run(to: 3)
    scene.choose("29")
    #expect(log.list == ["29"] && first < 200)
  }
}
