import Foundation
import Layers
import Lists
import Rx
import RxViews
import Testing
import Views
import VirtualTime

@Suite struct ListTests {
  let clock = VirtualClock()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() { window.layer.keepUpToDate(by: clock) }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    clock.asCurrent {
      let touch = TouchSequence(in: window)
      touch.begin(at: CGPoint(x: x, y: y))
      touch.end()
    }
  }

  private func run() { clock.run(through: .zero) }

  @Test func tablesShowTheElementsOfSequences() {
    let items = clock.asCurrent { BehaviorSubject(value: ["a", "b"]) }
    let table = clock.asCurrent { UITableView(frame: window.bounds) }
    var configured: [String] = []
    var selected: [String] = []
    var subscriptions: [any Disposable] = []
    clock.asCurrent {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      window.addSubview(table)
      subscriptions = [
        items.bind(
          to: table.rx.items(cellIdentifier: "cell", cellType: UITableViewCell.self)
        ) { row, element, _ in configured.append("\(row)\(element)") },
        table.rx.modelSelected(String.self).subscribe(onNext: { selected.append($0) }),
        table.rx.itemSelected.subscribe(onNext: { selected.append("\($0.row)") }),
      ]
    }
    run()
    #expect(configured == ["0a", "1b"])
    clock.asCurrent { items.onNext(["c"]) }
    run()
    #expect(configured == ["0a", "1b", "0c"] && table.visibleCells.count == 1)
    tap(100, 20)
    #expect(selected == ["c", "0"])
    clock.asCurrent { subscriptions.forEach { $0.dispose() } }
    #expect(table.dataSource == nil)
  }

  @Test func collectionsShowTheElementsOfSequences() {
    let view = clock.asCurrent {
      UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    }
    var selected: [Int] = []
    var subscriptions: [any Disposable] = []
    clock.asCurrent {
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      window.addSubview(view)
      subscriptions = [
        Observable.just([5, 6, 7]).bind(
          to: view.rx.items(cellIdentifier: "cell", cellType: UICollectionViewCell.self)
        ) { _, _, _ in },
        view.rx.modelSelected(Int.self).subscribe(onNext: { selected.append($0) }),
      ]
    }
    run()
    #expect(view.visibleCells.count == 3)
    tap(160, 20)
    #expect(selected == [7])
    clock.asCurrent { subscriptions.forEach { $0.dispose() } }
  }
}
