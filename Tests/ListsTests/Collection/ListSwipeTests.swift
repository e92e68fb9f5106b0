import Foundation
import Geometry
import Layers
import Lists
import Testing
import ViewText
import Views
import VirtualTime

/// Swipes of rows in lists, and rows that are moved by their accessory.
@Suite struct ListSwipeTests {
  private final class Texts: NSObject, UICollectionViewDataSource {
    var texts = ["0", "1", "2", "3"]

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { texts.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? UICollectionViewListCell)?.accessories = [.reorder()]
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      texts.insert(texts.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
  }

  private final class Scene {
    let clock = VirtualClock()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let source = Texts()
    let view: UICollectionView
    private(set) var calls: [String] = []

    init() {
      let window = window
      LayerWarnings.of(clock).gather()
      window.layer.keepUpToDate(by: clock)
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      var handler: (String) -> Void = { _ in }
      func actions(_ title: String, _ path: IndexPath) -> UISwipeActionsConfiguration {
        let action = UIContextualAction(style: .destructive, title: title) { _, _, completion in
          handler("\(title) \(path.item)")
          completion(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
      }
      configuration.trailingSwipeActionsConfigurationProvider = { actions("Trash", $0) }
      configuration.leadingSwipeActionsConfigurationProvider = { actions("Pin", $0) }
      view = clock.asCurrent {
        let view = UICollectionView(
          frame: window.bounds,
          collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        window.addSubview(view)
        return view
      }
      clock.asCurrent { view.dataSource = source }
      handler = { [unowned self] in calls.append($0) }
      run(to: 0.1)
    }

    func run(to seconds: Double) { clock.run(through: Instant(seconds: seconds)) }

    func drag(_ points: [CGPoint]) {
      clock.asCurrent {
        let touch = TouchSequence(in: window)
        touch.begin(at: points[0])
        for point in points.dropFirst() { touch.move(to: point) }
        touch.end()
      }
    }

    func cell(_ item: Int) -> UICollectionViewListCell? {
      clock.asCurrent { view.cellForItem(at: path(item)) as? UICollectionViewListCell }
    }
  }

  @Test(arguments: [
    (CGFloat(300), CGFloat(200), CGFloat(290), CGFloat(-74), "Trash 1"), (20, 120, 20, 74, "Pin 1"),
  ])
  func aSwipeRevealsTheActions(
    from start: CGFloat, to end: CGFloat, button: CGFloat, x: CGFloat, call: String
  ) {
    let scene = Scene()
    scene.drag([CGPoint(x: start, y: 60), CGPoint(x: end, y: 60)])
    scene.run(to: 1)
    #expect(scene.cell(1)?.frame.minX == x)
    #expect(scene.cell(1)?.configurationState.isSwiped == true)
    scene.drag([CGPoint(x: button, y: 66)])
    #expect(scene.calls == [call])
    scene.run(to: 2)
    #expect(scene.cell(1)?.frame.minX == 0)
    #expect(scene.cell(1)?.configurationState.isSwiped == false)
  }

  @Test func deletedRowsCollapse() {
    let scene = Scene()
    scene.drag([CGPoint(x: 300, y: 60), CGPoint(x: 200, y: 60)])
    scene.run(to: 1)
    scene.clock.asCurrent {
      scene.source.texts.remove(at: 1)
      scene.view.deleteItems(at: [path(1)])
    }
    scene.run(to: 2)
    #expect(scene.view.visibleCells.count == 3 && scene.cell(1)?.frame.minX == 0)
    #expect(scene.view.subviews.filter { !($0 is UICollectionViewCell) }.isEmpty)
  }

  @Test func aFingerMovesARowByItsAccessory() {
    let scene = Scene()
    scene.clock.asCurrent { scene.view.isEditing = true }
    scene.run(to: 0.2)
    scene.drag([CGPoint(x: 293, y: 22), CGPoint(x: 293, y: 60), CGPoint(x: 293, y: 112)])
    #expect(scene.source.texts == ["1", "2", "0", "3"])
    #expect(scene.view.contentOffset == .zero)
  }
}
