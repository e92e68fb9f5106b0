import Foundation
import Geometry
import Layers
import Lists
import Testing
import Views
import VirtualTime

/// Interactive transitions between layouts.
@Suite struct LayoutTransitionTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 60 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let clock = VirtualClock()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let source = Items()
  private let view: UICollectionView
  private let big: UICollectionViewFlowLayout

  init() {
    func flow(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewFlowLayout {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: width, height: height)
      (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
      return layout
    }
    let (window, source) = (window, source)
    window.layer.keepUpToDate(by: clock)
    (view, big) = clock.asCurrent {
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: flow(80, 80))
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      window.addSubview(view)
      return (view, flow(320, 160))
    }
    run(to: 0.1)
  }

  private func run(to seconds: Double) { clock.run(through: Instant(seconds: seconds)) }

  private func frame(_ item: Int) -> CGRect? {
    clock.asCurrent { view.cellForItem(at: path(item))?.frame }
  }

  @Test func viewsFollowTheProgress() {
    let layout = clock.asCurrent { view.startInteractiveTransition(to: big) }
    #expect(view.collectionViewLayout === layout && layout.nextLayout === big)
    run(to: 0.2)
    #expect(frame(1) == CGRect(x: 80, y: 0, width: 80, height: 80))
    clock.asCurrent { layout.transitionProgress = 0.5 }
    run(to: 0.3)
    #expect(frame(1) == CGRect(x: 40, y: 80, width: 200, height: 120))
    #expect(view.contentSize == CGSize(width: 320, height: (15 * 80 + 60 * 160) / 2))
  }

  @Test(arguments: [true, false]) func theTransitionEndsWithAnAnimation(finishes: Bool) {
    var ends: [[Bool]] = []
    let old = view.collectionViewLayout
    let layout = clock.asCurrent {
      view.startInteractiveTransition(to: big) { ends.append([$0, $1]) }
    }
    clock.asCurrent { layout.transitionProgress = 0.5 }
    run(to: 0.3)
    clock.asCurrent {
      if finishes {
        view.finishInteractiveTransition()
      } else {
        view.cancelInteractiveTransition()
      }
    }
    run(to: 0.45)
    let cell = clock.asCurrent { view.cellForItem(at: path(1))?.layer }
    let width = clock.asCurrent { (cell?.presentation() ?? cell)?.bounds.width } ?? 0
    #expect(finishes ? width > 210 && width < 310 : width > 90 && width < 190)
    run(to: 1)
    #expect(ends == [[true, finishes]])
    #expect(view.collectionViewLayout === (finishes ? big : old))
    #expect(frame(1)?.width == (finishes ? 320 : 80))
  }

  @Test func theOffsetFollowsToo() {
    clock.asCurrent { view.setCollectionViewLayout(big, animated: false) }
    run(to: 0.2)
    clock.asCurrent { view.contentOffset.y = 8000 }
    run(to: 0.3)
    let small = UICollectionViewFlowLayout()
    small.itemSize = CGSize(width: 80, height: 80)
    (small.minimumInteritemSpacing, small.minimumLineSpacing) = (0, 0)
    clock.asCurrent {
      view.startInteractiveTransition(to: small)
      view.finishInteractiveTransition()
    }
    run(to: 1)
    #expect(view.contentOffset == CGPoint(x: 0, y: 720))
  }
}
