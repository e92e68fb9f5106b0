import Controls
import Foundation
import Geometry
import Layers
import Lists
import Raster
import Testing
import ViewText
import Views
import VirtualTime

@Suite struct TableEditingTests {
  @Test func aFingerMovesARowByItsControl() {
    let scene = EditingScene()
    scene.press(at: 22)
    scene.drag(to: 40)
    #expect(scene.y(of: "0", after: 0.5) == 18)
    #expect(scene.y(of: "1", after: 0) == 44)
    // More than half of the next row is covered.
    scene.drag(to: 46)
    #expect(scene.y(of: "1", after: 0.5) == 0)
    #expect(scene.y(of: "0", after: 0) == 24 && scene.source.moves.isEmpty)
    scene.drag(to: 115)
    scene.release()
    #expect(scene.source.moves == ["0>2"] && scene.source.rows[0] == ["1", "2", "0", "3"])
    scene.scene.run(to: 3)
    #expect(scene.scene.shown == ["1", "2", "0", "3"])
    #expect(scene.y(of: "0", after: 0) == 88 && scene.y(of: "2", after: 0) == 44)
  }

  @Test func theMovingCellCoversTheOthersWithAShadow() throws {
    let scene = EditingScene()
    scene.press(at: 22)
    scene.drag(to: 40)
    scene.scene.run(to: 1)
    let cell = try #require(scene.scene.table.cellForRow(at: path(0)))
    #expect(scene.scene.table.subviews.last === cell && cell.layer.shadowOpacity > 0)
    scene.release()
    scene.scene.run(to: 2)
    #expect(cell.layer.shadowOpacity == 0 && scene.source.moves.isEmpty)
    #expect(scene.y(of: "0", after: 0) == 0)
  }

  @Test func theDelegateChoosesTheDestination() {
    let scene = EditingScene()
    scene.source.limit = 1
    scene.press(at: 22)
    scene.drag(to: 150)
    scene.release()
    #expect(scene.source.moves == ["0>1"])
  }

  @Test func rowsMoveToOtherSections() {
    let scene = EditingScene([["0", "1"], ["2", "3"]])
    scene.source.headers = ["A", "B"]
    scene.scene.perform { scene.scene.table.reloadData() }
    scene.scene.run(to: 0)
    // Rows at 50 and 94; the second section's at 188.
    scene.press(at: 72)
    scene.drag(to: 212)
    scene.release()
    #expect(scene.source.rows == [["1"], ["2", "0", "3"]])
    scene.scene.run(to: 2)
    #expect(scene.scene.shown == ["1", "2", "0", "3"])
  }

  @Test func rowsThatCannotMoveHaveNoControl() {
    let scene = EditingScene()
    scene.source.movable = false
    scene.scene.perform { scene.scene.table.reloadData() }
    scene.scene.run(to: 0)
    scene.press(at: 22)
    scene.drag(to: 130)
    scene.release()
    #expect(scene.source.moves.isEmpty)
    #expect(scene.scene.table.visibleCells[0].contentView.frame.width == 282)
  }

  @Test func controlsTakeSpaceFromTheContent() {
    let scene = EditingScene()
    let cell = scene.scene.table.visibleCells[0]
    #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 239, height: 44))
    scene.source.indents = false
    scene.scene.perform { scene.scene.table.reloadData() }
    scene.scene.run(to: 0)
    #expect(scene.scene.table.visibleCells[0].contentView.frame.minX == 0)
  }

  @Test func reusedCellsHaveTheControlsOfTheirRows() throws {
    let scene = EditingScene()
    let source = InsertingRows([["0", "new"]])
    scene.scene.perform {
      (scene.scene.table.dataSource, scene.scene.table.delegate) = (source, source)
    }
    for rows in [["0", "new"], ["0", "new"], ["new", "0"], ["new", "0"]] {
      scene.scene.perform {
        source.rows = [rows]
        scene.scene.table.reloadData()
      }
      scene.scene.run(to: 0)
      let signs = try [22, 66].map { y in
        try #require(scene.scene.picture()[18, y]).description
      }
      // Left of their white signs, the circles are red and green.
      #expect(signs[0] != signs[1])
      #expect(rows[0] == "new" ? signs[0] == "#34C759FF" : signs[1] == "#34C759FF")
    }
  }

  @Test func controlsMoveInAndOut() throws {
    let scene = EditingScene()
    let table = scene.scene.table
    scene.scene.perform { table.setEditing(false, animated: true) }
    scene.scene.run(to: 0.15)
    let content = table.visibleCells[0].contentView.layer
    // Text isn't stretched.
    #expect(table.visibleCells[0].textLabel?.layer.contentsGravity == .left)
    let x = scene.scene.clock.asCurrent { (content.presentation() ?? content).frame.minX }
    #expect(x > 5 && x < 33 && table.visibleCells[0].subviews.count == 4)
    scene.scene.run(to: 1)
    #expect(table.visibleCells[0].subviews.count == 2)
    #expect(table.visibleCells[0].contentView.frame.minX == 0)
  }

  @Test func aDragAtAnEdgeScrolls() {
    let scene = EditingScene([texts(40)])
    scene.press(at: 22)
    scene.drag(to: 470)
    scene.scene.run(to: 2)
    #expect(scene.scene.table.contentOffset.y > 500)
    scene.release()
    #expect(scene.source.moves.count == 1)
    let place = scene.source.rows[0].firstIndex(of: "0") ?? 0
    scene.scene.run(to: 3)
    #expect(place > 15 && scene.y(of: "0", after: 0) == CGFloat(place) * 44)
    #expect(scene.scene.shown.contains("0"))
  }

