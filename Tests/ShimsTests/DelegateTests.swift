import Flipbook
import Testing
import UIKit

/// What delegates of lists and scroll views are told since newer versions of iOS, and by the status bar.
@Suite struct DelegateTests {
  private final class List: UITableViewController {
    var calls: [String] = []
    var allowsTop = true
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      40
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    override func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath.row == 5 ? nil : indexPath }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
      tableView.deselectRow(at: indexPath, animated: false)
    }
    override func tableView(
      _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) {
      calls.append("act \(indexPath.row)")
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration() }
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allowsTop }
    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("top") }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      calls.append("end")
    }
  }

  private final class Grid: UICollectionViewController {
    var calls: [String] = []
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 1 }
    override func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {
      calls.append("act \(indexPath.item)")
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { IndexPath(item: 3, section: 0) }
  }

  private func show<Controller: UIViewController>(
    _ make: () -> Controller
  ) throws -> (Stage, Controller) {
    let stage = try Stage(canvas: Canvas(width: 320, height: 480, framesPerSecond: 30))
    let controller = stage.perform {
      let controller = make()
      stage.window.rootViewController = controller
      return controller
    }
    return (stage, controller)
  }

  @Test func aTapOnTheStatusBarScrollsToTheTop() throws {
    let (stage, list) = try show { List() }
    try stage.advance(to: 0.1)
    stage.perform { list.tableView.contentOffset.y = 500 }
    stage.touchStatusBar(at: 0.2)
    try stage.advance(to: 0.3)
    #expect((1..<500).contains(list.tableView.contentOffset.y))
    try stage.advance(to: 1)
    #expect(list.tableView.contentOffset.y == 0 && list.calls == ["top"])
    stage.touchStatusBar(at: 1.1)
    try stage.advance(to: 2)
    #expect(list.calls == ["top"])
    stage.perform {
      list.allowsTop = false
      list.tableView.contentOffset.y = 300
    }
    stage.touchStatusBar(at: 2.1)
    try stage.advance(to: 3)
    #expect(list.tableView.contentOffset.y == 300 && list.calls == ["top"])
  }

  @Test func oneOfSeveralScrollViewsIsScrolledToTheTop() throws {
    let (stage, list) = try show { List() }
    try stage.advance(to: 0.1)
    let other = UIScrollView(frame: CGRect(x: 0, y: 200, width: 320, height: 100))
    stage.perform {
      list.view.addSubview(other)
      list.tableView.contentOffset.y = 300
    }
    stage.touchStatusBar(at: 0.2)
    try stage.advance(to: 1)
    #expect(list.tableView.contentOffset.y == 300)
    stage.perform { other.scrollsToTop = false }
    stage.touchStatusBar(at: 1.1)
    try stage.advance(to: 2)
    #expect(list.tableView.contentOffset.y == 0)
  }

  @Test func aTapPerformsThePrimaryActionOfARow() throws {
    let (stage, list) = try show { List() }
    try stage.advance(to: 0.1)
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
    stage.touch(cell, at: 0.2)
    try stage.advance(to: 1)
    #expect(list.calls == ["select 2", "act 2"])
    let refused = try #require(list.tableView.cellForRow(at: IndexPath(row: 5, section: 0)))
    stage.touch(refused, at: 1.1)
    try stage.advance(to: 1.8)
    #expect(list.calls.last == "act 5")
    list.calls.removeLast()
    stage.perform {
      list.tableView.allowsSelectionDuringEditing = true
      list.tableView.isEditing = true
    }
    stage.touch(cell, at: 2)
    try stage.advance(to: 3)
    #expect(list.calls == ["select 2", "act 2", "select 2"])
  }

  @Test func aTapPerformsThePrimaryActionOfAnItem() throws {
    let (stage, grid) = try show { () -> Grid in
      let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
      grid.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      return grid
    }
    try stage.advance(to: 0.1)
    for item in 0..<3 {
      let path = IndexPath(item: item, section: 0)
      let cell = try #require(grid.collectionView.cellForItem(at: path))
      stage.touch(cell, at: 0.2 + Double(item) * 0.4)
    }
    try stage.advance(to: 2)
    #expect(grid.calls == ["act 0", "act 2"])
    // The newer method asks the older one.
    let target = grid.collectionView(
      grid.collectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(item: 0, section: 0),
      atCurrentIndexPath: IndexPath(item: 0, section: 0),
      toProposedIndexPath: IndexPath(item: 1, section: 0))
    #expect(target == IndexPath(item: 3, section: 0))
  }

  @Test func resourcesOfCataloguesThatAreMissingAreEmpty() throws {
    let (stage, _) = try show { UIViewController() }
    stage.perform {
      let image = UIImage(resource: ImageResource(name: "nothing", bundle: .main))
      #expect(image.size == UIImage().size)
      let color = UIColor(resource: ColorResource(name: "nothing", bundle: .main))
      #expect(color.cgColor.alpha == 0)
    }
  }
}
