import Foundation
import Geometry
import Layers
import Lists
import Messaging
import Testing
import Views
import VirtualTime

/// Movements of items by a finger.
@Suite struct MovementTests {
  private final class Texts: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var texts = [["0", "1", "2", "3", "4", "5"], ["6", "7"]]
    var log: [String] = []
    var isFixed = false

    func numberOfSections(in collectionView: UICollectionView) -> Int { texts.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { texts[section].count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.text = texts[indexPath.section][indexPath.item]
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 5 }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.append("\(sourceIndexPath) \(destinationIndexPath)")
      let text = texts[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      texts[destinationIndexPath.section].insert(text, at: destinationIndexPath.item)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { isFixed ? originalIndexPath : proposedIndexPath }
  }

  private let clock = VirtualClock()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 480))
  private let source = Texts()
  private let view: UICollectionView

  init() {
    let (window, source) = (window, source)
    LayerWarnings.of(clock).gather()
    window.layer.keepUpToDate(by: clock)
    view = clock.asCurrent {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.delegate = source
      window.addSubview(view)
      return view
    }
    run(to: 0)
  }

  private func run(to seconds: Double) { clock.run(through: Instant(seconds: seconds)) }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func texts() -> [String] {
    clock.asCurrent { view.visibleCells.compactMap { ($0 as? Cell)?.text } }
  }

  private func center(_ text: String) -> CGPoint? {
    clock.asCurrent {
      view.subviews.first { ($0 as? Cell)?.text == text }.flatMap {
        ($0.layer.presentation() ?? $0.layer).position
      }
    }
  }

  @Test func otherItemsMakeRoom() {
    #expect(clock.asCurrent { view.beginInteractiveMovementForItem(at: path(0)) })
    #expect(center("0") == CGPoint(x: 50, y: 50))
    clock.asCurrent { view.updateInteractiveMovementTargetPosition(CGPoint(x: 240, y: 60)) }
    #expect(texts() == ["1", "2", "0", "3", "4", "5", "6", "7"])
    #expect(center("0") == CGPoint(x: 240, y: 60))
    run(to: 0.15)
    // Halfway between 150 and 50.
    #expect(abs((center("1")?.x ?? 0) - 100) < 1)
    run(to: 1)
    #expect(center("1") == CGPoint(x: 50, y: 50) && center("2") == CGPoint(x: 150, y: 50))
    #expect(center("0") == CGPoint(x: 240, y: 60) && source.log == [])
    clock.asCurrent { view.endInteractiveMovement() }
    run(to: 2)
    #expect(center("0") == CGPoint(x: 250, y: 50))
    #expect(source.texts[0] == ["1", "2", "0", "3", "4", "5"] && source.log.count == 1)
    #expect(clock.failure == nil)
  }

  @Test func itemsMoveToOtherSections() {
    _ = clock.asCurrent { view.beginInteractiveMovementForItem(at: path(4)) }
    clock.asCurrent { view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 250)) }
    run(to: 1)
    let counts = clock.asCurrent { (0..<2).map { view.numberOfItems(inSection: $0) } }
    #expect(counts == [5, 3])
    clock.asCurrent { view.endInteractiveMovement() }
    run(to: 2)
    #expect(source.texts == [["0", "1", "2", "3", "5"], ["4", "6", "7"]])
    #expect(texts() == ["0", "1", "2", "3", "5", "4", "6", "7"])
  }

  @Test func cancelledMovementsReturn() {
    _ = clock.asCurrent { view.beginInteractiveMovementForItem(at: path(0)) }
    clock.asCurrent { view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 150)) }
    run(to: 1)
    #expect(texts().first == "1")
    clock.asCurrent { view.cancelInteractiveMovement() }
    run(to: 2)
    #expect(texts() == ["0", "1", "2", "3", "4", "5", "6", "7"] && source.log == [])
    #expect(center("0") == CGPoint(x: 50, y: 50))
  }

  @Test func dataSourcesAndDelegatesDecide() {
    #expect(!clock.asCurrent { view.beginInteractiveMovementForItem(at: path(5)) })
    source.isFixed = true
    #expect(clock.asCurrent { view.beginInteractiveMovementForItem(at: path(0)) })
    clock.asCurrent { view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50)) }
    #expect(texts().first == "0")
    clock.asCurrent { view.endInteractiveMovement() }
    #expect(source.log == [])
  }

  @Test func cellsThatAppearMeanwhileShowTheirItems() {
    clock.asCurrent {
      source.texts = [(0..<30).map(String.init)]
      view.reloadData()
    }
    run(to: 0.1)
    _ = clock.asCurrent { view.beginInteractiveMovementForItem(at: path(0)) }
    clock.asCurrent { view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 150)) }
    clock.asCurrent { view.contentOffset.y = 500 }
    run(to: 1)
    let last = clock.asCurrent {
      (view.cellForItem(at: path(29)) as? Cell)?.text
    }
    #expect(last == "29")
    clock.asCurrent { view.contentOffset.y = 0 }
    run(to: 2)
    #expect(texts().prefix(7) == ["1", "2", "3", "4", "5", "0", "6"])
  }

  @Test func theCollectionScrollsAtItsEdges() {
    clock.asCurrent {
      source.texts = [(0..<30).map(String.init)]
      view.reloadData()
    }
    run(to: 0.1)
    _ = clock.asCurrent { view.beginInteractiveMovementForItem(at: path(0)) }
    clock.asCurrent { view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 470)) }
    run(to: 1.1)
    // 40 points into the edge: 400 points per second.
    let offset = clock.asCurrent { view.contentOffset.y }
    #expect(abs(offset - 400) < 20)
    #expect(abs((center("0")?.y ?? 0) - offset - 470) < 1)
    run(to: 5)
    #expect(abs(clock.asCurrent { view.contentOffset.y } - 520) < 0.01)
    clock.asCurrent { view.endInteractiveMovement() }
    run(to: 6)
    #expect(source.texts[0].last != "0" && source.texts[0][27] == "0")
  }

  /// An override of `canMoveItemAt` is enough, and so is a `moveItemAt` that is known to be implemented.
  @Test(arguments: [true, false]) func aLongPressMovesItemsOfControllers(answers: Bool) {
    class Moving: UICollectionViewController {
      var texts = ["0", "1", "2"]
      required override init(collectionViewLayout layout: UICollectionViewLayout) {
        super.init(collectionViewLayout: layout)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { texts.count }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? Cell)?.text = texts[indexPath.item]
        return cell
      }
      override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) {
        let text = texts.remove(at: sourceIndexPath.item)
        texts.insert(text, at: destinationIndexPath.item)
      }
    }
    final class Answering: Moving {
      override func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
      ) -> Bool { true }
    }
    final class Registered: Moving {}
    portedRegister(Registered.self) {
      [
        .method("collectionView:moveItemAt:to:") {
          (controller: Registered, arguments) in
          controller.collectionView(
            try arguments.next(), moveItemAt: try arguments.next(), to: try arguments.next())
        }
      ]
    }
    let type: Moving.Type = answers ? Answering.self : Registered.self
    let controller = clock.asCurrent {
      view.removeFromSuperview()
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
      let controller = type.init(collectionViewLayout: layout)
      window.rootViewController = controller
      return controller
    }
    run(to: 0.1)
    let touch = clock.asCurrent { TouchSequence(in: window) }
    clock.asCurrent { touch.begin(at: CGPoint(x: 50, y: 50)) }
    run(to: 0.8)
    clock.asCurrent { touch.move(to: CGPoint(x: 240, y: 50)) }
    run(to: 1.5)
    clock.asCurrent { touch.end() }
    run(to: 2)
    #expect(controller.texts == ["1", "2", "0"])
  }

  @Test func diffableSourcesReportMovements() {
    clock.asCurrent {
      view.dataSource = nil
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
        let cell = $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
        (cell as? Cell)?.text = $2
        return cell
      }
      var moved: [[String]] = []
      source.reorderingHandlers.canReorderItem = { _ in true }
      source.reorderingHandlers.didReorder = {
        moved = [$0.initialSnapshot.itemIdentifiers, $0.finalSnapshot.itemIdentifiers]
        #expect($0.difference.count == 2 && $0.sectionTransactions.count == 1)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b", "c"])
      source.apply(snapshot, animatingDifferences: false)
      #expect(view.beginInteractiveMovementForItem(at: path(0)))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
      view.endInteractiveMovement()
      #expect(moved == [["a", "b", "c"], ["b", "c", "a"]])
      #expect(source.snapshot().itemIdentifiers == ["b", "c", "a"])
    }
  }
}
