import Foundation
import Geometry
import Layers
import Lists
import Testing
import Views
import VirtualTime

/// Snapshots of sections with items in items.
@Suite struct SectionSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  private func outline() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["a", "b"])
    snapshot.append(["a1", "a2"], to: "a")
    snapshot.append(["a1x"], to: "a1")
    return snapshot
  }

  @Test func itemsContainItems() {
    var snapshot = outline()
    #expect(snapshot.items == ["a", "a1", "a1x", "a2", "b"])
    #expect(snapshot.rootItems == ["a", "b"] && snapshot.visibleItems == ["a", "b"])
    snapshot.expand(["a"])
    #expect(snapshot.visibleItems == ["a", "a1", "a2", "b"])
    #expect(snapshot.isVisible("a1") && !snapshot.isVisible("a1x"))
    #expect(snapshot.level(of: "a1x") == 2 && snapshot.parent(of: "a1x") == "a1")
    #expect(snapshot.index(of: "a2") == 3)
    #expect(snapshot.visualDescription() == "- a\n  + a1\n    * a1x\n  * a2\n* b")
  }

  @Test func snapshotsAreEdited() {
    var snapshot = outline()
    snapshot.insert(["c"], before: "b")
    snapshot.insert(["a3"], after: "a2")
    #expect(snapshot.items == ["a", "a1", "a1x", "a2", "a3", "c", "b"])
    snapshot.delete(["a1"])
    #expect(snapshot.items == ["a", "a2", "a3", "c", "b"] && !snapshot.contains("a1x"))
    var other = Snapshot()
    other.append(["n"])
    other.append(["n1"], to: "n")
    other.expand(["n"])
    snapshot.replace(childrenOf: "a", using: other)
    #expect(snapshot.items == ["a", "n", "n1", "c", "b"] && snapshot.isExpanded("n"))
    snapshot.insert(outline().snapshot(of: "a", includingParent: false), after: "c")
    #expect(snapshot.rootItems == ["a", "c", "a1", "a2", "b"])
    // An item that is there already isn't added again.
    snapshot.append(["n"], to: "b")
    #expect(snapshot.parent(of: "n") == "a")
    #expect(outline().snapshot(of: "a", includingParent: true).items == ["a", "a1", "a1x", "a2"])
  }

  @Test func chevronsShowTheItemsInAnItem() throws {
    let clock = VirtualClock()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    LayerWarnings.of(clock).gather()
    window.layer.keepUpToDate(by: clock)
    var calls: [String] = []
    let (view, source) = clock.asCurrent {
      let view = UICollectionView(
        frame: window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)))
      window.addSubview(view)
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories = item.count == 1 ? [.outlineDisclosure()] : []
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      source.sectionSnapshotHandlers.willExpandItem = { calls.append("expand \($0)") }
      source.sectionSnapshotHandlers.willCollapseItem = { calls.append("collapse \($0)") }
      source.apply(outline(), to: 0, animatingDifferences: false)
      return (view, source)
    }
    func items() -> [String] { clock.asCurrent { source.snapshot().itemIdentifiers } }
    func tap() {
      clock.asCurrent {
        let touch = TouchSequence(in: window)
        touch.begin(at: CGPoint(x: 320 - 16 - 7, y: 22))
        touch.end()
      }
    }
    clock.run(through: Instant(seconds: 0.1))
    #expect(items() == ["a", "b"])
    tap()
    #expect(items() == ["a", "a1", "a2", "b"] && calls == ["expand a"])
    clock.run(through: Instant(seconds: 1))
    let inner = clock.asCurrent {
      view.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell
    }
    #expect(inner?.indentationLevel == 1 && inner?.frame.minY == 44)
    #expect(clock.asCurrent { source.snapshot(for: 0).isExpanded("a") })
    tap()
    #expect(items() == ["a", "b"] && calls == ["expand a", "collapse a"])
  }
}
