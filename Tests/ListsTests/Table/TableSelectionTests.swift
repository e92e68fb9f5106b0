import Controls
import Foundation
import Layers
import Lists
import Raster
import Testing
import ViewText
import Views

@Suite struct TableSelectionTests {
  @Test func tapsSelectRows() {
    let scene = ListScene([texts(5)])
    scene.tap(100, 60)
    #expect(scene.source.calls == ["select 0.1"])
    #expect(scene.table.indexPathForSelectedRow == path(1))
    #expect(scene.table.cellForRow(at: path(1))?.isSelected == true)
    scene.tap(100, 10)
    #expect(scene.source.calls == ["select 0.1", "deselect 0.1", "select 0.0"])
    #expect(scene.table.cellForRow(at: path(1))?.isSelected == false)
    scene.tap(100, 400)
    #expect(scene.source.calls.count == 3)
  }

  @Test func aRowThatIsSelectedBeforeTheFirstLayoutStaysSelected() {
    let scene = ListScene([])
    let source = Rows([texts(5)])
    scene.perform {
      let table = UITableView(frame: scene.window.bounds)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.selectRow(at: path(1), animated: false, scrollPosition: .none)
      scene.window.addSubview(table)
      table.layoutIfNeeded()
      #expect(table.indexPathForSelectedRow == path(1))
      #expect(table.cellForRow(at: path(1))?.isSelected == true)
    }
  }

  @Test func touchesOfAScrollViewInARowDontSelectIt() throws {
    let scene = ListScene([texts(5)])
    let cell = try #require(scene.table.cellForRow(at: path(1)))
    scene.perform {
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 150, height: 44))
      inner.delaysContentTouches = false
      cell.contentView.addSubview(inner)
    }
    scene.tap(100, 60)
    #expect(scene.source.calls.isEmpty && scene.table.indexPathForSelectedRow == nil)
    scene.tap(200, 60)
    #expect(scene.table.indexPathForSelectedRow == path(1))
  }

  @Test("A background configuration is behind the content, also of selected cells")
  func backgroundConfiguration() throws {
    let scene = ListScene([texts(5)])
    let cell = try #require(scene.table.cellForRow(at: path(1)))
    scene.perform {
      var background = UIBackgroundConfiguration.listPlainCell()
      (background.backgroundColor, background.cornerRadius) = (.red, 8)
      background.backgroundInsets = .init(top: 2, leading: 4, bottom: 6, trailing: 8)
      cell.backgroundConfiguration = background
    }
    let view = try #require(cell.subviews.first)
    scene.perform { cell.layoutIfNeeded() }
    #expect(view.frame == CGRect(x: 4, y: 2, width: cell.bounds.width - 12, height: 36))
    #expect(view.backgroundColor == .red && view.layer.cornerRadius == 8)
    scene.tap(100, 60)
    #expect(cell.isSelected && cell.subviews.filter { $0.backgroundColor == .systemGray4 }.isEmpty)
    scene.perform { cell.backgroundConfiguration = nil }
    #expect(view.superview == nil)
  }

  @Test func severalRowsCanBeSelected() {
    let scene = ListScene([texts(5)])
    scene.perform { scene.table.allowsMultipleSelection = true }
    scene.tap(100, 60)
    scene.tap(100, 10)
    #expect(scene.table.indexPathsForSelectedRows == [path(1), path(0)])
    scene.tap(100, 60)
    #expect(scene.table.indexPathsForSelectedRows == [path(0)])
  }

  @Test func delegatesAndPropertiesForbidSelection() {
    let scene = ListScene([texts(5)])
    scene.source.mayHighlight = false
    scene.tap(100, 60)
    scene.source.mayHighlight = true
    scene.perform { scene.table.allowsSelection = false }
    scene.tap(100, 60)
    #expect(scene.table.indexPathForSelectedRow == nil && scene.source.calls.isEmpty)
  }

  @Test func codeSelectsWithoutTheDelegate() {
    let scene = ListScene([texts(50)])
    scene.perform { scene.table.selectRow(at: path(20), animated: false, scrollPosition: .top) }
    #expect(scene.table.contentOffset.y == 880 && scene.source.calls.isEmpty)
    #expect(scene.table.cellForRow(at: path(20))?.isSelected == true)
    scene.perform { scene.table.deselectRow(at: path(20), animated: true) }
    #expect(scene.table.indexPathForSelectedRow == nil)
  }

  @Test func dragsDoNotSelect() {
    let scene = ListScene([texts(50)])
    let touch = TouchSequence(in: scene.window)
    scene.perform { touch.begin(at: CGPoint(x: 100, y: 100)) }
    // The content isn't touched before it is clear that the finger stays.
    scene.run(to: 0.14)
    #expect(scene.table.cellForRow(at: path(2))?.isHighlighted == false)
    scene.run(to: 0.15)
    #expect(scene.table.cellForRow(at: path(2))?.isHighlighted == true)
    scene.perform {
      touch.move(to: CGPoint(x: 100, y: 60))
      #expect(scene.table.cellForRow(at: path(2))?.isHighlighted == false)
      touch.end()
    }
    #expect(scene.table.contentOffset.y == 30 && scene.source.calls.isEmpty)
  }

  @Test func selectedRowsAreGrey() throws {
    let scene = ListScene([texts(3)])
    func color(_ x: Int, _ y: Int) throws -> String? { try scene.picture()[x, y]?.description }
    #expect(try color(200, 20) == "#FFFFFFFF")
    scene.perform { scene.table.selectRow(at: path(0), animated: false, scrollPosition: .none) }
    #expect(try color(200, 20) == "#D1D1D6FF")
    #expect(try color(200, 60) == "#FFFFFFFF")
    // The separator: 29 % of #3C3C43 on the grey.
    #expect(try color(200, 87) == "#C6C6C8FF" && color(10, 87) == "#FFFFFFFF")
  }

  @Test func buttonsOfCellsNotifyTheDelegate() {
    let scene = ListScene([texts(3)])
    scene.perform { scene.table.cellForRow(at: path(1))?.accessoryType = .detailButton }
    scene.run(to: 0)
    scene.tap(293, 66)
    #expect(scene.source.calls == ["accessory 1"])
    scene.perform { scene.table.setEditing(true, animated: false) }
    scene.run(to: 0)
    // The control reveals the deletion.
    scene.tap(26, 66)
    #expect(scene.source.calls == ["accessory 1"])
    scene.run(to: 0.5)
    scene.tap(290, 66)
    #expect(scene.source.calls == ["accessory 1", "delete 1"])
  }

  @Test func accessoriesTakeSpaceFromTheContent() {
    let scene = ListScene([texts(1)])
    let cell = scene.table.visibleCells[0]
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    scene.perform { cell.accessoryType = .disclosureIndicator }
    scene.run(to: 0)
    // O6.15: a chevron of 10.5 × 14 points, 16 from the edge.
    #expect(cell.contentView.frame.width == 285.5)
    #expect(cell.textLabel?.frame.minX == 16)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    scene.perform { cell.accessoryView = view }
    scene.run(to: 0)
    #expect(view.frame == CGRect(x: 274, y: 12, width: 30, height: 20))
  }
}
