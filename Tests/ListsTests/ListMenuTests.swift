import Controls
import Foundation
import Layers
import Lists
import Testing
import Views
import VirtualTime

@Suite struct ListMenuTests {
  private final class TableHost: NSObject, UITableViewDelegate {
    var calls: [String] = []
    var chosen: [String] = []

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("ask \(indexPath.row)")
      guard indexPath.row > 0 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [UIAction(title: "Pin") { self?.chosen.append($0.title) }])
      })
    }

    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("show") }

    func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("end") }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
  }

  private func press(_ y: CGFloat, in window: UIWindow, _ clock: VirtualClock, until end: Double) {
    let finger = TouchSequence(in: window)
    clock.asCurrent { finger.begin(at: CGPoint(x: 40, y: y)) }
    clock.run(through: Instant(seconds: end))
    clock.asCurrent { finger.end() }
  }

  @Test func aPressOnARowShowsItsMenu() throws {
    let scene = ListScene([["A", "B", "C"]])
    let host = TableHost()
    scene.perform { scene.table.delegate = host }
    scene.run(to: 0.1)
    press(66, in: scene.window, scene.clock, until: 0.8)
    #expect(host.calls == ["ask 1", "show"])
    let cell = try #require(
      scene.clock.asCurrent { scene.table.cellForRow(at: IndexPath(row: 1, section: 0)) })
    #expect(cell.layer.mask != nil && !cell.isHighlighted)
    scene.run(to: 2)
    let menu = try #require(scene.clock.asCurrent { ShownMenu(above: scene.window) })
    #expect(menu.titles == ["Pin"])
    let place = try #require(scene.clock.asCurrent { menu.middle(of: "Pin") })
    press(place.y, in: scene.window, scene.clock, until: 2.1)
    scene.run(to: 3)
    #expect(host.chosen == ["Pin"] && host.calls == ["ask 1", "show", "end"])
    #expect(cell.layer.mask == nil)
  }

  @Test func aRowWithoutAMenuIsSelected() {
    let scene = ListScene([["A", "B", "C"]])
    let host = TableHost()
    scene.perform { scene.table.delegate = host }
    scene.run(to: 0.1)
    press(22, in: scene.window, scene.clock, until: 0.8)
    #expect(host.calls == ["ask 0", "select 0"])
  }

  private final class CollectionHost: NSObject, UICollectionViewDelegate, UICollectionViewDataSource
  {
    var calls: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 6 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("ask \(indexPath.item)")
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Pin") { _ in }])
      })
    }

    func collectionView(
      _ collectionView: UICollectionView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      calls.append("lift")
      return nil
    }
  }

  @Test func aPressOnAnItemShowsItsMenu() {
    let scene = ListScene([])
    let host = CollectionHost()
    scene.perform {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 80, height: 80)
      let collection = UICollectionView(
        frame: scene.window.bounds, collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = host
      collection.delegate = host
      scene.window.addSubview(collection)
    }
    scene.run(to: 0.1)
    press(20, in: scene.window, scene.clock, until: 0.8)
    #expect(host.calls == ["ask 0", "lift"])
    #expect(scene.clock.asCurrent { ShownMenu(above: scene.window)?.titles } == ["Pin"])
  }
}
