import Foundation
import Geometry
import Layers
import Lists
import Testing
import Views
import VirtualTime

/// Sections that scroll across the layout's direction.
@Suite struct CompositionalScrollingTests {
  typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  /// A section of cards of a width and a height of 100 that scrolls.
  private func cards(
    _ behavior: Behavior, width: Length = .absolute(200), spacing: CGFloat = 0,
    margin: CGFloat = 0
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(width, .absolute(100)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = spacing
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: margin, bottom: 0, trailing: margin)
    return section
  }

  @Test func groupsFollowEachOtherAcross() {
    let section = cards(.continuous, spacing: 10, margin: 20)
    section.boundarySupplementaryItems = [header()]
    let scene = CompositionalScene([6, 6], section)
    #expect(scene.frame(1) == CGRect(x: 230, y: 44, width: 200, height: 100))
    #expect(scene.frame(1, 1) == CGRect(x: 230, y: 188, width: 200, height: 100))
    let (visible, size) = scene.clock.asCurrent {
      (scene.view.indexPathsForVisibleItems.map(\.item), scene.view.contentSize)
    }
    #expect(visible == [0, 1, 0, 1] && size == CGSize(width: 375, height: 288))
    // Cells are in a view of their section.
    let host = scene.clock.asCurrent {
      scene.view.cellForItem(at: IndexPath(item: 0, section: 0))?.superview as? UIScrollView
    }
    #expect(host != nil && host !== scene.view)
    #expect(host?.contentSize == CGSize(width: 1290, height: 100))
    #expect(scene.shown(0, 1) == CGRect(x: 20, y: 188, width: 200, height: 100))
  }

  @Test func aFingerScrollsOneSection() {
    let scene = CompositionalScene([10, 10], cards(.continuous))
    scene.drag(
      from: CGPoint(x: 300, y: 50), by: CGVector(dx: -110, dy: 0), at: 0.1, seconds: 0.5)
    #expect(scene.shown(1)?.minX == 100)
    #expect(scene.shown(1, 1)?.minX == 200)
    #expect(scene.clock.asCurrent { scene.view.contentOffset } == .zero)
    scene.run(to: 4)
    let paths = scene.clock.asCurrent { scene.view.indexPathsForVisibleItems }
    #expect(!paths.contains(IndexPath(item: 0, section: 0)))
    #expect(paths.contains(IndexPath(item: 0, section: 1)))
  }

  /// The background of a section is behind the view in which it scrolls.
  @Test func aFingerScrollsASectionWithABackground() {
    let section = cards(.continuous)
    section.decorationItems = [.background(elementKind: "plate")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "plate")
    let scene = CompositionalScene([10, 10], layout)
    scene.drag(
      from: CGPoint(x: 300, y: 50), by: CGVector(dx: -110, dy: 0), at: 0.1, seconds: 0.5)
    #expect(scene.shown(1)?.minX == 100)
    #expect(scene.shown(1, 1)?.minX == 200)
  }

  @Test(arguments: [
    (Behavior.continuousGroupLeadingBoundary, 210.0), (.groupPaging, 210), (.paging, 375),
    (.groupPagingCentered, 122.5),
  ])
  func pagesComeToRest(_ behavior: Behavior, _ offset: CGFloat) {
    // A slow finger, released at rest: more than half of a page.
    let scene = CompositionalScene([10], cards(behavior, spacing: 10))
    let touch = scene.clock.asCurrent { TouchSequence(in: scene.window) }
    scene.run(to: 0.1)
    scene.perform { touch.begin(at: CGPoint(x: 350, y: 50)) }
    for step in 1...20 {
      scene.run(to: 0.1 + Double(step) / 20)
      scene.perform { touch.move(to: CGPoint(x: 350 - 12 * Double(step), y: 50)) }
    }
    scene.run(to: 2)
    scene.perform { touch.end() }
    scene.run(to: 5)
    let host = scene.clock.asCurrent {
      scene.view.visibleCells.first?.superview as? UIScrollView
    }
    #expect(host?.contentOffset.x == offset)
  }

  @Test func aFlingReachesTheNextGroup() {
    let scene = CompositionalScene([10], cards(.groupPaging, spacing: 10, margin: 16))
    scene.drag(
      from: CGPoint(x: 300, y: 50), by: CGVector(dx: -60, dy: 0), at: 0.1, seconds: 0.1)
    scene.run(to: 3)
    // The margin remains.
    #expect(scene.shown(1)?.minX == 16)
    scene.drag(from: CGPoint(x: 100, y: 50), by: CGVector(dx: 60, dy: 0), at: 3.1, seconds: 0.1)
    scene.run(to: 6)
    #expect(scene.shown(0)?.minX == 16)
  }

