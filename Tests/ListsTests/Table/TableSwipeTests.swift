import Foundation
import Geometry
import Layers
import Lists
import Raster
import Testing
import ViewText
import Views
import VirtualTime

@Suite struct TableSwipeTests {
  @Test func aSwipeRevealsTheActions() throws {
    let scene = SwipeScene()
    scene.swipe(from: 300, to: 200)
    // The first 10 points don't count.
    #expect(try scene.x(of: "1") == -90)
    scene.release()
    scene.run(to: 0.3)
    // Two buttons of 74 points.
    #expect(try scene.x(of: "1") == -148)
    #expect(scene.table.cellForRow(at: path(1))?.showingDeleteConfirmation == true)
    #expect(try scene.color(200, 48) == "#C7C7CCFF" && scene.color(310, 48) == "#FF3B30FF")
    #expect(try scene.color(300, 20) == "#FFFFFFFF")
    #expect(scene.calls == ["begin 1"])
  }

  @Test func aTapPerformsAnActionAndClosesTheRow() throws {
    let scene = SwipeScene()
    scene.open()
    scene.tap(200, 66)
    #expect(scene.calls == ["begin 1", "Flag"])
    scene.perform { scene.delegate.completion?(true) }
    #expect(scene.calls == ["begin 1", "Flag", "end 1"])
    scene.run(to: 1)
    #expect(try scene.x(of: "1") == 0)
    #expect(try scene.color(310, 48) == "#FFFFFFFF")
  }

  @Test func aTouchElsewhereOnlyClosesTheRow() throws {
    let scene = SwipeScene()
    scene.open()
    scene.tap(100, 20)
    scene.run(to: 1)
    #expect(try scene.x(of: "1") == 0)
    #expect(scene.calls == ["begin 1", "end 1"] && scene.table.indexPathForSelectedRow == nil)
    scene.tap(100, 20)
    #expect(scene.table.indexPathForSelectedRow == path(0))
  }

  @Test func aFullSwipePerformsTheFirstAction() throws {
    let scene = SwipeScene()
    scene.swipe(from: 310, to: 100)
    scene.run(to: 0.3)
    // The first action covers the others.
    #expect(try scene.color(150, 48) == "#FF3B30FF")
    scene.release()
    #expect(scene.calls == ["begin 1", "Trash"])
    scene.run(to: 0.6)
    #expect(try scene.x(of: "1") == -320)
  }

  @Test func withoutFullSwipesRowsStopAtTheirActions() throws {
    let scene = SwipeScene()
    scene.delegate.allowsFullSwipe = false
    scene.swipe(from: 310, to: 20)
    #expect(try scene.x(of: "1") == -148)
    scene.release()
    #expect(scene.calls == ["begin 1"])
  }

  @Test func shortSwipesCloseAndFlicksOpen() throws {
    let scene = SwipeScene()
    scene.swipe(from: 300, to: 260)
    scene.run(to: 0.2)
    scene.release()
    scene.run(to: 0.6)
    #expect(try scene.x(of: "1") == 0)
    scene.swipe(from: 300, to: 260, seconds: 0.05)
    scene.release()
    scene.run(to: 1.2)
    #expect(try scene.x(of: "1") == -148)
  }

  @Test func leadingActionsAreOnTheOtherSide() throws {
    let scene = SwipeScene()
    scene.swipe(from: 20, to: 100)
    scene.release()
    scene.run(to: 0.3)
    #expect(try scene.x(of: "1") == 74)
    #expect(try scene.color(2, 48) == "#34C759FF")
  }

  @Test func deletedRowsCollapseWithTheirActions() throws {
    let scene = SwipeScene()
    scene.open()
    scene.perform {
      scene.source.rows[0].remove(at: 1)
      scene.table.deleteRows(at: [path(1)], with: .fade)
    }
    #expect(scene.calls == ["begin 1", "end 1"])
    scene.run(to: 0.45)
    #expect(try scene.x(of: "1") == -148)
    scene.run(to: 1)
    #expect(scene.shown == ["0", "2", "3"] && scene.table.subviews.count == 3)
    #expect(try scene.color(310, 48) == "#FFFFFFFF")
  }

