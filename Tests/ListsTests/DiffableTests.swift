import Failures
import Foundation
import Layers
import Lists
import Testing
import ViewText
import Views
import VirtualTime

@Suite struct DiffableTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test func snapshotsAreEdited() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
    #expect(snapshot.numberOfItems == 4 && snapshot.indexOfItem(4) == 3)
    snapshot.insertItems([9], beforeItem: 2)
    snapshot.moveItem(1, afterItem: 4)
    snapshot.deleteItems([3])
    #expect(snapshot.itemIdentifiers == [9, 2, 4, 1])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
    snapshot.moveSection("b", beforeSection: "a")
    snapshot.insertSections(["c"], afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["b", "c", "a"])
    snapshot.deleteSections(["b"])
    #expect(snapshot.itemIdentifiers == [9, 2] && snapshot.indexOfSection("a") == 1)
    // An item that is there already isn't added again.
    snapshot.appendItems([9, 5], toSection: "c")
    #expect(snapshot.itemIdentifiers(inSection: "c") == [5])
  }

  @Test(arguments: 0..<40) func tablesShowEachSnapshot(seed: Int) {
    let scene = ListScene([[]])
    scene.table.rowHeight = 30
    let source = scene.clock.asCurrent {
      UITableViewDiffableDataSource<String, Int>(tableView: scene.table) { table, _, item in
        let cell = table.dequeueReusableCell(withIdentifier: "cell")
        cell?.textLabel?.text = "\(item)"
        return cell
      }
    }
    var number = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1
    func next(_ limit: Int) -> Int {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(number >> 33) % limit
    }
    for _ in 0..<3 {
      var items = Array(0..<12)
      var sections: [(String, [Int])] = []
      for name in ["a", "b", "c", "d"] where next(3) > 0 {
        let taken = (0..<next(4)).map { _ in items.remove(at: next(items.count)) }
        sections.insert((name, taken), at: next(sections.count + 1))
      }
      let new = snapshot(sections)
      scene.perform { source.apply(new) }
      #expect(scene.shown == new.itemIdentifiers.map(String.init))
      scene.run(to: scene.clock.now.seconds + 1)
      #expect(scene.error == nil && source.snapshot().itemIdentifiers == new.itemIdentifiers)
    }
  }

  @Test func sectionsHaveIndices() {
    let scene = ListScene([])
    scene.perform {
      let source = UITableViewDiffableDataSource<String, Int>(tableView: scene.table) { _, _, _ in
        nil
      }
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a", "b"])
      source.apply(snapshot, animatingDifferences: false)
      #expect(source.index(for: "b") == 1 && source.index(for: "c") == nil)
      #expect(!source.tableView(scene.table, canMoveRowAt: IndexPath(row: 0, section: 0)))
      #expect(source.sectionIndexTitles(for: scene.table) == nil)
    }
  }
}
