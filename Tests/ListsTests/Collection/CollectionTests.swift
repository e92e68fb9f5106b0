import Failures
import Foundation
import Geometry
import Layers
import Lists
import Testing
import Views
import VirtualTime

@Suite struct CollectionTests {
  let clock = VirtualClock()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let source = Items([8])
  let layout: UICollectionViewFlowLayout
  let view: UICollectionView

  init() {
    let (clock, window, source) = (clock, window, source)
    layout = UICollectionViewFlowLayout()
    let layout = layout
    layout.itemSize = CGSize(width: 100, height: 100)
    LayerWarnings.of(clock).gather()
    window.layer.keepUpToDate(by: clock)
    view = clock.asCurrent {
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      view.dataSource = source
      view.delegate = source
      window.addSubview(view)
      return view
    }
    run(to: 0)
  }

  private func perform(_ body: () -> Void) { clock.asCurrent(body) }

  private func run(to seconds: Double) { clock.run(through: Instant(seconds: seconds)) }

  private func texts() -> [String] {
    clock.asCurrent { view.visibleCells.compactMap { ($0 as? Cell)?.text } }
  }

  private func origin(_ item: Int, at seconds: Double) -> CGPoint? {
    run(to: seconds)
    return clock.asCurrent {
      view.cellForItem(at: IndexPath(item: item, section: 0))?.layer.presentation()?.frame.origin
    }
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    perform {
      let touch = TouchSequence(in: window)
      touch.begin(at: CGPoint(x: x, y: y))
      touch.end()
    }
  }

  @Test func cellsStayInTheCollectionUntilTheLayoutAfterAReload() {
    func cells() -> [UIView] { view.subviews.filter { $0 is Cell } }
    let former = cells()
    source.counts = [3]
    perform {
      view.reloadData()
      #expect(cells() == former)
    }
    run(to: 0)
    #expect(former.count == 8 && cells().count == 3 && former.contains(cells()[0]))
    #expect(former.count { $0.superview == nil } == 5)
  }

  @Test func contentThatShrinksScrollsBack() {
    source.counts = [60]
    perform { view.reloadData() }
    run(to: 0)
    perform { view.contentOffset = CGPoint(x: 0, y: 1000) }
    run(to: 0.5)
    source.counts = [20]
    perform { view.reloadData() }
    run(to: 1)
    // Seven lines of 100 points, with 10 between them.
    #expect(clock.asCurrent { view.contentOffset } == CGPoint(x: 0, y: 760 - 480))
    #expect(texts().count == 14)
  }

  @Test func anOffsetOutsideOfTheContentStaysWhileTheContentKeepsItsSize() {
    perform { view.contentOffset = CGPoint(x: 0, y: -60) }
    run(to: 0.5)
    perform { view.reloadData() }
    run(to: 1)
    #expect(clock.asCurrent { view.contentOffset } == CGPoint(x: 0, y: -60))
  }

  @Test func aPageAtRestIsTheOnlyVisibleOne() {
    func visible(at x: CGFloat, _ seconds: Double) -> [Int] {
      perform { view.contentOffset.x = x }
      run(to: seconds)
      return clock.asCurrent { view.indexPathsForVisibleItems.map(\.item).sorted() }
    }
    perform {
      layout.itemSize = window.bounds.size
      layout.minimumLineSpacing = 0
      layout.scrollDirection = .horizontal
    }
    #expect(visible(at: 0, 0.1) == [0])
    #expect(visible(at: 1, 0.2) == [0, 1])
    #expect(visible(at: 320, 0.3) == [1])
    #expect(visible(at: 319, 0.4) == [0, 1])
  }