  @Test func scrollingAndReloadingCloseTheRow() throws {
    let scene = SwipeScene()
    scene.open()
    scene.perform { scene.table.contentOffset.y = 10 }
    scene.run(to: 1)
    #expect(try scene.x(of: "1") == 0 && scene.calls == ["begin 1", "end 1"])
    scene.perform { scene.table.contentOffset.y = 0 }
    scene.open()
    scene.perform { scene.table.reloadData() }
    scene.run(to: 2)
    #expect(try scene.x(of: "1") == 0)
    #expect(scene.table.subviews.count == 4)
  }

  @Test func verticalDragsScroll() throws {
    let scene = SwipeScene(rows: 40)
    scene.perform {
      let touch = TouchSequence(in: scene.window)
      touch.begin(at: CGPoint(x: 300, y: 300))
      touch.move(to: CGPoint(x: 285, y: 260))
      touch.move(to: CGPoint(x: 100, y: 250))
      touch.end()
    }
    #expect(scene.calls.isEmpty && scene.table.contentOffset.y > 20)
  }

  @Test func rowsThatCanBeEditedOfferTheirDeletion() throws {
    let scene = ListScene([texts(4)])
    let source = EditableRows([texts(4)])
    func swipe() {
      scene.perform {
        let touch = TouchSequence(in: scene.window)
        touch.begin(at: CGPoint(x: 310, y: 60))
        touch.move(to: CGPoint(x: 40, y: 60))
        touch.end()
      }
    }
    swipe()
    #expect(scene.source.calls == ["select 0.1"])
    scene.perform {
      scene.table.dataSource = source
      scene.table.delegate = source
    }
    swipe()
    #expect(source.calls == ["delete 1"])
  }
}

/// A table with actions on both sides of its rows.
private final class SwipeScene {
  private let scene: ListScene
  let delegate = SwipeDelegate()
  private var touch: TouchSequence?

  init(rows: Int = 4) {
    scene = ListScene([texts(rows)])
    scene.perform { table.delegate = delegate }
    scene.run(to: 0)
  }

  var table: UITableView { scene.table }
  var window: UIWindow { scene.window }
  var source: Rows { scene.source }
  var shown: [String] { scene.shown }
  var calls: [String] { delegate.calls }

  func perform(_ body: () -> Void) { scene.perform(body) }
  func run(to seconds: Double) { scene.run(to: seconds) }
  func tap(_ x: CGFloat, _ y: CGFloat) { scene.tap(x, y) }

  /// Puts a finger on row 1 and moves it.
  func swipe(from start: CGFloat, to end: CGFloat, seconds: Double = 0) {
    scene.perform {
      let touch = TouchSequence(in: scene.window)
      touch.begin(at: CGPoint(x: start, y: 60))
      self.touch = touch
    }
    scene.run(to: scene.clock.now.seconds + seconds)
    scene.perform { touch?.move(to: CGPoint(x: end, y: 60)) }
  }

  func release() { scene.perform { touch?.end() } }

  /// Opens row 1 by a slow swipe.
  func open() {
    swipe(from: 300, to: 200)
    release()
    run(to: scene.clock.now.seconds + 0.3)
  }

  /// The presented left edge of the cell with a text.
  func x(of text: String) throws -> CGFloat {
    let cell = table.subviews.compactMap { $0 as? UITableViewCell }.first {
      $0.textLabel?.text == text
    }
    let layer = try #require(cell).layer
    return scene.clock.asCurrent { (layer.presentation() ?? layer).frame.minX }
  }

  func color(_ x: Int, _ y: Int) throws -> String? { try scene.picture()[x, y]?.description }
}

private final class SwipeDelegate: NSObject, UITableViewDelegate {
  var calls: [String] = []
  var allowsFullSwipe = true
  var completion: ((Bool) -> Void)?

  private func action(_ style: UIContextualAction.Style, _ title: String) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [weak self] action, _, completion in
      self?.calls.append(action.title ?? "")
      self?.completion = completion
    }
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let actions = [action(.destructive, "Trash"), action(.normal, "Flag")]
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = allowsFullSwipe
    return configuration
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let pin = action(.normal, "Pin")
    pin.backgroundColor = .systemGreen
    return UISwipeActionsConfiguration(actions: [pin])
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    calls.append("begin \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    calls.append("end \(indexPath?.row ?? -1)")
  }
}

/// Rows that say that they can be edited.
private final class EditableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let rows: Rows
  var calls: [String] { rows.calls }

  init(_ rows: [[String]]) { self.rows = Rows(rows) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.tableView(tableView, numberOfRowsInSection: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    rows.tableView(tableView, cellForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    rows.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }
}