  @Test func centredGroupsBeginInTheMiddle() {
    let scene = CompositionalScene(
      [3], cards(.groupPagingCentered, width: .fractionalWidth(0.8), spacing: 10))
    // (375 − 300) / 2.
    #expect(scene.shown(0) == CGRect(x: 37.5, y: 0, width: 300, height: 100))
    scene.drag(
      from: CGPoint(x: 300, y: 50), by: CGVector(dx: -80, dy: 0), at: 0.1, seconds: 0.1)
    scene.run(to: 3)
    #expect(scene.shown(1)?.minX == 37.5)
    scene.drag(
      from: CGPoint(x: 300, y: 50), by: CGVector(dx: -80, dy: 0), at: 3.1, seconds: 0.1)
    scene.run(to: 6)
    #expect(scene.shown(2)?.minX == 37.5)
  }

  @Test func groupsStayInTheMiddleOfAnotherSize() {
    let scene = CompositionalScene([5], cards(.groupPagingCentered, width: .fractionalWidth(0.8)))
    scene.perform {
      scene.view.scrollToItem(
        at: IndexPath(item: 2, section: 0), at: .centeredHorizontally, animated: false)
      scene.view.frame.size.width = 500
    }
    scene.run(to: 0.1)
    #expect(scene.shown(2) == CGRect(x: 50, y: 0, width: 400, height: 100))
  }

