import Testing
import UIKit

/// UIKit's calls on cells, layouts and containers reach their overrides.
@Suite struct ListCallsTests {
  /// A table or a collection of cells that override their members.
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 20 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let source = Source()

  @Test func rowsAreSelectedAndReused() throws {
    let (scene, table) = (try Scene(), UITableView(frame: .zero, style: .plain))
    table.register(OverridingTableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.rowHeight = 20
    try scene.show(table)
    let first = try #require(
      table.cellForRow(at: IndexPath(row: 0, section: 0)) as? OverridingTableViewCell)
    let selecting = try first.calls.among(["setSelected(_:animated:)"]) {
      try scene.play(until: 0.2) {
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      }
    }
    #expect(selecting == ["setSelected(_:animated:)"])
    try scene.play(until: 0.4) { table.contentOffset.y = 200 }
    try scene.play(until: 0.6) { table.contentOffset.y = 100 }
    let cells = table.visibleCells.compactMap { $0 as? OverridingTableViewCell }
    #expect(cells.contains { $0.calls.names.contains("prepareForReuse()") })
  }

  @Test func itemsAreLaidOutByTheLayout() throws {
    let layout = OverridingCollectionViewFlowLayout()
    let (scene, collection) = (
      try Scene(), UICollectionView(frame: .zero, collectionViewLayout: layout)
    )
    collection.register(OverridingCollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    try scene.show(collection)
    #expect(Set(["itemSize", "sectionInset", "scrollDirection"]).isSubset(of: layout.calls.names))
    let cell = try #require(
      collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? OverridingCollectionViewCell)
    let selecting = try cell.calls.among(["isSelected ="]) {
      try scene.play(until: 0.2) {
        collection.selectItem(
          at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      }
    }
    #expect(selecting == ["isSelected ="])
  }

  @Test func layoutsOfAppsAreAskedForAttributes() throws {
    let layout = OverridingCollectionViewLayout()
    let (scene, collection) = (
      try Scene(), UICollectionView(frame: .zero, collectionViewLayout: layout)
    )
    collection.dataSource = source
    try scene.show(collection)
    #expect(
      Set(["prepare()", "collectionViewContentSize", "layoutAttributesForElements(in:)"])
        .isSubset(of: layout.calls.names))
    let scrolling = try layout.calls.among(["shouldInvalidateLayout(forBoundsChange:)"]) {
      try scene.play(until: 0.2) { collection.contentOffset.y = 10 }
    }
    #expect(scrolling.first == "shouldInvalidateLayout(forBoundsChange:)")
  }

  @Test func containersCallTheirMethods() throws {
    let (scene, page) = (try Scene(), UIViewController())
    let navigation = OverridingNavigationController(rootViewController: page)
    try scene.play(until: 0.1) { scene.stage.window.rootViewController = navigation }
    try scene.play(until: 2) { page.show(UIViewController(), sender: nil) }
    #expect(navigation.calls.names.contains("pushViewController(_:animated:)"))
    let tabs = OverridingTabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    try scene.play(until: 2.1) { scene.stage.window.rootViewController = tabs }
    #expect(tabs.calls.names.contains("viewControllers ="))
  }
}