  @Test func registrationsPrepareTheirCells() {
    final class Registered: NSObject, UICollectionViewDataSource {
      var made = 0
      lazy var cells = UICollectionView.CellRegistration<Cell, String> {
        [weak self] cell, path, item in
        cell.tag = path.item
        cell.accessibilityLabel = item
        self?.made += 1
      }
      lazy var headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, kind, _ in
        view.accessibilityLabel = kind
      }
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
          using: cells, for: indexPath, item: "item \(indexPath.item)")
      }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
      }
    }
    let registered = Registered()
    perform {
      layout.headerReferenceSize = CGSize(width: 320, height: 20)
      view.dataSource = registered
      view.reloadData()
    }
    run(to: 0.1)
    let labels = clock.asCurrent { view.visibleCells.compactMap(\.accessibilityLabel).sorted() }
    #expect(labels == ["item 0", "item 1", "item 2"] && registered.made == 3)
    let header = clock.asCurrent {
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))
    }
    #expect(header?.accessibilityLabel == UICollectionView.elementKindSectionHeader)
  }

  /// A layout that keeps attributes of its own, made of those of the flow layout, as layouts with a
  /// dynamic animator do.
  private final class Keeping: UICollectionViewFlowLayout {
    var kept: [IndexPath: UICollectionViewLayoutAttributes] = [:]

    override func prepare() {
      super.prepare()
      for attributes in super.layoutAttributesForElements(in: .infinite) ?? [] {
        kept[attributes.indexPath] = attributes
      }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { kept[indexPath] }
  }

  @Test func attributesOfElementsDoNotComeFromOverridesForSingleItems() {
    let layout = Keeping()
    layout.itemSize = CGSize(width: 100, height: 100)
    perform { view.setCollectionViewLayout(layout, animated: false) }
    run(to: 0.1)
    #expect(layout.kept.count == 8 && texts().count == 8)
  }

  @Test func visibleItemsHaveCells() {
    #expect(texts() == ["0", "1", "2", "3", "4", "5", "6", "7"])
    #expect(view.contentSize == CGSize(width: 320, height: 320))
    #expect(view.visibleCells.map(\.frame.minX) == [0, 110, 220, 0, 110, 220, 0, 110])
    #expect(view.indexPathForItem(at: CGPoint(x: 120, y: 120)) == IndexPath(item: 4, section: 0))
    perform {
      source.counts = [100]
      view.reloadData()
      view.layoutIfNeeded()
      view.scrollToItem(at: IndexPath(item: 60, section: 0), at: .top, animated: false)
    }
    run(to: 0)
    #expect(view.contentOffset.y == 2200 && texts().first == "60")
    #expect(source.made < 50)
  }

  @Test func collectionsWithoutASizeDontScrollToItems() {
    perform {
      layout.scrollDirection = .horizontal
      view.frame.size = .zero
      source.counts = [20]
      view.reloadData()
      view.selectItem(
        at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: .centeredHorizontally)
      view.scrollToItem(at: IndexPath(item: 6, section: 0), at: .left, animated: false)
    }
    #expect(view.contentOffset == .zero)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
    perform { view.frame.size = CGSize(width: 320, height: 250) }
    run(to: 0)
    #expect(view.contentOffset == .zero && texts().first == "0")
  }

  @Test func headersAreShownAndPinned() {
    perform {
      source.counts = [30, 3]
      layout.headerReferenceSize = CGSize(width: 0, height: 40)
      layout.sectionHeadersPinToVisibleBounds = true
      view.reloadData()
    }
    run(to: 0)
    let kind = UICollectionView.elementKindSectionHeader
    let path = IndexPath(item: 0, section: 0)
    #expect(view.supplementaryView(forElementKind: kind, at: path)?.frame.height == 40)
    perform { view.contentOffset.y = 200 }
    run(to: 0)
    #expect(view.supplementaryView(forElementKind: kind, at: path)?.frame.minY == 200)
  }

  @Test func insertedItemsFadeInAndOthersMove() {
    perform {
      source.counts = [9]
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(origin(1, at: 0.15) == CGPoint(x: 55, y: 0))
    let alpha = clock.asCurrent {
      view.cellForItem(at: IndexPath(item: 0, section: 0))?.layer.presentation()?.opacity
    }
    #expect(alpha == 0.5)
    #expect(origin(1, at: 0.3) == CGPoint(x: 110, y: 0))
    perform {
      view.performBatchUpdates {
        source.counts = [8]
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        view.moveItem(at: IndexPath(item: 8, section: 0), to: IndexPath(item: 0, section: 0))
      }
    }
    #expect(origin(1, at: 0.6) == CGPoint(x: 110, y: 0) && clock.failure == nil)
    #expect(view.subviews.count { $0 is UICollectionViewCell } == 8)
  }

  @Test func closuresThatDoNotEscapeChangeItems() {
    func update(_ changes: () -> Void) {
      perform { view.performBatchUpdates({ changes() }, completion: nil) }
    }
    update {
      source.counts = [9]
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(view.numberOfItems(inSection: 0) == 9 && clock.failure == nil)
  }

  @Test func tapsSelectItems() {
    tap(150, 50)
    #expect(source.selected == [1])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(source.steps == ["selected while highlighted", "unhighlighted"])
    tap(20, 20)
    #expect(source.selected == [1, 0])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == false)
  }

  @Test func layoutsOfAppsArrangeItems() {
    let fan = FanLayout()
    perform { view.setCollectionViewLayout(fan, animated: true) }
    run(to: 0.15)
    #expect(fan.prepared == 1)
    run(to: 0.4)
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.center == CGPoint(x: 160, y: 300))
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.transform3D.m12 != 0)
    #expect((view.visibleCells[2] as? Cell)?.applied == 2)
    perform { view.contentOffset.y = 30 }
    run(to: 0.4)
    #expect(fan.prepared == 2)
    perform { view.setCollectionViewLayout(layout, animated: false) }
    run(to: 0.5)
    #expect(view.visibleCells.map(\.frame.minX).prefix(3) == [0, 110, 220])
  }

  @Test func dataSourcesGetCellsInTheirPlaces() {
    var frames: [CGRect] = []
    perform {
      source.counts = [100]
      source.configure = { cell in
        frames.append(cell.frame)
        cell.layer.transform = CATransform3DMakeScale(0.5, 0.5, 1)
      }
      view.reloadData()
    }
    run(to: 0)
    #expect(frames.prefix(4).map(\.minX) == [0, 110, 220, 0] && frames[3].minY == 110)
    #expect(view.visibleCells.allSatisfy { $0.frame.width == 50 })
    perform { view.contentOffset.y = 55 }
    run(to: 0)
    #expect(view.visibleCells.allSatisfy { $0.frame.width == 50 })
    perform {
      source.configure = nil
      view.contentOffset.y = 2200
    }
    run(to: 0)
    #expect(texts().first == "60" && view.visibleCells.count == 15)
    #expect(view.visibleCells.allSatisfy { $0.frame.width == 100 })
  }

  @Test func delegatesTransformCellsWhileScrolling() {
    perform {
      source.counts = [100]
      source.scrolled = { collection in
        for cell in collection.visibleCells {
          let distance = abs(collection.bounds.midY - cell.center.y) / collection.bounds.height
          cell.layer.transform = CATransform3DMakeScale(1 - distance, 1 - distance, 1)
        }
      }
      view.reloadData()
      view.layoutIfNeeded()
      view.setContentOffset(CGPoint(x: 0, y: 2200), animated: true)
    }
    run(to: 1)
    #expect(texts() == (60..<75).map(String.init))
    for cell in view.visibleCells {
      let distance = abs(view.bounds.midY - cell.center.y) / view.bounds.height
      #expect(abs(cell.frame.width - 100 * (1 - distance)) < 0.001)
    }
  }

  @Test func layoutsChangeAttributesThatTheyKeep() {
    let kept = KeptLayout()
    perform { view.collectionViewLayout = kept }
    run(to: 0)
    #expect(view.visibleCells.first?.center.y == 50)
    for offset: CGFloat in [30, 60] {
      perform { view.contentOffset.y = offset }
      run(to: 0)
      #expect(view.visibleCells.first?.center.y == 50 + offset)
    }
  }

  @Test func layoutsChooseWhereDragsEnd() {
    let fan = FanLayout()
    perform {
      view.collectionViewLayout = fan
      view.layoutIfNeeded()
    }
    run(to: 0.5)
    perform {
      let touch = TouchSequence(in: window)
      touch.begin(at: CGPoint(x: 100, y: 300))
      touch.move(to: CGPoint(x: 100, y: 200))
      touch.end()
    }
    run(to: 5)
    #expect(view.contentOffset.y == 240)
  }

  @Test func cellsDetermineEstimatedSizes() {
    perform {
      layout.estimatedItemSize = CGSize(width: 60, height: 60)
      source.isTall = true
      view.register(TallCell.self, forCellWithReuseIdentifier: "cell")
      view.reloadData()
    }
    run(to: 0)
    #expect(
      view.visibleCells.map(\.bounds.size)
        == Array(repeating: CGSize(width: 90, height: 80), count: 8))
  }

  @Test func contradictionsAreReported() {
    perform { view.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
    #expect((clock.failure as? FlipbookError)?.code == .malformed)
  }
}