  @Test func severalRowsAreSelectedByTheirCircles() throws {
    let scene = EditingScene()
    let table = scene.scene.table
    scene.scene.perform {
      table.allowsMultipleSelectionDuringEditing = true
      table.reloadData()
    }
    scene.scene.run(to: 0)
    scene.scene.tap(26, 22)
    scene.scene.tap(26, 110)
    #expect(table.indexPathsForSelectedRows == [path(0), path(2)])
    // A filled circle of the tint colour, and an empty one.
    #expect(try scene.scene.picture()[18, 22]?.description == "#007AFFFF")
    #expect(try scene.scene.picture()[26, 66]?.description == "#FFFFFFFF")
  }

  @Test(arguments: [true, false]) func aLongPressDragsRows(hasItems: Bool) {
    let scene = EditingScene()
    scene.source.hasItems = hasItems
    scene.scene.perform {
      scene.scene.table.isEditing = false
      scene.scene.table.dragDelegate = scene.source
    }
    scene.scene.run(to: 0.1)
    scene.press(at: 22, x: 100)
    scene.scene.run(to: 1)
    scene.drag(to: 70)
    scene.scene.run(to: 1.5)
    #expect(scene.y(of: "1", after: 0) == (hasItems ? 0 : 44))
    scene.release()
    #expect(scene.source.moves == (hasItems ? ["0>1"] : []))
    #expect(scene.source.drags == (hasItems ? ["begin", "end"] : []))
  }

  @Test func rowActionsAreRevealedByASwipe() {
    let scene = ListScene([texts(4)])
    let delegate = RowActions()
    scene.perform { scene.table.delegate = delegate }
    scene.run(to: 0)
    scene.perform {
      let touch = TouchSequence(in: scene.window)
      touch.begin(at: CGPoint(x: 300, y: 60))
      touch.move(to: CGPoint(x: 200, y: 60))
      touch.end()
    }
    scene.run(to: 0.5)
    scene.tap(200, 66)
    #expect(delegate.calls == ["More 1"])
    scene.run(to: 1)
    #expect(scene.table.cellForRow(at: path(1))?.frame.minX == 0)
  }

  @Test func cellsAreNotifiedOfTheirState() throws {
    let scene = ListScene([texts(1)])
    scene.perform {
      scene.table.register(StateCell.self, forCellReuseIdentifier: "cell")
      scene.table.reloadData()
    }
    scene.run(to: 0)
    let cell = try #require(scene.table.visibleCells[0] as? StateCell)
    scene.perform { scene.table.setEditing(true, animated: true) }
    #expect(cell.log == ["will 1"])
    scene.run(to: 1)
    #expect(cell.log == ["will 1", "did 1"])
  }
}

/// A table that is edited, with a finger at the trailing edge.
private final class EditingScene {
  let scene: ListScene
  let source: MovableRows
  private var touch: TouchSequence?

  init(_ rows: [[String]] = [texts(4)]) {
    scene = ListScene(rows)
    source = MovableRows(rows)
    scene.perform {
      scene.table.dataSource = source
      scene.table.delegate = source
      scene.table.isEditing = true
    }
    scene.run(to: 0)
  }

  func press(at y: CGFloat, x: CGFloat = 300) {
    scene.perform {
      let touch = TouchSequence(in: scene.window)
      touch.begin(at: CGPoint(x: x, y: y))
      self.touch = touch
    }
  }

  func drag(to y: CGFloat) { scene.perform { touch?.move(to: CGPoint(x: 300, y: y)) } }

  func release() { scene.perform { touch?.end() } }

  /// The presented upper edge of the cell with a text, after some seconds.
  func y(of text: String, after seconds: Double) -> CGFloat? {
    scene.y(of: text, at: scene.clock.now.seconds + seconds)
  }
}

private final class MovableRows: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDragDelegate
{
  var hasItems = true
  var drags: [String] = []
  var rows: [[String]]
  var headers: [String] = []
  var moves: [String] = []
  var movable = true
  var indents = true
  var limit: Int?

  init(_ rows: [[String]]) { self.rows = rows }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section < headers.count ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { movable }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append("\(sourceIndexPath.row)>\(destinationIndexPath.row)")
    let text = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    rows[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    guard let limit, proposedDestinationIndexPath.row > limit else {
      return proposedDestinationIndexPath
    }
    return IndexPath(row: limit, section: 0)
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    hasItems ? [UIDragItem(itemProvider: NSItemProvider(object: NSString("row")))] : []
  }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    drags.append("begin")
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    drags.append("end")
  }

  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { indents }
}

private final class RowActions: NSObject, UITableViewDelegate {
  var calls: [String] = []

  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    ["Delete", "More"].map { title in
      UITableViewRowAction(
        style: title == "Delete" ? .destructive : .normal, title: title
      ) { [weak self] action, path in
        self?.calls.append("\(action.title ?? "") \(path.row)")
      }
    }
  }
}

private final class StateCell: UITableViewCell {
  var log: [String] = []

  override func willTransition(to state: UITableViewCell.StateMask) {
    super.willTransition(to: state)
    log.append("will \(state.rawValue)")
  }

  override func didTransition(to state: UITableViewCell.StateMask) {
    super.didTransition(to: state)
    log.append("did \(state.rawValue)")
  }
}

/// Rows of which "new" is inserted by its control.
private final class InsertingRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [[String]]

  init(_ rows: [[String]]) { self.rows = rows }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    rows[indexPath.section][indexPath.row] == "new" ? .insert : .delete
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
