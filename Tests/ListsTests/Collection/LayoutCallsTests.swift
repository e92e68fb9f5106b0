import Foundation
import Geometry
import Layers
import Lists
import Messaging
import Testing
import Views
import VirtualTime

/// When a collection calls its layout.
@Suite struct LayoutCallsTests {
  private let clock = VirtualClock()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let source = Squares()

  private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.addSubview(view)
    return view
  }

  @Test func aLayoutIsAskedBeforeTheBoundsChange() {
    window.layer.keepUpToDate(by: clock)
    clock.asCurrent {
      let layout = ComparingLayout()
      let view = collection(layout)
      view.layoutIfNeeded()
      view.contentOffset.y = 30
      view.contentOffset.y = 30
      view.contentOffset.y = 20
      view.layoutIfNeeded()
      #expect(layout.steps == [30, -10])
      #expect(layout.contextSteps == [30, -10])
      #expect(layout.offsets == [30, 20])
    }
  }

  @Test func theCollectionOfALayoutIsObserved() {
    window.layer.keepUpToDate(by: clock)
    clock.asCurrent {
      let layouts = [UICollectionViewFlowLayout(), UICollectionViewFlowLayout()]
      var reports: [String] = []
      let observations = layouts.enumerated().map { number, layout in
        layout.observe(\.collectionView, options: [.new]) { _, change in
          reports.append("\(number) \(change.newValue.flatMap { $0 } != nil)")
        }
      }
      let view = collection(layouts[0])
      #expect(reports == ["0 true"])
      view.collectionViewLayout = layouts[1]
      view.layoutIfNeeded()
      #expect(reports == ["0 true", "0 false", "1 true"] && observations.count == 2)
      #expect(layouts[1].value(forKey: "collectionView") as? UICollectionView === view)
    }
  }

  @Test func propertiesSetAfterSuperIsPreparedCountAtOnce() {
    window.layer.keepUpToDate(by: clock)
    clock.asCurrent {
      let layout = CenteredLayout()
      let view = collection(layout)
      view.layoutIfNeeded()
      #expect(layout.sizes.allSatisfy { $0 == CGSize(width: 880, height: 480) })
      #expect(view.visibleCells.map(\.frame) == [CGRect(x: 60, y: 140, width: 200, height: 200)])
      #expect(view.contentSize == CGSize(width: 880, height: 480))
    }
  }
}

extension LayoutCallsTests {
  @Test func dequeuedCellsHaveTheAttributesOfTheVisibleArea() {
    window.layer.keepUpToDate(by: clock)
    clock.asCurrent {
      let layout = ForgetfulLayout()
      #expect(layout.isUnused)
      layout.invalidateLayout()
      let view = collection(layout)
      #expect(layout.collectionView === view)
      source.dequeued = []
      view.layoutIfNeeded()
      // The layout has no attributes for single items.
      #expect(source.dequeued == [0, 110, 220])
    }
  }

  @Test func cellsStayWhileALayoutHasDroppedItsAttributes() {
    window.layer.keepUpToDate(by: clock)
    clock.asCurrent {
      let view = collection(ForgetfulLayout())
      view.delegate = source
      view.layoutIfNeeded()
      let cells = view.visibleCells
      #expect(cells.count == 3 && source.made == 3)
      view.contentOffset.y = 30
      #expect(source.seen == [cells])
      view.layoutIfNeeded()
      #expect(view.visibleCells == cells && source.made == 3)
    }
  }
}

extension LayoutCallsTests {
  @Test func aTouchReachesTheCellThatCoversOthers() {
    window.layer.keepUpToDate(by: clock)
    clock.asCurrent {
      let layout = PileLayout()
      let view = collection(layout)
      let background = UIView()
      view.backgroundView = background
      view.layoutIfNeeded()
      let point = CGPoint(x: 50, y: 50)
      func cell(_ item: Int) -> UICollectionViewCell? {
        view.cellForItem(at: IndexPath(item: item, section: 0))
      }
      #expect(view.hitTest(point, with: nil)?.isDescendant(of: cell(0)!) == true)
      layout.top = 1
      layout.invalidateLayout()
      view.layoutIfNeeded()
      #expect(view.hitTest(point, with: nil)?.isDescendant(of: cell(1)!) == true)
      #expect(view.subviews.first === background)
      #expect(view.subviews.filter { $0 is UICollectionViewCell }.last === cell(1))
    }
  }
}

/// Piles the cells, with one of them on top.
private final class PileLayout: UICollectionViewLayout {
  var top = 0

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<3).map {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: $0, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      attributes.zIndex = $0 == top ? 5 : -$0
      return attributes
    }
  }
}

/// Drops its attributes when it is asked about new bounds, and makes others when it is prepared.
private final class ForgetfulLayout: UICollectionViewLayout {
  private var all: [UICollectionViewLayoutAttributes] = []

  /// Layouts override the property with another type, which is nil before they are used.
  override var collectionView: UICollectionView { super.collectionView! }
  var isUnused: Bool { super.collectionView == nil }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 900) }

  override func prepare() {
    all = (0..<3).map {
      let path = IndexPath(item: $0, section: 0)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: 0, y: 110 * $0, width: 100, height: 100)
      return attributes
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { all }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    all = []
    return true
  }
}

/// Notes how far the bounds will move.
private final class ComparingLayout: UICollectionViewFlowLayout {
  private(set) var steps: [CGFloat] = []
  private(set) var contextSteps: [CGFloat] = []
  private(set) var offsets: [CGFloat] = []

  private func step(to newBounds: CGRect) -> CGFloat {
    newBounds.minY - (collectionView?.bounds.minY ?? 0)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    steps.append(step(to: newBounds))
    return true
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    if step(to: newBounds) != 0 { contextSteps.append(step(to: newBounds)) }
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if let offset = collectionView?.contentOffset.y, !steps.isEmpty { offsets.append(offset) }
  }
}

/// Items in one row, the first in the middle.
private final class CenteredLayout: UICollectionViewFlowLayout {
  /// The sizes of the content that `prepare()` has found in the end.
  private(set) var sizes: [CGSize] = []

  override func prepare() {
    super.prepare()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 200, height: 200)
    minimumLineSpacing = 80
    sectionInset = UIEdgeInsets(top: 140, left: 60, bottom: 140, right: 60)
    sizes.append(collectionViewContentSize)
  }
}

private final class Squares: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  /// The number of requested cells.
  private(set) var made = 0
  /// The visible cells whenever the view scrolled.
  private(set) var seen: [[UICollectionViewCell]] = []
  /// The upper edges of dequeued cells.
  var dequeued: [CGFloat] = []

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    made += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    dequeued.append(cell.frame.minY)
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let view = scrollView as? UICollectionView { seen.append(view.visibleCells) }
  }
}