final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int]
  var selected: [Int] = []
  private(set) var steps: [String] = []
  var isTall = false
  var configure: ((UICollectionViewCell) -> Void)?
  var scrolled: ((UICollectionView) -> Void)?
  private(set) var made = 0

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    made += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.text = "\(indexPath.item)"
    configure?(cell)
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let collection = scrollView as? UICollectionView { scrolled?(collection) }
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    selected.append(indexPath.item)
    let isHighlighted = collectionView.cellForItem(at: indexPath)?.isHighlighted == true
    steps.append(isHighlighted ? "selected while highlighted" : "selected")
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { steps.append("unhighlighted") }
}

class Cell: UICollectionViewCell {
  var text = ""
  private(set) var applied = 0

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    applied = (layoutAttributes as? FanAttributes)?.step ?? 0
  }
}

private final class TallCell: Cell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      view.widthAnchor.constraint(equalToConstant: 90),
      view.heightAnchor.constraint(equalToConstant: 80),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

private final class FanAttributes: UICollectionViewLayoutAttributes {
  var step = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? FanAttributes)?.step = step
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? FanAttributes)?.step == step
  }
}

/// Items turned one after the other, on pages of 120 points.
private final class FanLayout: UICollectionViewLayout {
  private(set) var prepared = 0

  override class var layoutAttributesClass: AnyClass { FanAttributes.self }

  override func prepare() {
    super.prepare()
    prepared += 1
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1200) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = FanAttributes(forCellWith: indexPath)
    attributes.size = CGSize(width: 100, height: 100)
    attributes.center = CGPoint(x: 160, y: 60 + 120 * CGFloat(indexPath.item))
    attributes.transform = CGAffineTransform(rotationAngle: 0.1 * CGFloat(indexPath.item))
    attributes.step = indexPath.item
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { CGPoint(x: 0, y: 240) }
}

/// One item in the visible area, always with the same attributes.
private final class KeptLayout: UICollectionViewLayout {
  private let attributes = UICollectionViewLayoutAttributes(
    forCellWith: IndexPath(item: 0, section: 0))

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1200) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.frame = CGRect(x: 0, y: rect.minY, width: 100, height: 100)
    return [attributes]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