  @Test func cellsDetermineTheirWidths() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.estimated(50), .absolute(32)),
        subitems: [item(.estimated(50), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 8
    let scene = CompositionalScene([20], section)
    scene.source.configure = { cell in
      cell.contentView.fill { $0.widthAnchor.constraint(equalToConstant: 100) }
    }
    scene.perform { scene.view.reloadData() }
    scene.run(to: 0.1)
    #expect(scene.shown(1) == CGRect(x: 108, y: 0, width: 100, height: 32))
    #expect(scene.shown(3)?.minX == 324)
  }

  @Test func aVerticalDragScrollsTheCollection() {
    let scene = CompositionalScene(Array(repeating: 5, count: 10), cards(.continuous))
    scene.drag(
      from: CGPoint(x: 100, y: 250), by: CGVector(dx: 0, dy: -110), at: 0.1, seconds: 0.5)
    #expect(scene.clock.asCurrent { scene.view.contentOffset.y } == 100)
    #expect(scene.shown(0, 2)?.origin == CGPoint(x: 0, y: 100))
  }

  @Test func handlersTransformVisibleItems() {
    let section = cards(.groupPagingCentered, width: .fractionalWidth(0.8))
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.x)
      for item in items {
        let width = environment.container.contentSize.width
        let distance = abs(item.frame.midX - offset.x - width / 2)
        let scale = max(1 - distance / width, 0.5)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
    let scene = CompositionalScene([5], section)
    func scale(_ item: Int) -> CGFloat? {
      scene.clock.asCurrent {
        scene.view.cellForItem(at: IndexPath(item: item, section: 0))?.transform.a
      }
    }
    #expect(offsets.last == -37.5 && scale(0) == 1)
    // 300 of 375 away: the least scale.
    #expect(scale(1) == 0.5)
    scene.drag(
      from: CGPoint(x: 300, y: 50), by: CGVector(dx: -160, dy: 0), at: 0.1, seconds: 0.5)
    // The finger has moved by 10 points more than the content.
    let (first, second) = (scale(0) ?? 0, scale(1) ?? 0)
    let moved = offsets.last ?? 0
    #expect(moved > 100 && moved < 116)
    let scales = [abs(150 - moved - 187.5), abs(450 - moved - 187.5)].map { 1 - $0 / 375 }
    #expect(abs(first - scales[0]) < 1e-9 && abs(second - scales[1]) < 1e-9)
    scene.run(to: 4)
    #expect(scale(1) == 1)
    // The layout's own attributes are as before.
    #expect(scene.frame(1)?.width == 300)
  }

  @Test func handlersFollowTheCollection() {
    let section = rows()
    var last: (CGFloat, [Int]) = (0, [])
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      last = (offset.y, items.map(\.indexPath.item))
    }
    let scene = CompositionalScene([50], section)
    scene.perform { scene.view.contentOffset.y = 440 }
    scene.run(to: 0.1)
    #expect(last.0 == 440 && last.1 == Array(10...23))
  }

  @Test func pointsAndItemsFindEachOther() {
    let section = cards(.continuous)
    let scene = CompositionalScene(Array(repeating: 10, count: 8), section)
    scene.perform {
      scene.view.scrollToItem(
        at: IndexPath(item: 5, section: 7), at: [.centeredHorizontally, .bottom], animated: false)
    }
    scene.run(to: 0.1)
    // Item 5 is at 1000 to 1200: the middle is 1100 − 187.5.
    #expect(scene.shown(5, 7) == CGRect(x: 87.5, y: 500, width: 200, height: 100))
    #expect(scene.clock.asCurrent { scene.view.contentOffset } == CGPoint(x: 0, y: 200))
    let found = scene.clock.asCurrent {
      scene.view.indexPathForItem(at: CGPoint(x: 100, y: 750))
    }
    #expect(found == IndexPath(item: 5, section: 7))
    scene.perform {
      scene.view.scrollToItem(at: IndexPath(item: 0, section: 7), at: .left, animated: true)
    }
    scene.run(to: 1)
    #expect(scene.shown(0, 7)?.minX == 0)
  }

  @Test func tapsSelectItems() {
    let scene = CompositionalScene([10, 10], cards(.continuous))
    scene.perform {
      scene.view.scrollToItem(at: IndexPath(item: 4, section: 1), at: .left, animated: false)
    }
    scene.run(to: 0.1)
    scene.perform {
      let touch = TouchSequence(in: scene.window)
      touch.begin(at: CGPoint(x: 250, y: 150))
      touch.end()
    }
    #expect(scene.source.selected == [5])
  }

  @Test func insertionsMoveTheCells() {
    let scene = CompositionalScene([6, 6], cards(.continuous))
    scene.perform {
      scene.source.counts[0] = 7
      scene.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    scene.run(to: 0.15)
    // The old first cell is halfway between 0 and 200.
    let middle = scene.shown(1)?.minX ?? 0
    #expect(abs(middle - 100) < 1)
    scene.run(to: 1)
    #expect(scene.shown(1)?.minX == 200 && scene.shown(0)?.minX == 0)
  }

  @Test func deletedSectionsLeave() {
    let scene = CompositionalScene([6, 4], cards(.continuous))
    scene.perform {
      scene.view.scrollToItem(at: IndexPath(item: 3, section: 1), at: .right, animated: false)
      scene.source.counts = [4]
      scene.view.deleteSections([0])
    }
    scene.run(to: 0.15)
    let middle = scene.shown(3)?.minY ?? 0
    #expect(abs(middle - 50) < 1)
    scene.run(to: 1)
    // The section has kept its offset.
    #expect(scene.shown(3) == CGRect(x: 175, y: 0, width: 200, height: 100))
    let scrollers = scene.clock.asCurrent {
      scene.view.subviews.filter { $0 is UIScrollView }.count
    }
    #expect(scrollers == 1)
  }

  @Test func cellsAreReused() {
    let scene = CompositionalScene([100], cards(.continuous))
    scene.perform {
      for step in 1...100 {
        scene.view.scrollToItem(
          at: IndexPath(item: min(step, 98), section: 0), at: .left, animated: false)
        scene.view.layoutIfNeeded()
      }
    }
    let cells = scene.clock.asCurrent {
      scene.view.subviews.compactMap { $0 as? UIScrollView }.first?.subviews.count
    }
    #expect(scene.source.made > 90)
    #expect(cells == 2)
  }

  @Test func verticalSectionsScrollInHorizontalLayouts() {
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.absolute(150), .absolute(250)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = .groupPaging
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(50), .fractionalHeight(1)), elementKind: "header",
        alignment: .leading)
    ]
    let scene = CompositionalScene([4, 4], section) { $0.scrollDirection = .horizontal }
    #expect(scene.frame("header") == CGRect(x: 0, y: 0, width: 50, height: 600))
    #expect(scene.shown(1) == CGRect(x: 50, y: 250, width: 150, height: 250))
    #expect(scene.shown(0, 1)?.origin == CGPoint(x: 250, y: 0))
    scene.drag(
      from: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -60), at: 0.1, seconds: 0.1)
    scene.run(to: 3)
    #expect(scene.shown(1)?.origin == CGPoint(x: 50, y: 0))
    #expect(scene.shown(1, 1)?.origin == CGPoint(x: 250, y: 250))
  }

  @Test func anotherLayoutTakesTheCells() {
    let scene = CompositionalScene([6], cards(.continuous))
    scene.perform {
      scene.view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .left, animated: false)
    }
    scene.run(to: 0.1)
    #expect(scene.shown(2)?.minX == 0)
    scene.perform {
      scene.view.setCollectionViewLayout(
        UICollectionViewCompositionalLayout(section: rows()), animated: true)
    }
    // The cell begins where it was: its middle moves from (100, 50) to (187.5, 110).
    let begin = scene.shown(2) ?? .zero
    #expect(begin == CGRect(x: 0, y: 0, width: 200, height: 100))
    scene.run(to: 1)
    #expect(scene.shown(2) == CGRect(x: 0, y: 88, width: 375, height: 44))
    #expect(
      scene.clock.asCurrent { scene.view.subviews.allSatisfy { !($0 is UIScrollView) } })
  }
}
