import Failures
import Foundation
import Layers
import Lists
import Testing
import Views

@Suite struct TableUpdateTests {
  @Test func insertedRowsPushOthersDown() {
    let scene = ListScene([texts(4)])
    scene.perform {
      scene.source.rows[0].insert("new", at: 1)
      scene.table.insertRows(at: [path(1)], with: .fade)
    }
    #expect(scene.shown == ["0", "new", "1", "2", "3"])
    #expect(scene.y(of: "1", at: 0) == 44)
    #expect(scene.y(of: "1", at: 0.15) == 66)
    #expect(scene.y(of: "1", at: 0.3) == 88)
    #expect(scene.y(of: "new", at: 0.3) == 44)
  }

  @Test func deletedRowsDisappearAndAreReused() {
    let scene = ListScene([texts(4)])
    let cell = scene.table.cellForRow(at: path(1))
    var ended: [Bool] = []
    scene.perform {
      scene.table.performBatchUpdates {
        scene.source.rows[0].remove(at: 1)
        scene.table.deleteRows(at: [path(1)], with: .left)
      } completion: {
        ended.append($0)
      }
    }
    #expect(scene.shown == ["0", "2", "3"])
    scene.run(to: 0.15)
    #expect(cell?.superview === scene.table)
    scene.perform { #expect(cell?.layer.presentation()?.frame.minX == -160) }
    #expect(scene.y(of: "2", at: 0.15) == 66)
    scene.run(to: 0.4)
    #expect(cell?.superview == nil && ended == [true])
    #expect(scene.table.contentSize.height == 132)
  }

  @Test func rowsDeletedWithoutAnimationStayUntilOthersHaveMovedOverThem() {
    let scene = ListScene([texts(4)])
    let cell = scene.table.cellForRow(at: path(1))
    scene.perform {
      scene.source.rows[0].remove(at: 1)
      scene.table.deleteRows(at: [path(1)], with: .none)
      // A cell that was swiped away has its own animation.
      UIView.animate(withDuration: 0.3) { cell?.center.x -= 320 }
    }
    #expect(scene.shown == ["0", "2", "3"])
    scene.run(to: 0.15)
    #expect(cell?.superview === scene.table && scene.table.subviews.first === cell)
    scene.perform { #expect(cell?.layer.presentation()?.frame.origin == CGPoint(x: -160, y: 44)) }
    scene.run(to: 0.4)
    #expect(cell?.superview == nil)
  }

  @Test func rowsMove() {
    let scene = ListScene([texts(3)])
    scene.perform {
      scene.source.rows[0] = ["2", "0", "1"]
      scene.table.moveRow(at: path(2), to: path(0))
    }
    #expect(scene.shown == ["2", "0", "1"])
    #expect(scene.y(of: "2", at: 0.15) == 44)
    #expect(scene.y(of: "2", at: 0.3) == 0)
  }

  @Test func emptyUpdatesAnimateNewHeights() {
    let scene = ListScene([texts(3)])
    scene.source.height = 44
    scene.perform { scene.table.reloadData() }
    scene.run(to: 0)
    scene.perform {
      scene.source.height = 64
      scene.table.beginUpdates()
      scene.table.endUpdates()
    }
    #expect(scene.y(of: "2", at: 0.15) == 108)
    #expect(scene.y(of: "2", at: 0.3) == 128)
  }

  @Test func sectionsAreInsertedDeletedAndReloaded() {
    let scene = ListScene([["a"], ["b"]])
    scene.perform {
      scene.source.rows.insert(["x", "y"], at: 1)
      scene.table.insertSections([1], with: .automatic)
    }
    #expect(scene.shown == ["a", "x", "y", "b"])
    scene.perform {
      scene.source.rows.removeFirst()
      scene.table.deleteSections([0], with: .top)
    }
    #expect(scene.shown == ["x", "y", "b"])
    scene.perform {
      scene.source.rows[0] = ["z"]
      scene.table.reloadSections([0], with: .none)
    }
    #expect(scene.shown == ["z", "b"])
    scene.run(to: 1)
    #expect(scene.error == nil && scene.table.subviews.count { $0 is UITableViewCell } == 2)
  }

  @Test func closuresThatDoNotEscapeChangeRows() {
    let scene = ListScene([texts(2)])
    func update(_ changes: () -> Void) {
      scene.perform { scene.table.performBatchUpdates({ changes() }, completion: nil) }
    }
    update {
      scene.source.rows[0].append("new")
      scene.table.insertRows(at: [path(2)], with: .top)
    }
    #expect(scene.shown == ["0", "1", "new"] && scene.error == nil)
  }

  @Test func newHeadersAppearInTheirFinalLayout() {
    let scene = ListScene([["a"], ["b"]])
    scene.source.headers = ["A", "B"]
    scene.perform { scene.table.reloadData() }
    scene.run(to: 0)
    // The second group begins before the header of the first one was laid out.
    scene.perform {
      scene.source.headers = ["A", "X", "B"]
      scene.source.rows.insert(["x"], at: 1)
      scene.table.performBatchUpdates({ scene.table.insertSections([1], with: .top) })
      scene.source.rows[2].append("c")
      scene.table.performBatchUpdates({ scene.table.insertRows(at: [path(1, 2)], with: .top) })
    }
    scene.run(to: 0.1)
    scene.perform {
      let label = scene.table.headerView(forSection: 1)?.textLabel
      #expect(label?.layer.presentation()?.bounds.size == label?.bounds.size)
      #expect(label?.bounds.width ?? 0 > 0)
    }
  }

  @Test func reloadedRowsAreConfiguredAgain() {
    let scene = ListScene([texts(2)])
    let cell = scene.table.cellForRow(at: path(0))
    scene.perform {
      scene.source.rows[0][0] = "new"
      scene.table.reconfigureRows(at: [path(0)])
    }
    #expect(scene.shown == ["new", "1"] && scene.table.cellForRow(at: path(0)) === cell)
    scene.perform {
      scene.source.rows[0][0] = "newer"
      scene.table.reloadRows(at: [path(0)], with: .fade)
    }
    #expect(scene.shown == ["newer", "1"] && scene.table.cellForRow(at: path(0)) !== cell)
  }

  @Test func updatesHappenAtOnceWithoutAnimations() {
    let scene = ListScene([texts(2)])
    scene.perform {
      UIView.performWithoutAnimation {
        scene.source.rows[0].insert("new", at: 0)
        scene.table.insertRows(at: [path(0)], with: .fade)
      }
    }
    #expect(scene.y(of: "1", at: 0) == 88)
  }

  @Test func contradictionsAreReported() {
    let scene = ListScene([texts(2)])
    scene.perform { scene.table.insertRows(at: [path(0)], with: .fade) }
    #expect(scene.error?.code == .malformed)
    #expect(scene.error?.message.contains("section 0 has 2 items after it instead of 3") == true)
  }
}
